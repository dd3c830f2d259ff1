// Words of a specification that stand for the product or for a part of it and ask for nothing by themselves.

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(","));
}

/** The product itself: "the website should …". */
export const productNouns: ReadonlySet<string> = words(
  "website,site,webpage,web-page,app,application,webapp,web-app,platform,system,portal,tool,software,program,product,service,solution,mini-program,page,homepage,game,forum,dashboard,interface,project,blog,shop,store,marketplace,hub,network,community",
);

/** "Functionalities for …", "features such as …", "sections for …": what comes after them is the list. */
export const listNouns: ReadonlySet<string> = words(
  "functionality,functionalities,function,functions,feature,features,capability,capabilities,ability,abilities,section,sections,page,pages,module,modules,option,options,area,areas,component,components,element,elements,thing,things,functionallity",
);

/** What may follow a feature without changing it: "chat *functionality*", "a search *bar*". */
export const featureTails: ReadonlySet<string> = words(
  "functionality,functionalities,function,functions,feature,features,capability,capabilities,module,modules,system,tool,tools,component,service,support,interface,integration,mechanism,process,operation,operations,activity,activities,facility,button,part",
);

/** "Policy management", "product registration": the thing before it is kept, and this is done with it. */
export const handlings: ReadonlySet<string> = words(
  "sign-up,signup,posting,publishing,generation,issuing,management,administration,maintenance,handling,control,organization,organisation,recording,logging,creation,creator,editing,modification,updating,entry,registration,registry,inventory,collection,storage,archive,formulation,planning,tracking,monitoring,manager,tracker",
);

/** "Property listings", "course catalog", "customer information": the thing before it is shown. */
export const showings: ReadonlySet<string> = words(
  "listing,listings,list,lists,catalog,catalogue,catalogs,showcase,showcasing,display,displaying,information,info,detail,details,data,record,records,page,pages,section,sections,profile,profiles,database,directory,gallery,update,updates,content,overview,introduction,introductions,description,descriptions,announcement,announcements,offering,offerings,browsing,viewing,identification,inquiry,query,querying,presentation,sheet,sheets,resource,resources,status,history,panel,submission,submissions,results,result,performance,statistics,stats,ranking,rankings,standings,analysis",
);

/** Nouns that name no thing that could be kept, whatever is done with them. */
export const abstracts: ReadonlySet<string> = words(
  "interest,choice,need,preference,option,criterion,criteria,condition,operation,situation,way,time,experience,idea,opinion,thought,knowledge,insight,truth,performance,result,decision,analysis,purpose,business,industry,world,public,society,people,attention,help,support,requirement,function,purposes,efficiency,quality,privacy,security,safety,identity,access,permission,communication,interaction,engagement,collaboration,participation,competition,skill,ability,life,style,layout,design,color,colour,theme,speed,navigation,website,site,platform,page,section,homepage,home,screen,interface,system,application,app,user,account,password,number,amount,name,email,date,title,type,kind,category,status,detail,information,data,content,area,place,location,field,form,input,search,filter,list,menu,view,history,record,entry,item,thing,object,product information,overview,summary,basis,aspect,part,element,medium,mean,goal setting,task management,country,city,region,age,gender,background,money,price,cost,value,rate,reward,recognition,fun,joy,feedback,progress,score,ranking,rank,level,word,keyword,question answer,response,process,step,action,activity,habit,trend,market,competitor,term,policy compliance,regulation,law,issue,problem,solution,benefit,advantage,success,growth,development,change,update,future,past,present,today,version,style guide,mode,setting,dropdown menu,menu item,button,link,icon,image,picture,photo,avatar,video,audio,file,text,language,code,id,ids,air,trend,visitor,helpfulness,interaction,mystery",
);
