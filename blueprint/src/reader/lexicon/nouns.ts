// Nouns and small words with a part to play: what an application is called, who uses it, and what says nothing.

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(","));
}

/** Words for an application, or for the place in it where things are kept. */
export const containers = words(
  "smth,sth,app,application,website,site,webapp,web-app,platform,system,tool,tracker,log,logbook,journal,diary,list,box,manager,organiser,organizer,planner,catalogue,catalog,collection,database,db,directory,register,registry,dashboard,portal,board,keeper,vault,hub,archive,index,software,program,programme,page,webpage,book,notebook,logger,record,tracking,management,organisation,organization,solution,mini-program,interface,cms,management system,thing,something,one,product,project,service,web,ui,mvp,prototype,overview,admin,panel,calculator,sheet,spreadsheet,bank,file,monitor,recorder,store,manage,helper,assistant,companion,bot,wiki,space,corner,records,tracker-app,counter",
);

/** Containers that never name a thing by themselves and so never are one. */
export const plainContainers = words(
  "smth,app,application,website,site,webapp,web-app,platform,system,tool,tracker,software,program,programme,solution,mini-program,portal,dashboard,webpage,database,db,interface,mvp,prototype,manager,organiser,organizer,planner,log,logger,logbook,page,thing,something,web,ui,cms,product,hub,keeper,tracking,management,overview,admin,panel,helper,assistant,list,directory,catalogue,catalog,register,collection,section,area,view,screen,menu,tab,module",
);

/** Family: an app is for them, and a list of parts that names them goes on to say for whom it is. */
export const relatives = words(
  "wife,husband,partner,girlfriend,boyfriend,mom,mum,dad,mother,father,grandma,grandpa,grandmother,grandfather,son,daughter,brother,sister",
);

/** Who uses the app: these can do things, and are not kept in it. */
export const actors: ReadonlySet<string> = new Set([
  ...relatives,
  ...words(
    "i,we,you,it,they,he,she,user,people,everyone,everybody,anyone,someone,somebody,one,visitor,staff,admin,administrator,manager,owner,team,us,me,person,customer,member,employee,player,reader,buyer,seller,student,teacher,client,guest,parent,company,coach,colleague,kid,child,friend,family,volunteer,operator,engineer,moderator,author,nurse,doctor,patient",
  ),
]);

/** Nouns for whatever is meant already. */
export const generics = words(
  "functionality,functionalities,feature,function,capability,option,ability,possibility,profile,functionality,user profile,form,button,account,progress,item,entry,record,thing,information,info,detail,data,content,everything,them,it,those,these,one,result,all,any,row,list,object,element,stuff,this,that,each,something,anything,field,value,attribute,column,history,page,other,type",
);

/** Tails that add nothing to a noun: booking *records*, product *information*. */
export const hollowTails = words(
  "functionality,feature,function,record,entry,item,information,info,detail,data,list,history,log,system,management,tracking,collection,profile,page,section,database,tracker,status,catalog,catalogue,app,manager,overview,library,calendar",
);

/** What may stand before a noun and says nothing. */
export const hollowWords = words(
  "smth,sth,me,us,a,an,the,my,our,your,their,his,her,its,all,each,every,some,any,different,various,new,own,other,existing,simple,basic,personal,small,big,little,nice,cool,good,great,beautiful,modern,clean,minimal,minimalist,elegant,easy,quick,fast,online,web,web-based,mobile,responsive,free,full,complete,single,multiple,several,many,few,more,these,those,this,that,such,certain,given,specific,relevant,related,of,own,very,really,just,only,user-friendly,easy-to-use,intuitive,comprehensive,advanced,local,daily,also,please,interactive,short,long,couple,lot,lots,bunch,set,list,kind,kinds,sort,type,types,available,unnecessary,old,current,individual,detailed,main,whole,entire,following,which,pretty,lovely,little,smart,custom,sleek,stylish,lightweight,powerful,digital,virtual,another,both,up,out,both,optional,both,possible,important,necessary,private,unique,certain,exact,actual,working,good-looking,tiny,super,suitable,potential,latest,recent,upcoming,popular,corresponding,desired,matching,appropriate,others,others',one,two,three,four,five,six,own",
);

/** Verbs that ask for something to be built. */
export const builders = words(
  "build,make,create,design,develop,implement,generate,write,give,need,want,do,produce,code,craft,prepare,construct,set,have,get,like,love,looking,look,wanna,bake,program,deliver,please,put,imagine,start",
);

/** Politeness and filler at the start of a sentence. */
export const fillers = words(
  "whether,pls,plz,smth,sth,asap,thx,please,hi,hello,hey,ok,okay,well,so,now,then,just,also,finally,additionally,furthermore,moreover,here,there,is,are,be,been,was,were,am,i'd,i'm,i've,i'll,can,could,would,will,you,me,us,for,to,i,we,quickly,easily,simply,automatically,too,maybe,perhaps,really,it,it's,they,them,him,her,do,does,thanks,thank,actually,basically,ideally,especially,particularly,currently,quick,later,often,always,both,either,like,mainly,mostly,all,at,once,etc,lot,able,should,let's,lets,let,we'd,we're,there's,that's,not,by,very,own,directly,efficiently,securely,together,afterwards,again,whenever,anytime,someone,ones,around,what,how,as,well,else,even,still,everywhere,today,anything,something,stuff,things,everything,in,of,on,the,a,an,my,our,need,want,wants,needs,more,than,thats,im,id,ive,dont,them,possible,necessary,where,which,who,much,helps,help,possibly,other,information,content,details,data,relevant,related,various,different",
);

/** Words about the app's manner that every app here fulfils. */
export const givens = words(
  "responsive,mobile,phone,phones,desktop,tablet,devices,device,browser,offline,fast,simple,easy,clean,modern,nice,beautiful,intuitive,user-friendly,friendly,accessible,usable,minimal,minimalist,interface,design,look,feel,navigation,speed,layout,local,storage,locally,reload,saved,save,data,optimised,optimized,smooth,keyboard,use,uncluttered,good-looking,pretty,elegant,private,works,work,looks,feels,quick,lightweight",
);
