import { readSubject } from "../read-subject.ts";

/** The human body, first aid and habits. */
export const health = readSubject(
  {
    id: "health",
    title: "Health",
    words: /\b(?:health|medical|medicine|fitness|first aid|hospital|nurs(?:e|ing)|doctor|body|wellness|anatomy)\b/,
  },
  `
  Body | Which organ pumps blood through the body? | The heart | The liver | The lung | The kidney | The heart beats about 100,000 times a day.
  Body | How many chambers does the human heart have? | Four | Two | Three | Six | Two atria receive blood, two ventricles pump it out.
  Body | Which is the largest organ of the human body? | The skin | The brain | The stomach | The heart | The skin of an adult covers nearly two square metres.
  Body | What carries oxygen in the blood? | Red blood cells | White blood cells | Platelets | Enzymes | Their haemoglobin binds oxygen in the lungs.
  First aid | What do you do first with a small burn? | Cool it under running water | Put butter on it | Break the blisters | Cover it with cotton wool | Cool running water for about twenty minutes limits the damage.
  First aid | Someone has a nosebleed. How should they sit? | Upright, leaning slightly forward | With the head far back | Lying flat | Upside down | Leaning forward keeps the blood out of the throat.
  First aid | What is the purpose of chest compressions? | To keep blood flowing | To warm the chest | To wake someone who sleeps | To free the nose | Compressions pump blood to the brain until help comes.
  First aid | What helps most against heavy bleeding? | Firm pressure on the wound | Washing it for long | Moving around | Drinking coffee | Direct pressure slows the bleeding while help is called.
  Habits | How much exercise do adults need in a week, at least? | About 150 minutes at moderate effort | About 10 minutes | About 20 hours | None at all | The World Health Organization advises 150 to 300 minutes.
  Habits | How long do most adults need to sleep each night? | Seven to nine hours | Three to four hours | Eleven to twelve hours | Five hours at most | With less than seven hours, attention and health suffer.
  Habits | What stops the spread of germs best in daily life? | Washing hands with soap | Cold rooms | Loud talking | Thick clothes | Twenty seconds with soap remove most germs.
  Habits | Which vitamin does the skin make in sunlight? | Vitamin D | Vitamin C | Vitamin A | Vitamin B12 | Sunlight lets the skin make vitamin D, which bones need.`,
);
