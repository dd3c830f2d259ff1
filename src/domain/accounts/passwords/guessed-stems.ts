const WORDS = `
password passwort passw passwd pass contrasena motdepasse senha parola haslo wachtwoord adgangskode salasana losenord parool
letmein welcome willkommen bienvenue benvenuto bienvenido welkom login logon signin secret geheim access changeme change trustno
admin administrator root user username guest test tester testing testtest demo default master superuser system server public
temp temppass temporary iloveyou iloveu loveyou lovely lover love forever always iloveme teamo jetaime tequiero tiamo
monkey dragon sunshine princess football baseball basketball soccer hockey tennis golf cricket rugby volleyball swimming
superman batman spiderman ironman wolverine deadpool avengers starwars startrek pokemon pikachu naruto minecraft fortnite roblox
matrix mustang corvette ferrari porsche mercedes camaro harley yamaha honda toyota nissan jaguar chevy ford dodge bmw audi
shadow michael jordan jennifer jessica ashley daniel andrew joshua matthew anthony robert thomas charlie george william david
richard james john joseph christopher nicholas alexander alexandra andrea nicole amanda samantha michelle melissa stephanie
elizabeth victoria hannah taylor madison brandon justin tyler austin jackson dallas boston chicago london paris berlin madrid
liverpool chelsea arsenal manchester barcelona realmadrid juventus yankees lakers cowboys steelers eagles packers patriots
hunter killer buster ranger tigger ginger pepper cookie cheese chocolate banana orange apple cherry strawberry peaches butter
summer winter spring autumn january february march april august september october november december monday friday sunday
sommer herbst fruehling primavera verano invierno ete hiver blue green purple yellow orange silver golden diamond crystal
flower flowers rainbow butterfly angel angels heaven jesus jesuschrist christ godisgood blessed faith hope freedom peace
computer internet google facebook instagram twitter youtube linkedin microsoft windows samsung nokia iphone android apple
qwerty qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qweasd qweasdzxc abc abcd abcdef abcdefg abcdefgh abcabc
whatever nothing something anything everything nobody hello hellohello helloworld goodbye bonjour hallo ciao hola
fuckyou fuckoff fuckme asshole bitch pussy sexy sexsex bigdick blowjob hardcore playboy playstation nintendo gamer gaming
ninja samurai warrior phoenix thunder lightning falcon eagle tiger lion panther cobra viper wolf bear dolphin turtle penguin
maverick hammer slayer metallica nirvana eminem beatles greenday linkinpark blink slipknot ladygaga justinbieber onedirection
cocacola pepsi mcdonalds starbucks nike adidas gucci prada america canada england germany france italia brasil mexico russia
money dollar millionaire million business company office work finance student teacher doctor school college university
family mother father daddy mommy mummy sister brother babygirl baby babyboy sweetheart sweety sweet honey darling cutie
friend friends bestfriend friendship happy happiness smile lucky magic mystic merlin gandalf wizard hobbit frodo zelda mario
snoopy scooby mickey minnie donald winnie garfield simpson homer bart spongebob patrick tinkerbell cinderella barbie hellokitty
charlie maggie molly bailey buddy rocky lucky max bella daisy sophie oscar toby sammy smokey precious peanut pumpkin kitty
liverpoolfc arsenalfc manutd manunited chelseafc iloveyoubaby princesa estrella mariposa corazon bonita alejandro fernando
carolina gabriela daniela valentina sebastian santiago schatz liebe mausi hase soleil doudou chouchou loulou amour nicolas
computer1 internet1 security safety private personal mypassword mypass newpassword oldpassword yourpassword thepassword
passwordpassword passpass welcomehome welcometo letmeinnow opensesame sesame knockknock abracadabra alohomora
trustnoone nopassword nopass idontknow dontknow forgot forget remember unknown none null undefined example sample string
asdfjkl asdasd qweqwe zxczxc poiuytrewq lkjhgfdsa mnbvcxz poiuyt lkjhgf qwer qwert asd zxc wasd iuytrewq
lakers golfer fishing hunting racing cowboy redskins raiders broncos bulldog bulldogs wildcats panthers dolphins cardinals
gladiator spartan spartacus achilles hercules apollo athena zeus neptune saturn jupiter mercury galaxy universe earth
creative design develop developer engineer support service helpdesk manager director office365 database oracle mysql postgres
linux ubuntu debian redhat cisco router switch network wireless monitor keyboard printer laptop desktop workstation
`;

/** Stems of passwords that are tried first, in lower case: words, names, teams and ways over the keyboard. */
export const GUESSED_STEMS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
