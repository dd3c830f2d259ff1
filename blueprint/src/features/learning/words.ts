// With which words the features of this group are asked for.
import type { FeatureWords } from "../unit/feature-words.ts";

/** The words of the group's features, by kind. */
export const learningWords = {
  quiz: {
    verbs:
      "take a quiz,practice questions,practise questions,answer questions,answer quiz questions,select practice questions,test their knowledge,answer timed questions,answer multiple-choice questions,compete in quizzes,take quizzes,play quizzes,play quiz games,play trivia,play a trivia game,compete in trivia,answer contest questions,take an exam,take simulated exams,take exams,take a test,take tests,sit an exam,view error analysis,view exam scores",
    nouns:
      "quiz,question bank,practice question bank,practice question,practice test,multiple-choice question,knowledge test,quiz game,self test,quiz arena,quiz app,quiz site,quiz platform,timed question,quiz question,multiple choice question,trivia,trivia game,trivia contest,trivia night,quiz show,quiz contest,quiz competition,knowledge contest,knowledge competition,timed quiz,exam,simulated exam,mock exam,exam simulation,practice exam,online exam,examination,online test,error analysis,exam score,test result",
  },
  leaderboard: {
    verbs:
      "view the leaderboard,view rankings,compare their performance,compare scores,compete on the leaderboard,see their ranking,check the ranking,see their position on the leaderboard,climb the leaderboard,see the rankings",
    nouns:
      "leaderboard,ranking,ranking list,rankings,high score,high score list,player ranking,team ranking,leader board,score board,scoreboard,standings,league table",
  },
  rewards: {
    verbs: "earn badges,earn points,earn rewards,receive rewards,collect badges,unlock achievements,win badges,receive recognition",
    nouns: "badge,reward,achievement,reward system,badge system,points system,gamification,recognition,trophy,daily check-in,reward point",
  },
  survey: {
    verbs:
      "fill out a survey,fill out the survey,fill in a questionnaire,take a survey,complete a survey,fill out relevant surveys,submit feedback,give feedback,provide feedback,submit health information,collect feedback,create surveys,answer surveys,build surveys,complete surveys,take surveys,collect responses,analyze surveys,view response statistics,view survey results",
    nouns:
      "survey,questionnaire,feedback form,satisfaction survey,customer survey,survey form,survey result,user feedback,feedback collection,customer feedback,survey creation,survey builder,online survey,response collection,response statistics",
  },
  assessment: {
    verbs:
      "complete a personality assessment,take an assessment,take a personality test,assess themselves,complete assessments,evaluate their skills,take a placement test,take a level test",
    nouns:
      "assessment,personality assessment,personality test,skills assessment,skill assessment,self-assessment,self assessment,psychological test,career test,placement test,level test,aptitude test",
  },
  lessons: {
    verbs:
      "learn,study,learn course content,learn courses,take courses,take a course,follow a course,complete lessons,start learning,watch lessons,complete modules",
    nouns:
      "lesson,course content,course module,learning module,learning material,study material,learning progress,course progress,curriculum,tutorial,learning path,certification pathway,certification path",
  },
  assignment: {
    verbs:
      "submit assignments,submit an assignment,submit homework,hand in assignments,query grades,query their own learning grades,view grades,check grades,grade assignments",
    nouns: "assignment,homework,homework submission,assignment submission,grade book,gradebook,coursework,learning grade",
  },
  flashcards: {
    verbs: "study flashcards,flip cards,memorize words,memorise words,review flashcards,learn vocabulary",
    nouns: "flashcard,flash card,flashcard deck,study card,vocabulary card,spaced repetition",
  },
} satisfies Record<string, FeatureWords>;
