import { EllipsisIcon } from "lucide-react";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "@/components/ui/accordion";
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
  AlertDialogTrigger,
} from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from "@/components/ui/dialog";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Popover, PopoverContent, PopoverTitle, PopoverTrigger } from "@/components/ui/popover";
import { Progress } from "@/components/ui/progress";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { Toggle } from "@/components/ui/toggle";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import { Tooltip, TooltipContent, TooltipTrigger } from "@/components/ui/tooltip";
import { toast } from "@/lib/toast";
import type { Section } from "../section";

const QUESTIONS = [
  { question: "How long does it keep?", answer: "Three days in the refrigerator, well covered." },
  { question: "Can it be frozen?", answer: "Yes, before it is baked." },
];

const MEALS = [
  { value: "Breakfast", text: "Porridge with berries." },
  { value: "Dinner", text: "A curry of lentils." },
];

const openers = (
  <div className="flex flex-wrap items-center gap-3">
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline">Dialog</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogTitle>Share the recipe</DialogTitle>
        <DialogDescription>Everybody with the link can read it.</DialogDescription>
      </DialogContent>
    </Dialog>
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="destructive">Alert dialog</Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>Delete all recipes?</AlertDialogTitle>
          <AlertDialogDescription>This cannot be taken back.</AlertDialogDescription>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel>Keep them</AlertDialogCancel>
          <AlertDialogAction onClick={() => toast("Deleted.")}>Delete</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline">
          <EllipsisIcon />
          Menu
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onClick={() => toast("Copied.")}>Copy</DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem variant="destructive">Delete</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline">Popover</Button>
      </PopoverTrigger>
      <PopoverContent>
        <PopoverTitle>Nutrition</PopoverTitle>
        420 kcal in a serving.
      </PopoverContent>
    </Popover>
    <Tooltip>
      <TooltipTrigger asChild>
        <Button variant="outline">Tooltip</Button>
      </TooltipTrigger>
      <TooltipContent>A hint</TooltipContent>
    </Tooltip>
    <Toggle defaultPressed>Vegetarian</Toggle>
    <Toggle>Quick</Toggle>
  </div>
);

export const section: Section = {
  title: "Overlays and disclosure",
  element: (
    <>
      {openers}
      <ToggleGroup aria-label="Size" defaultValue={["Small"]}>
        <ToggleGroupItem value="Small">Small</ToggleGroupItem>
        <ToggleGroupItem value="Large">Large</ToggleGroupItem>
      </ToggleGroup>
      <Tabs defaultValue="Breakfast">
        <TabsList aria-label="Meals">
          {MEALS.map(({ value }) => (
            <TabsTrigger key={value} value={value}>
              {value}
            </TabsTrigger>
          ))}
        </TabsList>
        {MEALS.map(({ value, text }) => (
          <TabsContent key={value} value={value}>
            {text}
          </TabsContent>
        ))}
      </Tabs>
      <Progress aria-label="Cooked" value={3} max={5} />
      <Card className="px-6 py-0">
        <Accordion defaultValue={[QUESTIONS[0]?.question]}>
          {QUESTIONS.map(({ question, answer }) => (
            <AccordionItem key={question} value={question}>
              <AccordionTrigger level="h2">{question}</AccordionTrigger>
              <AccordionContent>{answer}</AccordionContent>
            </AccordionItem>
          ))}
        </Accordion>
      </Card>
    </>
  ),
};
