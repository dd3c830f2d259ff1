// Adjectives of looks, and the design languages that they ask for.
import type { LanguageName } from "../../schema/theme.ts";

type Manner = readonly [words: string, languages: readonly LanguageName[]];

/** Words that can only be about looks, wherever they stand. */
export const plainManners: readonly Manner[] = [
  ["minimalist,minimalistic,minimalism,uncluttered", ["swiss", "clean"]],
  ["playful,whimsical,cartoonish,cartoon-style,cartoony,childlike,kid-friendly,child-friendly,comic-style,bubbly", ["playful"]],
  ["cute,pastel-colored,pastel-coloured", ["soft", "playful"]],
  ["brutalist,neo-brutalist,neobrutalist,neubrutalist", ["brutal"]],
  ["futuristic,glassmorphism,glassmorphic,aurora-like,dreamy,sci-fi-style", ["aurora"]],
  ["newspaper-like,newspaper-style,magazine-like,magazine-style", ["editorial"]],
  ["retro-futuristic,terminal-style,hacker-style,terminal-like,matrix-like,old-school", ["terminal"]],
  ["cyberpunk,neon-lit", ["night"]],
  ["professional-looking,businesslike,business-like,corporate-style", ["corporate"]],
];

/** Words that are about looks beside a word such as "design" or "style", or as the app's own adjective. */
export const manners: readonly Manner[] = [
  ...plainManners,
  ["minimal", ["swiss", "clean"]],
  ["modern,contemporary,sleek,trendy", ["swiss", "aurora", "clean"]],
  ["simple,clean,plain,clear", ["clean", "swiss"]],
  ["elegant,luxurious,sophisticated,refined,classy,timeless,premium", ["editorial", "botanical"]],
  ["classic,traditional,editorial,literary,newspaper,magazine", ["editorial", "paper"]],
  ["fun,cheerful,colorful,colourful,vibrant,lively,cartoon,comic,kids", ["playful"]],
  ["retro,pixel,8-bit,hacker,terminal,technical", ["terminal", "brutal"]],
  ["vintage,nostalgic,warm,handwritten,scrapbook,paper,cosy,cozy,homely,rustic,handmade,scrapbook-like", ["paper"]],
  ["professional,corporate,formal,serious,business,enterprise", ["corporate", "swiss"]],
  ["soft,gentle,friendly,calm,calming,soothing,pastel,kawaii", ["soft", "botanical"]],
  ["natural,organic,earthy,botanical,fresh,serene", ["botanical"]],
  ["bold,edgy,loud,raw,striking", ["brutal"]],
  ["glassy,glass,gradient,airy,ethereal,cosmic", ["aurora"]],
  ["neon,cinematic,dramatic,moody,sporty", ["night"]],
  ["swiss,typographic,grid-based,bauhaus", ["swiss"]],
];

/** What such an adjective stands beside when it is about looks. */
export const lookNouns =
  "design,look,style,styling,feel,theme,interface,ui,aesthetic,aesthetics,layout,appearance,vibe,visuals,typography,tone,mood";

const of =
  "website|site|web ?site|web ?app|application|app|platform|web page|page|homepage|portal|dashboard|tool|store|shop|blog|portfolio|landing page";

/** The adjective of the app itself, "an elegant website": it asks for a language, and stays to be read by others. */
export const manneredWords: readonly { words: RegExp; languages: readonly LanguageName[] }[] = [
  ...plainManners.map(([words, languages]) => ({ words: new RegExp(`\\b(?:${words.replaceAll(",", "|")})\\b`), languages })),
  ...manners.map(([words, languages]) => ({
    words: new RegExp(
      `\\b(?:${words.replaceAll(",", "|")})(?:-looking|,? and [a-z-]+|, [a-z-]+)? (?:[a-z-]+ )?(?:${of}|${lookNouns.replaceAll(",", "|")})\\b`,
    ),
    languages,
  })),
];
