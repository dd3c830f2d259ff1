// Colours by their names: those of CSS (Color Module Level 4) and what people say besides.

const cssColours =
  "aliceblue f0f8ff,antiquewhite faebd7,aqua 00ffff,aquamarine 7fffd4,azure f0ffff,beige f5f5dc,bisque ffe4c4,black 000000,blanchedalmond ffebcd,blue 0000ff,blueviolet 8a2be2,brown a52a2a,burlywood deb887,cadetblue 5f9ea0,chartreuse 7fff00,chocolate d2691e,coral ff7f50,cornflowerblue 6495ed,cornsilk fff8dc,crimson dc143c,cyan 00ffff,darkblue 00008b,darkcyan 008b8b,darkgoldenrod b8860b,darkgray a9a9a9,darkgreen 006400,darkkhaki bdb76b,darkmagenta 8b008b,darkolivegreen 556b2f,darkorange ff8c00,darkorchid 9932cc,darkred 8b0000,darksalmon e9967a,darkseagreen 8fbc8f,darkslateblue 483d8b,darkslategray 2f4f4f,darkturquoise 00ced1,darkviolet 9400d3,deeppink ff1493,deepskyblue 00bfff,dimgray 696969,dodgerblue 1e90ff,firebrick b22222,floralwhite fffaf0,forestgreen 228b22,fuchsia ff00ff,gainsboro dcdcdc,ghostwhite f8f8ff,gold ffd700,goldenrod daa520,gray 808080,green 008000,greenyellow adff2f,honeydew f0fff0,hotpink ff69b4,indianred cd5c5c,indigo 4b0082,ivory fffff0,khaki f0e68c,lavender e6e6fa,lavenderblush fff0f5,lawngreen 7cfc00,lemonchiffon fffacd,lightblue add8e6,lightcoral f08080,lightcyan e0ffff,lightgoldenrodyellow fafad2,lightgray d3d3d3,lightgreen 90ee90,lightpink ffb6c1,lightsalmon ffa07a,lightseagreen 20b2aa,lightskyblue 87cefa,lightslategray 778899,lightsteelblue b0c4de,lightyellow ffffe0,lime 00ff00,limegreen 32cd32,linen faf0e6,magenta ff00ff,maroon 800000,mediumaquamarine 66cdaa,mediumblue 0000cd,mediumorchid ba55d3,mediumpurple 9370db,mediumseagreen 3cb371,mediumslateblue 7b68ee,mediumspringgreen 00fa9a,mediumturquoise 48d1cc,mediumvioletred c71585,midnightblue 191970,mintcream f5fffa,mistyrose ffe4e1,moccasin ffe4b5,navajowhite ffdead,navy 000080,oldlace fdf5e6,olive 808000,olivedrab 6b8e23,orange ffa500,orangered ff4500,orchid da70d6,palegoldenrod eee8aa,palegreen 98fb98,paleturquoise afeeee,palevioletred db7093,papayawhip ffefd5,peachpuff ffdab9,peru cd853f,pink ffc0cb,plum dda0dd,powderblue b0e0e6,purple 800080,rebeccapurple 663399,red ff0000,rosybrown bc8f8f,royalblue 4169e1,saddlebrown 8b4513,salmon fa8072,sandybrown f4a460,seagreen 2e8b57,seashell fff5ee,sienna a0522d,silver c0c0c0,skyblue 87ceeb,slateblue 6a5acd,slategray 708090,snow fffafa,springgreen 00ff7f,steelblue 4682b4,tan d2b48c,teal 008080,thistle d8bfd8,tomato ff6347,turquoise 40e0d0,violet ee82ee,wheat f5deb3,white ffffff,whitesmoke f5f5f5,yellow ffff00,yellowgreen 9acd32";

const spokenColours =
  "navyblue 000080,burgundy 800020,mustard d4a017,mustardyellow d4a017,mint 98e0c0,mintgreen 98e0c0,sage 9caf88,sagegreen 9caf88,terracotta c8663f,rust b7410e,cream fffdd0,creamwhite fffdd0,offwhite faf9f6,charcoal 36454f,charcoalgray 36454f,peach ffcba4,apricot fbceb1,lilac c8a2c8,mauve b784a7,emerald 50a37a,emeraldgreen 50a37a,jade 00a86b,ruby 9b111e,rubyred 9b111e,scarlet ff2400,cherry b3123a,cherryred b3123a,rose e8617f,rosepink e8617f,blush f4c2c2,blushpink f4c2c2,amber ffbf00,ochre cc7722,ocher cc7722,copper b87333,bronze cd7f32,sand e0cda9,sandy e0cda9,chestnut 954535,mahogany c04000,coffee 6f4e37,mocha 7b5b45,caramel c68e4e,cocoa 7b4b32,darkbrown 5c4033,lightbrown b5835a,lightpurple b39ddb,darkpurple 4b1a6b,darkpink c2185b,darkyellow b58b00,lightorange ffb870,lightred ff7f7f,lightnavy 3a4f8a,lightteal 5fb3b3,darkteal 00585b,deepblue 0b3d91,deepgreen 0b5d3b,deepred 8b0f1a,deeppurple 4a148c,petrol 005f6a,petrolblue 005f6a,babyblue 89cff0,babypink f4c2c2,oceanblue 0077be,ocean 0077be,seablue 006994,marine 042e60,cobalt 0047ab,cobaltblue 0047ab,sapphire 0f52ba,cerulean 2a52be,denim 1560bd,icyblue d6ecf5,iceblue d6ecf5,electricblue 0892d0,brightblue 1f75fe,brightred ee1c25,brightgreen 2fbf4a,brightyellow ffe135,brightorange ff7a00,brightpink ff4fa3,pastelblue aec6cf,pastelgreen 9fd8a0,pastelpink f8c8dc,pastelyellow fdf3a7,pastelpurple c3b1e1,pastelorange ffc99b,mossgreen 8a9a5b,moss 8a9a5b,grassgreen 3f9b0b,applegreen 8db600,bottlegreen 006a4e,pinegreen 01796f,hunter 355e3b,huntergreen 355e3b,racinggreen 004225,britishracinggreen 004225,forest 228b22,bloodred 8a0303,brickred b2402f,brick b2402f,winered 722f37,wine 722f37,aubergine 472c4c,eggplant 614051,eggshell f0ead6,taupe 8b7d6b,stone 928e85,slate 708090,slateblue 6a5acd,ash b2beb5,graphite 41424c,anthracite 383e42,gunmetal 2c3539,sunflower ffc512,sunfloweryellow ffc512,lemon fff44f,lemonyellow fff44f,azuremist f0ffff,lightgoldenrod eedd82,skyline 87ceeb,midnight 191970,softpink f4c2c2,softblue a7c7e7,softgreen a8cfa0,palepink fadadd,paleblue cfe2f3,paleyellow fdfbc8,warmgray a39e93,coolgray 8c92ac,raspberry c21e56,strawberry fc5a8d,grape 6f2da8,violetblue 324ab2,periwinkle ccccff,burntorange cc5500,burntsienna e97451,tangerine f28500,pumpkin ff7518,carrot ed9121,honey eba937,butter fff1a8,vanilla f3e5ab,champagne f7e7ce,pearl f0ead6,rosegold b76e79";

const fancyColours =
  "acidgreen b0bf1a,alabaster f2f0e6,almond efdecd,amaranth e52b50,amethyst 9966cc,antiquegold c9a227,armygreen 4b5320,ashgray b2beb5,asparagus 87a96b,avocado 568203,avocadogreen 568203,bananayellow ffe135,battleshipgray 848482,bluegray 6699cc,bluegreen 0d98ba,bloodorange d1001c,brass b5a642,bubblegum ffc1cc,bubblegumpink ffc1cc,buff f0dc82,cadetgray 91a3b0,camel c19a6b,canary ffef00,canaryyellow ffef00,candypink e4717a,cardinal c41e3a,cardinalred c41e3a,carmine 960018,carnationpink ffa6c9,celadon ace1af,champagnegold f1ddb0,charcoalblack 2b2b2b,cherryblossompink ffb7c5,cinnamon d2691e,citrine e4d00a,claret 7f1734,cloudwhite f7f9fb,clay b66a50,cornflower 6495ed,cottoncandy ffbcd9,cranberry 9f000f,creamywhite fffdd0,dandelion f0e130,denimblue 1560bd,desertsand edc9af,dovegray b8b8b3,dustyrose c08081,dustypink d8a1a5,dustyblue 8ca3b5,ebony 3d2b1f,ecru c2b280,electricpurple bf00ff,electriclime ccff00,espresso 4b3025,fern 4f7942,ferngreen 4f7942,flame e25822,flamingo fc8eac,flamingopink fc8eac,frenchblue 0072bb,ginger b06500,glacierblue 80b3c4,golden d4a017,goldenyellow ffdf00,goldenbrown 996515,hazel 8e7618,heather b7a8c4,icewhite f4fafd,inkblue 1f2a44,iris 5a4fcf,jasmine f8de7e,jetblack 0a0a0a,junglegreen 29ab87,kellygreen 4cbb17,khakigreen 728639,lapislazuli 26619c,lava cf1020,lavared cf1020,leafgreen 5c9a2e,lemongreen 8fce00,magnolia f4e9d8,malachite 0bda51,mango ff8243,matteblack 28282b,militarygreen 4b5320,milkwhite fdfbf5,milk fdfbf5,mulberry c54b8c,neonblue 1f51ff,neongreen 39ff14,neonpink ff44cc,neonorange ff5f1f,neonyellow e7ff00,neonpurple b026ff,neonred ff3131,nude e3bc9a,oatmeal e0d6c3,oceangreen 48bf91,oldgold cfb53b,olivegreen 556b2f,onyx 353839,opal a8c3bc,oxblood 4a0000,oyster dad3c8,papaya ffb07c,peacock 005f73,peacockblue 005f73,pearlwhite f8f6f0,persianblue 1c39bb,pine 01796f,pistachio 93c572,platinum e5e4e2,porcelain f4f4f0,powderpink f6d3d8,prussianblue 003153,robineggblue 00cccc,rosewood 65000b,royalpurple 7851a9,russet 80461b,saffron f4c430,seafoam 93e9be,seafoamgreen 93e9be,sepia 704214,shamrockgreen 009e60,shamrock 009e60,sky 87ceeb,smokegray 848884,smokygray 848884,smoke 848884,spruce 2c4c3b,steel 71797e,steelgray 71797e,straw e4d96f,sunyellow ffd300,sunset fd5e53,sunsetorange fd5e53,tawny cd5700,teagreen d0f0c0,tealblue 367588,tealgreen 00827f,tiffanyblue 0abab5,topaz ffc87c,ultramarine 3f00ff,umber 635147,vermilion e34234,vermillion e34234,verdigris 43b3ae,viridian 40826d,warmwhite fdf8ef,watermelon fc6c85,wisteria c9a0dc,zinc 8d9093,redorange ff5349,yelloworange ffae42,orangeyellow f5bd1f,purpleblue 5b4fcf,bluepurple 5b4fcf,redviolet c71585,violetred f75394,earthbrown 7a5230,ivorywhite fffff0,purewhite ffffff,pureblack 000000,truered e4002b";

function colourTable(list: string): ReadonlyMap<string, string> {
  return new Map(list.split(",").map((pair): [string, string] => [pair.slice(0, -7), `#${pair.slice(-6)}`]));
}

const colours = new Map([...colourTable(fancyColours), ...colourTable(spokenColours), ...colourTable(cssColours)]);

/** What a word before a colour does to it: how far it goes towards another colour. */
const shades: readonly (readonly [words: string, towards: string, part: number])[] = [
  ["dark,darker", "#000000", 0.42],
  ["deep,rich,midnight", "#000000", 0.28],
  ["light,lighter,soft,pastel,baby,powder", "#ffffff", 0.55],
  ["pale,misty,icy", "#ffffff", 0.72],
  ["muted,dusty,dusky,faded,subtle", "#8f8f8f", 0.45],
  ["bright,vivid,vibrant,electric,neon,hot,true,pure,royal,classic,warm,cool,bold,medium", "#ffffff", 0],
];
const byShade = new Map(shades.flatMap(([words, towards, part]) => words.split(",").map((word) => [word, { towards, part }] as const)));

function mixed(hex: string, { towards, part }: { towards: string; part: number }): string {
  const channel = (at: number): string =>
    Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * (1 - part) + Number.parseInt(towards.slice(at, at + 2), 16) * part)
      .toString(16)
      .padStart(2, "0");
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** A colour that is called by a known name with a shade before it ("dark coral") or its plain hue behind it ("lilac purple"); null for any other words. */
export function colourShaded([first = "", ...name]: readonly string[]): string | null {
  const change = byShade.get(first);
  const hex = colourNamed(name.join(""));
  if (hex === null) return null;
  if (change !== undefined) return mixed(hex, change);
  return /^(?:red|green|blue|purple|pink|yellow|orange|brown|gr[ae]y|white|beige|violet|cream)$/.test(name.join(""))
    ? colourNamed(first)
    : null;
}

/** The exact colour of a name in one word (`forestgreen`; `grey` and `gray` alike) or of a hexadecimal code, as `#rrggbb`; null for no colour. */
export function colourNamed(name: string): string | null {
  if (/^#[0-9a-f]{6}$/.test(name)) return name;
  if (/^#[0-9a-f]{3}$/.test(name)) return name.replace(/[0-9a-f]/g, "$&$&");
  return colours.get(name.replace("grey", "gray")) ?? null;
}
