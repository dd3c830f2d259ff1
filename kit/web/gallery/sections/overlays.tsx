import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "@/components/ui/accordion";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from "@/components/ui/dialog";
import { Progress } from "@/components/ui/progress";
import type { Section } from "../section";

const QUESTIONS = [
  { question: "How long does it keep?", answer: "Three days in the refrigerator, well covered." },
  { question: "Can it be frozen?", answer: "Yes, before it is baked." },
];

const dialog = (
  <Dialog>
    <DialogTrigger asChild>
      <Button variant="outline">Dialog</Button>
    </DialogTrigger>
    <DialogContent>
      <DialogTitle>Share the recipe</DialogTitle>
      <DialogDescription>Everybody with the link can read it.</DialogDescription>
    </DialogContent>
  </Dialog>
);

export const section: Section = {
  title: "Overlays and disclosure",
  element: (
    <>
      <div>{dialog}</div>
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
