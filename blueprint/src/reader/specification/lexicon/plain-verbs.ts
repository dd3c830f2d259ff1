// Verbs that ask for nothing that is built by themselves, so that they are not taken for things: "pause and *skip* songs".
const verbs =
  "skip,pause,resume,rewind,listen,watch,switch,undo,redo,hire,solve,escape,borrow,return,lend,clock,navigate,forward,compose,listen,explore,hide,preview,adopt,volunteer,donate,attend,earn,unlock,solve,draw,paint,cook,ask,request,report,transfer,withdraw,top,enjoy,meet,invite,sell,refer,like,dislike,react,cancel,renew,extend,swap,exchange,travel,walk,run,win,lose,bet,spin,roll,flip,jump,shoot,guess,type,speak,practise,practice,improve,choose,pick,customize,customise,configure,adjust,rotate,drag,drop,zoom,block,mute,unsubscribe,unfollow,connect,communicate,collaborate,check,respond,accept,decline,deliver,receive,serve,prepare,ship,pack,process,validate,verify,print,sign,launch,deploy,test,debug,install";

const infinitives: ReadonlySet<string> = new Set(verbs.split(","));

/** Whether a lower-case word is the infinitive of a verb that is about no rows. */
export function isPlainVerb(word: string): boolean {
  return infinitives.has(word);
}
