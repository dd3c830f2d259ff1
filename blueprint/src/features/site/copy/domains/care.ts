// Health, beauty and animals: people come for a visit.
import { type Domain, offers, questions } from "../domain.ts";

/** Domains of care. */
export const careDomains: readonly Domain[] = [
  {
    id: "clinic",
    words:
      "clinic,hospital,doctor,medical practice,health centre,health center,healthcare,medical,physician,patient,telemedicine,nursing,therapist,therapy,physiotherapy,mental health,pharmacy",
    way: "visit",
    people: "patients",
    gives: "good care close to home",
    motif: "waves",
    headlines: ["Care that takes its time", "Good health begins with being heard", "Medicine with a human measure"],
    line: "Thorough check-ups, clear words and appointments that begin on time.",
    mission: "To keep people well, to treat them early when they are not, and to explain every step in words that they can use.",
    offers: offers(`
      Stethoscope|General check-ups|A calm, complete look at your health, with results explained in plain words.
      HeartPulse|Heart and circulation|Blood pressure, risk checks and steady support for a heart that has to last.
      Baby|Children and families|Growth checks, vaccinations and advice for every age under one roof.
      Microscope|Laboratory tests|Samples taken on site, and findings discussed before anything else is decided.
      Activity|Long-term conditions|A plan for diabetes, asthma or pain that fits into ordinary days.
      Video|Remote consultations|A conversation from home when the way to us is longer than the question.`),
    questions: questions(`
      What should I bring to the first visit?|Bring a list of the medicines that you take and any earlier findings. If you have neither, come as you are.
      How soon can I be seen?|Urgent complaints are seen first. For everything else, choose the day that suits you.`),
  },
  {
    id: "dental",
    words: "dentist,dental,orthodontist,teeth,dental clinic",
    way: "visit",
    people: "patients",
    gives: "healthy teeth without worry",
    motif: "blobs",
    headlines: ["A smile that stays", "Gentle dentistry, clearly explained", "Healthy teeth, calm visits"],
    line: "Prevention first, careful treatment where it is needed, and no surprises on the bill.",
    mission: "To keep natural teeth healthy for as long as possible, and to make every visit easier than the one before.",
    offers: offers(`
      Smile|Check-up and cleaning|Twice a year, half an hour: most trouble never begins.
      ShieldCheck|Fillings and repairs|Materials that match your teeth and last for years.
      Sparkles|Whitening|A brighter shade, reached gently and only where teeth allow it.
      AlignCenter|Braces and aligners|Straight teeth at any age, planned step by step.
      Baby|Children's dentistry|First visits that are more of a game than a treatment.
      Clock|Emergency visits|Pain is seen on the same day.`),
    questions: questions(`
      Does it hurt?|Almost nothing has to. We numb the place first and stop whenever you raise a hand.
      How often should I come?|Twice a year is right for most people; we tell you if less or more is better for you.`),
  },
  {
    id: "beauty",
    words: "beauty,salon,beauty salon,hair salon,hairdresser,barber,barbershop,spa,nail,cosmetic,skincare,makeup,massage,wellness,tattoo",
    way: "visit",
    people: "guests",
    gives: "time that does them good",
    motif: "blobs",
    headlines: ["Look like yourself, rested", "An hour that is only yours", "Beauty in good hands"],
    line: "Hair, skin and quiet: treatments that begin with a conversation.",
    mission: "To send everyone out lighter than they came in, with a look that still works on an ordinary Tuesday.",
    offers: offers(`
      Scissors|Cut and style|A cut that falls right without an hour before the mirror.
      Palette|Colour|From a soft glow to a clear statement, mixed for your hair.
      Sparkles|Facial treatments|Cleansing, care and colour for skin that has seen a long week.
      Hand|Hands and nails|Tidy, strong and, if you like, in every colour there is.
      Flower2|Massage|Slow pressure where shoulders carry too much.
      Gift|Gift cards|For someone who deserves a quiet hour.`),
    questions: questions(`
      Do I need an appointment?|It is safer to have one. If a chair is free, you are welcome without.
      Which products do you use?|Mild ones that are not tested on animals. Tell us about allergies and we choose others.`),
  },
  {
    id: "fitness",
    words:
      "fitness,gym,yoga,pilates,crossfit,workout,personal trainer,exercise,martial art,dance studio,running club,sport club,health and fitness",
    way: "account",
    people: "members",
    gives: "training that fits their lives",
    motif: "rays",
    headlines: ["Stronger, one session at a time", "Move more. Feel better.", "Training that you will keep up"],
    line: "Classes, coaching and equipment for every level, early to late.",
    mission: "To make movement a habit that people look forward to, whatever shape they begin in.",
    offers: offers(`
      Dumbbell|Strength training|Free weights and machines, with a plan that grows as you do.
      HeartPulse|Cardio and endurance|Rowing, running and cycling, with a goal for every week.
      Flower2|Yoga and mobility|Slow classes for backs that sit too much.
      Users|Group classes|Company, music and a coach who knows your name.
      UserCheck|Personal coaching|One hour, one coach, one plan: yours.
      Apple|Nutrition advice|Eating well without counting everything.`),
    questions: questions(`
      I have not trained for years. Where do I begin?|With a trial session: we look at what you can do today and build from there.
      Can I pause my membership?|Yes, for travel, illness or a new child. Write to us and say for how long.`),
  },
  {
    id: "pets",
    words: "pet,veterinary,vet,animal,dog,cat,animal shelter,pet shop,pet care,grooming,zoo,wildlife",
    way: "visit",
    people: "animals and their people",
    gives: "a healthy life side by side",
    motif: "leaves",
    headlines: ["For those who cannot say where it hurts", "Good care on four paws", "Every animal, gently"],
    line: "Check-ups, care and honest advice for animals of every size.",
    mission: "To treat animals as we would want our own to be treated, and to make their people confident in caring for them.",
    offers: offers(`
      Stethoscope|Health checks|From nose to tail, with a record that you can take along.
      Syringe|Vaccinations|The ones that are needed, when they are needed.
      Scissors|Grooming|Coat, claws and ears, without stress.
      Bone|Nutrition|Food that suits age, weight and temperament.
      Home|Boarding|A second home while you are away.
      GraduationCap|Training|Small steps that both ends of the lead enjoy.`),
    questions: questions(`
      My animal is afraid of visits. What can we do?|Come at a quiet hour and wait outside: we call you in when the room is free.
      What should I bring?|The vaccination record, a blanket that smells of home, and the favourite treat.`),
  },
];
