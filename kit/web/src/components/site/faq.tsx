import { Section, type SectionProps } from "@/components/layout/section";
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionTrigger,
} from "@/components/ui/accordion";
import { Card } from "@/components/ui/card";

interface FaqProps extends SectionProps {
  questions: readonly { question: string; answer: string }[];
}

/** Questions, each opening to its answer. */
export function Faq({ questions, ...section }: FaqProps) {
  return (
    <Section {...section}>
      <Card className="px-6 py-0 sm:px-8">
        <Accordion multiple>
          {questions.map(({ question, answer }) => (
            <AccordionItem key={question} value={question}>
              <AccordionTrigger>{question}</AccordionTrigger>
              <AccordionContent className="max-w-prose text-muted-foreground">
                {answer}
              </AccordionContent>
            </AccordionItem>
          ))}
        </Accordion>
      </Card>
    </Section>
  );
}
