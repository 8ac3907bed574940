/** A sample memory of the fictional man. Its date is `daysAgo` days before the day when the samples are added. */
export interface SampleMemory {
  daysAgo: number
  name: string
  email?: string
  content: string
  /** the family's answer below the memory; `by` is the name under the answer */
  answer?: { text: string; by?: string }
  /** the photographs that the writer added; `file` is the name of a file in samples/files */
  photos?: readonly { file: string; title: string; description?: string }[]
}

/** The sample memories, oldest first. */
export const memories: readonly SampleMemory[] = [
  {
    daysAgo: 40,
    name: 'Ruth',
    content: 'Fifty-two years, and he still got up first to make the coffee.',
    photos: [
      { file: 'coffee.jpg', title: 'The red cup', description: 'His. Nobody else was allowed to chip it.' },
    ],
  },
  {
    daysAgo: 39,
    name: 'Anna',
    email: 'anna@example.org',
    content:
      'When I was seven I asked him what held a bridge up. He did not say steel, or arithmetic. He took me under one with a thermos and two cushions, and we sat there until a train had gone over.\n“That,” he said. “People who checked.”\n\nI have been a nurse for twenty years. I check. Thank you, Papa.',
  },
  {
    daysAgo: 38,
    name: 'Theo, 9',
    content: 'Grandpa let me wear the bee hat. I was not scared. OK I was but he did not tell.',
    answer: { text: 'The hat is yours now. It hangs by the back door, on the low hook.' },
  },
  {
    daysAgo: 36,
    name: 'Dale Krueger, Sauk County Highway Department (retired)',
    email: 'dale@example.com',
    content:
      'June 2008, the river was two feet under the deck and still rising, and the whole county wanted to know if the bridge would hold. Walt stood out there from Saturday noon until Sunday night with a plumb line and a flashlight. Every hour he wrote a number in a notebook. Somebody from the television asked him what he was feeling. He said, “A sixteenth of an inch.”\n\nIt held. On Monday he slept, and on Tuesday he was back with a paintbrush because there was rust on the railing.\n\nI was twenty-six. Everything I know about not panicking I learned that weekend, from a man who ate one sandwich in thirty hours and offered me half.',
  },
  { daysAgo: 35, name: 'Inga', content: 'My little brother. You were always early.' },
  {
    daysAgo: 31,
    name: 'The Thursday choir',
    content:
      'He sang bass, quietly and exactly. He never took a solo in nineteen years.\nWe have left his chair where it was.',
  },
  {
    daysAgo: 27,
    name: 'María Fernanda',
    content:
      'The first time I came to dinner I was so nervous that I put salt in my coffee. Walter saw it. He put salt in his own, drank the whole cup, and asked me about my mother.',
  },
  {
    daysAgo: 22,
    name: 'Jim and Lorraine, next door',
    content:
      'For eleven winters our driveway was shoveled before we woke up. We thought it was the city. We wrote the city a letter.',
    photos: [
      {
        file: 'first-snow.jpg',
        title: 'Our street, before six in the morning',
        description: 'If you look closely, one driveway is already clear.',
      },
      { file: 'evening-on-the-hill.jpg', title: 'The hill behind our houses' },
    ],
  },
  {
    daysAgo: 16,
    name: 'Karin',
    content:
      'Things my father repaired: the porch, twice. The neighbor’s porch. A radio from 1951. My bicycle, my car, my résumé. A blackbird’s wing. A marriage (not his). The kitchen clock, every spring, until we understood that he only wanted to hold it.',
  },
  {
    daysAgo: 9,
    name: 'Priya N.',
    content:
      'He wrote me a letter every year on the day I passed my engineering exam. Fourteen letters. I have them all.',
    answer: {
      text: 'He kept yours, too: in the drawer with the good pencils.\nCome and see them whenever you like.',
      by: 'Ruth',
    },
  },
  {
    daysAgo: 4,
    name: 'Carl',
    content: 'Save me a seat by the window.',
  },
  {
    daysAgo: 1,
    name: 'Samuel',
    content:
      'I met him once, on a train. We talked from Milwaukee to Chicago about how to keep mice out of a beehive. I do not keep bees. I have thought of that hour for years.',
    photos: [{ file: 'bee.jpg', title: 'I looked one up afterwards' }],
  },
]
