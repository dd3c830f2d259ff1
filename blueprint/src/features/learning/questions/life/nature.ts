import { readSubject } from "../read-subject.ts";

/** Animals, plants, climate and waste. */
export const nature = readSubject(
  {
    ...{ id: "nature", title: "Nature and recycling" },
    words:
      /\b(?:nature|recycl\w*|waste|environment(?:al)?|climate|ecology|sustainab\w*|animals?|wildlife|plants?|gardens?|biology|pets?|dogs?|cats?|birds?)\b/,
  },
  `
  Recycling | Which of these belongs with the waste paper? | A newspaper | A greasy pizza box | A used tissue | A till roll of thermal paper | Clean paper is made into new paper; grease and coatings spoil it.
  Recycling | Where do empty batteries belong? | At a collection point | In the waste paper | In the compost | In the glass bin | Batteries hold metals that are won back and must not burn.
  Recycling | Which material can be melted down again and again without loss? | Glass | Paper | Cotton | Wood | Glass and metals can be recycled endlessly; fibres get shorter.
  Recycling | What may go on a compost heap? | Apple peel | A plastic bag | A tin can | A glass jar | Plant remains turn into soil in a few months.
  Animals | Which is the largest animal on Earth? | The blue whale | The African elephant | The giraffe | The white shark | Blue whales grow to about thirty metres.
  Animals | Which of these is a mammal? | The dolphin | The shark | The penguin | The turtle | Dolphins breathe air and feed their young with milk.
  Animals | How many legs does a spider have? | Eight | Six | Ten | Four | Spiders are arachnids; insects have six legs.
  Animals | What do bees collect to make honey? | Nectar | Dew | Resin | Seeds | Bees turn the nectar of flowers into honey.
  Plants and climate | What do plants take from the air to grow? | Carbon dioxide | Nitrogen | Helium | Neon | By photosynthesis they make sugar of it and release oxygen.
  Plants and climate | What colours leaves green? | Chlorophyll | Melanin | Carotene | Haemoglobin | Chlorophyll catches the sunlight that plants live on.
  Plants and climate | Which gas warms the climate most of those that people release? | Carbon dioxide | Oxygen | Nitrogen | Argon | It comes above all from burning coal, oil and gas.
  Plants and climate | Which of these is a renewable source of energy? | Wind | Coal | Oil | Natural gas | Wind is there again tomorrow, however much is used today.`,
);
