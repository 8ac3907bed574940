import { plural, sentences } from '../grammar.ts'

export const serviceTexts = sentences({
  choose: (count: number) => `Choose ${count} for the service`,
  offer: (count: number) => `Choose ${count}?`,
  loading: 'Loading photographs...',
  failed: 'The photographs cannot be reached right now. They are safe; please try again.',
  how: 'Portraits and photographs with a title come first. The others are spread over the years, one from each moment. All stay in the gallery.',
  chosen: 'These photographs, in the order of the show',
  take: (count: number) => `Show these ${count}`,
  takenAlready: 'The slideshow already shows exactly these photographs.',
  taken: (count: number) => ({
    title: 'Update successful',
    description: `The slideshow shows these ${plural(count, { one: '# photograph', other: '# photographs' })}. The gallery shows all.`,
  }),
  undone: {
    title: 'Update successful',
    description: 'The slideshow shows the same photographs as before.',
  },
})
