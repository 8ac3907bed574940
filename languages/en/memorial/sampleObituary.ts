import { sentences } from '../grammar.ts'

/**
 * The obituary of a new memorial, about the fictional man in the sample. The receptions have neither a date nor an address, because
 * people might go there.
 */
export const sampleObituary = sentences(
  [
    'Walter Arne Lindholm died at home on February 9, 2025, with the window open, as he liked it, and his family around him. He was 76 years old.',
    'He was born on May 12, 1948, in Duluth, Minnesota, the second of four children of a harbor pilot and a schoolteacher. From his father he learned to read the sky, from his mother never to leave a thing half done. He studied civil engineering in Madison, and for thirty-four years he looked after bridges: first at a drawing board, later as the man whom three counties telephoned when the river rose. A good bridge, he said, is one that nobody notices. He could name every one of his that nobody had.',
    'In 1972 he married Ruth Adler, whom he had met on a ferry when both of them missed their stop. They raised two daughters and a son, more tomatoes than any family needs, and five dogs, each of which was going to be the last. When he retired he turned to bees. He gave the honey away in jars that he labeled by hand, and he remembered who liked it dark.',
    'He was patient with wood, with weather, with children, and with anyone who was learning something. He sang in the back row of the choir, walked before breakfast in every season, and wrote his letters with a pen. He said little about himself. He asked how you were, and then he waited for the answer.',
    'He is survived by his wife of fifty-two years, Ruth; his children Anna (Daniel), Karin, and Erik (Maria); his grandchildren Jonas, Lily, Sofia, and Theo; his sister Inga and his brother Carl; and Biscuit, the fifth dog. His parents and his brother Nils died before him.',
    'Two receptions will celebrate his life. A Celebration of Life will be held near his home in Wisconsin, for all who knew him there, with coffee, singing, and whatever the garden offers. A second Celebration of Life will be held in California, where his ashes will be given to the ocean he crossed the country to see every spring. Days and places will stand on the services page as soon as they are settled. Come as you are, and bring a story.',
    'In lieu of flowers, the family asks you to think of the children who are ill today. Gifts in Walter’s memory may be made to St. Jude Children’s Research Hospital, a children’s hospital that lives by what people give.',
  ].join('\n\n'),
)
