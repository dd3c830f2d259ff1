import { readSubject } from "../read-subject.ts";

/** Films and how they are made. */
export const films = readSubject(
  { id: "films", title: "Films", words: /\b(?:films?|movies?|cinemas?|actors?|directors?|anime|television)\b/ },
  `
  How films are made | Who leads the shooting of a film? | The director | The editor | The composer | The caterer | The director decides how each scene is played and filmed.
  How films are made | What is a screenplay? | The written text of a film | The camera | The audience | The poster | It holds scenes, actions and dialogue.
  How films are made | What does an editor do? | Puts the shots together | Writes the music | Plays the lead | Sells tickets | Rhythm and story come together in the cut.
  How films are made | How many frames a second has film been shown at as a standard since sound came? | 24 | 10 | 50 | 100 | 24 pictures a second look like smooth movement.
  Classics | Who directed "Psycho" (1960)? | Alfred Hitchcock | Orson Welles | John Ford | Billy Wilder | Hitchcock was called the master of suspense.
  Classics | Which was the first full-length animated film of Disney? | Snow White and the Seven Dwarfs | Bambi | Cinderella | The Lion King | It came out in 1937.
  Classics | Who played the Tramp in silent films? | Charlie Chaplin | Buster Keaton | Harold Lloyd | Stan Laurel | Bowler hat, cane and moustache made him known everywhere.
  Classics | In which film does Rick run a café in Morocco? | Casablanca | Citizen Kane | Vertigo | Gone with the Wind | The film with Humphrey Bogart came out in 1942.
  Worlds | Who directed "Spirited Away"? | Hayao Miyazaki | Akira Kurosawa | Isao Takahata | Yasujirō Ozu | It won the Academy Award for animated films.
  Worlds | In which series of films do the Jedi appear? | Star Wars | Star Trek | Alien | The Matrix | The first film came out in 1977.
  Worlds | What is the name of the hobbit who carries the ring in "The Lord of the Rings"? | Frodo | Gandalf | Aragorn | Legolas | Frodo Baggins carries it to Mordor.
  Worlds | Which film prize is a golden statuette nicknamed Oscar? | The Academy Award | The Golden Bear | The Palme d'Or | The Golden Lion | It has been awarded since 1929.`,
);
