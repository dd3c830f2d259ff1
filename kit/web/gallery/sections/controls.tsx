import { PlusIcon } from "lucide-react";
import { FieldInput } from "@/components/fields/field-input";
import { NameAvatar } from "@/components/name-avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from "@/components/ui/card";
import { Empty, EmptyContent, EmptyDescription, EmptyTitle } from "@/components/ui/empty";
import { recipes } from "@/entities/recipes";
import { toast } from "@/lib/toast";
import type { Section } from "../section";

const undo = { label: "Undo", onClick: () => toast("Brought back.") };

export const section: Section = {
  title: "Controls",
  element: (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button>
          <PlusIcon />
          Default
        </Button>
        <Button variant="outline">Outline</Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="destructive">Destructive</Button>
        <Button variant="link">Link</Button>
        <Button disabled>Disabled</Button>
        <Button variant="outline" onClick={() => toast("Deleted “Crêpes”.", { action: undo })}>
          Show a notice
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Badge>Default</Badge>
        <Badge variant="secondary">Secondary</Badge>
        <Badge variant="outline">Outline</Badge>
        <Badge variant="destructive">Destructive</Badge>
        <NameAvatar name="Ada Lovelace" />
      </div>
      <Card className="max-w-md">
        <CardHeader>
          <CardTitle>A card</CardTitle>
        </CardHeader>
        <CardContent>With a heading, content, and a foot.</CardContent>
        <CardFooter>
          <Button variant="outline">Open</Button>
        </CardFooter>
      </Card>
      <Card className="max-w-3xl">
        <div className="grid gap-6 sm:grid-cols-2">
          {Object.entries(recipes.fields).map(([name, field]) => (
            <FieldInput key={name} field={field} name={name} />
          ))}
        </div>
      </Card>
      <Empty>
        <EmptyTitle>No recipes yet</EmptyTitle>
        <EmptyDescription>Add the first recipe.</EmptyDescription>
        <EmptyContent>
          <Button>Add recipe</Button>
        </EmptyContent>
      </Empty>
    </>
  ),
};
