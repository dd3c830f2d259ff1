// Who uses a product, as specifications call them.

function words(list: string): readonly string[] {
  return list.split(",");
}

const plain = words(
  "user,users,visitor,visitors,people,everyone,anyone,customer,customers,client,clients,member,members,guest,guests,reader,readers,viewer,viewers,participant,participants,player,players,kid,kids,child,children,parent,parents,individual,individuals,person,persons,audience,subscriber,subscribers,community,public",
);
const roles = words(
  "student,students,teacher,teachers,instructor,instructors,employee,employees,employer,employers,manager,managers,admin,admins,administrator,administrators,company,companies,worker,workers,seller,sellers,buyer,buyers,vendor,vendors,owner,owners,tenant,tenants,landlord,landlords,doctor,doctors,patient,patients,nurse,nurses,coach,coaches,mentor,mentors,author,authors,editor,editors,agent,agents,host,hosts,organizer,organizers,organiser,organisers,volunteer,volunteers,donor,donors,staff,team,teams,driver,drivers,passenger,passengers,freelancer,freelancers,recruiter,recruiters,candidate,candidates,applicant,applicants,moderator,moderators,engineer,engineers,lawyer,lawyers,farmer,farmers,artist,artists,musician,musicians,developer,developers,researcher,researchers,scholar,scholars,officer,officers,operator,operators,technician,technicians,detective,detectives,barber,barbers,stylist,stylists,chef,chefs,traveler,travelers,traveller,travellers,shopper,shoppers,learner,learners,trainer,trainers,renter,renters,bidder,bidders,investor,investors,fan,fans,alumni,resident,residents,citizen,citizens,superior,superiors,supplier,suppliers,librarian,librarians,cook,cooks,couple,couples,photographer,photographers,homeowner,homeowners,shopkeeper,shopkeepers,backpacker,backpackers,commuter,commuters,blogger,bloggers,writer,writers,gamer,gamers,cashier,cashiers,accountant,accountants,supervisor,supervisors,borrower,borrowers,entrepreneur,entrepreneurs,hobbyist,hobbyists,enthusiast,enthusiasts,bride,brides,classmate,classmates,colleague,colleagues,friend,friends",
);

/** Everyone whom a specification may speak of as using the product. */
export const audiences: ReadonlySet<string> = new Set([...plain, ...roles]);

/** Those among them who are everybody: a product keeps no list of them. */
export const everyone: ReadonlySet<string> = new Set(
  words(
    "user,users,visitor,visitors,people,everyone,anyone,viewer,viewers,participant,participants,kid,kids,child,children,individual,individuals,person,persons,audience,community,public",
  ),
);
