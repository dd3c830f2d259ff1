// With which words the features of this group are asked for.
import type { FeatureWords } from "../unit/feature-words.ts";

/** The words of the group's features, by kind. */
export const workWords = {
  report: {
    verbs:
      "generate reports,create reports,view reports,print reports,download reports,choose a report format,select report formats,report on,generate settlements,generate statements",
    nouns:
      "report,reporting,report generation,summary report,settlement,settlement report,financial report,inventory report,patient report,sales report,progress report,expense report,account statement,statement,reporting capability,reporting tool,custom report,customized report,analysis report",
    otherwise: "export",
  },
  board: {
    verbs:
      "track progress,track project progress,move through stages,drag and drop,drag cards,drag tasks,move cards,move tasks,organize on a board,manage the pipeline,update the stage",
    nouns:
      "board,kanban,kanban board,task board,pipeline,sales pipeline,workflow,workflow board,progress tracking,status tracking,status workflow,project progress,stage",
    otherwise: "edit",
  },
  approve: {
    verbs:
      "approve,reject,approve or reject,review requests,review applications,approve requests,approve applications,review submissions,moderate,process claims,authorise,authorize,sign off",
    nouns:
      "approval,approval workflow,approval process,approval system,approval status,moderation,claims processing,leave approval,request approval,application review,data review,leave request review,reimbursement approval,reimbursement status",
    otherwise: "edit",
  },
  assign: {
    verbs: "assign,assign to,allocate,allocate resources,dispatch,delegate,manage resources,assign tasks,assign work",
    nouns:
      "assignment sheet,service assignment sheet,task assignment,resource allocation,resource management,work assignment,staff assignment,team assignment,assignee,dispatch,work dispatch,workload,resource planning",
    otherwise: "edit",
  },
  calendar: {
    verbs: "schedule,schedule sessions,schedule timelines,schedule project timelines,view a calendar,plan on a calendar",
    nouns:
      "calendar,event calendar,calendar view,schedule,scheduling,project scheduling,project timeline,timeline,gantt chart,timetable,monthly calendar,appointment calendar,session scheduling,session management,agenda,event agenda,conference agenda,agenda display,class timetable,class schedule,shift scheduling,shift schedule,event schedule",
    otherwise: "add",
  },
  log: {
    verbs:
      "log hours,log work hours,log time,track time,track work hours,track time spent,record results,record test results,record action steps,record follow-up steps,record visits,record payments,collect fees,collect patient fees,submit daily reports,submit real-time reports,add notes,take notes,record additional information,check in,check out of work,clock in,clock out,clock in and out,check in and out,record attendance,mark attendance",
    nouns:
      "time tracking,time tracker,work hours tracking,work hour,timesheet,hour log,activity log,action step,action step recording,follow-up step,follow-up step recording,follow-up,additional information recording,information recording,visit log,test result,laboratory result,real-time reporting,real-time report,daily report,work log,note-taking,payment collection,fee collection,check-in,check-out,clocking,attendance record,attendance tracking,attendance recording,clock-in",
    otherwise: "add",
  },
  track: {
    verbs:
      "track the circulation path,track circulation,trace,track orders,track shipments,track parcels,track packages,query the current status,query status,check the status,verify,verify authenticity,verify the authenticity,register products",
    nouns:
      "tracking,traceability,order tracking,shipment tracking,parcel tracking,package tracking,product tracking,circulation path,tracking number,unique id,unique product id,verification,product verification,authenticity,authenticity verification,status query,inquiry,delivery tracking",
    otherwise: "browse",
  },
  documents: {
    verbs:
      "upload,upload files,upload documents,attach files,attach documents,manage documents,manage files,store documents,submit documents,submit evidence,share files",
    nouns:
      "document management,file management,file upload,document upload,attachment,file sharing,document library,document storage,file storage,document sharing,file library,supporting document,electronic document",
    otherwise: "add",
  },
  roles: {
    verbs: "manage roles,manage permissions,control permissions,control access,switch roles,assign roles,grant permissions",
    nouns:
      "permission control,permission management,permission,role management,user role,role-based access,role-based access control,access control,admin panel,admin area,admin page,administration panel,administrator panel,student panel,company panel,user panel,employee panel,employer panel,seller panel,back office,authority management",
  },
  import: {
    verbs: "import,import data,import csv,import from csv,upload csv,bulk upload,bulk import,import from a spreadsheet",
    nouns: "import,data import,csv import,csv upload,bulk import,bulk upload,spreadsheet import,data collection import",
    otherwise: "add",
  },
} satisfies Record<string, FeatureWords>;
