// What belongs to a feature by itself: nobody has to be told that a 2048 game merges tiles. A phrase that nothing else was
// made of and that speaks of such a part is proven with the feature.

const game =
  "new game,start a game,starting a game,game over,win,winning,lose,score,scoring,restart,play,playing,continue playing,level,levels,lives,pause,instructions,rules,keyboard,controls";
const directions = "up,down,left,right";

/** The words for the parts of a feature, by its kind, parted by commas. Games share what all games have. */
const parts: Readonly<Record<string, string>> = {
  "game-2048": `${directions},tile,tiles,merge,merging,2048,revive,reviving`,
  snake: `${directions},food,grow,eat,collision,wall,walls`,
  memory: "card,cards,pair,pairs,flip,match,matching,moves",
  minesweeper: "mine,mines,flag,flags,reveal,cell,cells,grid",
  blocks: `${directions},rotate,rotating,drop,dropping,line,lines,row,rows,piece,pieces,shape,shapes,clear`,
  breakout: "ball,paddle,brick,bricks",
  "tic-tac-toe": "turn,turns,x,o,player,players,board",
  sudoku:
    "puzzle,puzzles,difficulty,difficulty levels,difficulty level,number,numbers,hint,hints,checking,solution,solutions,timing,time,times,best times,erase,erase numbers,enter,grid,notes",
  "connect-four": "disc,discs,computer,player,players,turn,turns,board,difficulty",
  "rock-paper-scissors": "choice,choices,computer,round,rounds,history",
  "typing-speed": "speed,accuracy,words per minute,wpm,text,texts,timer,time,typing,results,result",
  dice: "dice,die,roll,rolls,rolling,history,total",
  wheel: "wheel,spin,spinning,prize,prizes,winning record,winning records,winnings,draw,lottery",
  "word-game": "word,words,letter,letters,guess,guesses,hint",
  quiz: "question,questions,question bank,question display,answer,answers,score,scores,explanation,explanations,topic,topics,category,choosing a category,scoring,time limit,error,errors,analysis,result,results,pass mark",
  survey:
    "question,questions,fill out,filling out,submit,submitting,response,responses,answer,answers,review,data management,data collection,results,validation",
  about:
    "background,history,mission,vision,values,experience,story,introduction,company information,company introduction,life,biography,skills,portfolio,staffing business,leadership,purpose",
  timeline: "honors,honours,achievements,life,life experiences,career,milestones",
  contact: "in touch,contact,contact information,contact us,reach",
  services: "services,solutions,introduction,best practice,best practices,service descriptions,product descriptions,consulting,training",
  track: "unique,verification,verifying,authenticity,origin,circulation,path,inquiry",
  buy: "transaction confirmation,confirm the order,payment,order management",
  book: "booking confirmation,confirmation,voucher,vouchers,times,dates,availability,invoice,invoices",
  report: "reporting,report,reports,summarize,summarise,summary,financial data,market trends,analysis",
  form: "evidence,insights,submit",
  account: "filtering options,registration,login,photos,uploading photos,skills,certifications,qualifications",
  message: "contact them,communicate,private",
  join: "joining groups,join groups,collaborate,collaborating,groups",
  poll: "vote,votes,voting,option,options,result,results,cast,browse",
};

const asGames: ReadonlySet<string> = new Set(
  "game-2048,snake,memory,minesweeper,blocks,breakout,tic-tac-toe,wheel,word-game,sudoku,connect-four,rock-paper-scissors,typing-speed,dice".split(
    ",",
  ),
);

/** Whether a phrase speaks of a part of a feature of this kind. */
export function speaksOfPart(kind: string, phrase: string): boolean {
  const own = parts[kind];
  if (own === undefined) return false;
  const words = (asGames.has(kind) ? `${own},${game}` : own).split(",");
  const text = ` ${phrase.toLowerCase().replace(/[^\p{L}\p{N}' -]/gu, " ")} `;
  return words.some((word) => text.includes(` ${word} `));
}
