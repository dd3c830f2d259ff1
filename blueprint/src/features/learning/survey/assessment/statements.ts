// What an assessment asks: statements about oneself, two for each side of the profile, and what a high or a low value says.

/** A side of the profile. `high` and `low` follow "You". */
export interface AssessedSide {
  name: string;
  statements: readonly [string, string];
  high: string;
  low: string;
}

/** An assessment by its subject. */
export interface Assessment {
  id: string;
  title: string;
  words: RegExp;
  sides: readonly AssessedSide[];
}

/** Reads a side from one line: name | statement | statement | high | low. */
function side(line: string): AssessedSide {
  const [name = "", one = "", other = "", high = "", low = ""] = line.split(" | ");
  return { name, statements: [one, other], high, low };
}

const personality: Assessment = {
  id: "personality",
  title: "Personality assessment",
  words: /\bpersonalit/,
  sides: [
    "Openness | I like to try new things. | I enjoy thinking about ideas. | are curious and look for what is new | value what is proven and familiar",
    "Organisation | I plan before I begin. | I finish what I start. | work with a plan and see things through | stay flexible and decide as you go",
    "Sociability | I gain energy among people. | I speak up in a group. | draw energy from company | recharge in quiet and choose your company",
    "Warmth | I notice how others feel. | I like to help, even unasked. | put yourself in the place of others | speak plainly and judge by facts",
    "Calm | I stay calm under pressure. | I get over setbacks quickly. | keep a cool head when it matters | feel things strongly and react quickly",
    "Drive | I set myself demanding goals. | I like to take the lead. | push for goals and take the lead | support others and set a steady pace",
  ].map(side),
};

const skills: Assessment = {
  id: "skills",
  title: "Skills assessment",
  words: /\b(?:skills?|competenc\w*|career|professional|abilit\w*)\b/,
  sides: [
    "Communication | I explain things so that others understand. | I listen before I answer. | make yourself understood | can gain by practising to explain and to listen",
    "Teamwork | I share what I know. | I settle disagreements fairly. | make teams work better | can gain by working more closely with others",
    "Problem solving | I break large problems into small ones. | I test an idea before I rely on it. | solve problems step by step | can gain by taking problems apart",
    "Digital skills | I learn new software quickly. | I find reliable information online. | are at ease with digital tools | can gain by trying out new tools",
    "Organisation | I keep my deadlines. | I know what matters most today. | keep your work in order | can gain by planning your day",
    "Learning | I ask for feedback. | I learn from mistakes. | keep growing on purpose | can gain by asking for feedback",
  ].map(side),
};

const wellbeing: Assessment = {
  id: "wellbeing",
  title: "Wellbeing assessment",
  words: /\b(?:well-?being|mental health|stress|health|lifestyle|mood)\b/,
  sides: [
    "Sleep | I sleep well on most nights. | I wake up rested. | are well rested | could use more or better sleep",
    "Movement | I am active on most days. | I spend time outdoors. | move enough | could use more movement",
    "Calm | I can switch off after work. | I rarely feel rushed. | find time to unwind | could use more breaks",
    "Connection | I have people to talk to. | I spend time with friends or family. | are well connected | could reach out more",
    "Energy | I have energy for what I want to do. | I eat regular meals. | have energy for your day | could look after your energy",
  ].map(side),
};

const assessments: readonly Assessment[] = [personality, skills, wellbeing];

/** The assessment of this id; personality for an unknown one. */
export function assessmentOf(id: string): Assessment {
  return assessments.find((assessment) => assessment.id === id) ?? personality;
}

/** The assessment that the words ask for, looked for in the first words and only then in the next; personality where none is named. */
export function assessmentIn(...words: readonly string[]): Assessment {
  return (
    words.map((text) => assessments.find((assessment) => assessment.words.test(text))).find((found) => found !== undefined) ?? personality
  );
}
