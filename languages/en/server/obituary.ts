import { formatNumber, sentences } from '../grammar.ts'

const numerals = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

export const texts = sentences({
  /** `dates` can be empty */
  life: (name: string, dates: string) =>
    `${name}${dates && ` (${dates})`} is remembered here. His family is writing about his life.`,
  receptions: (count: number) =>
    count === 1
      ? 'One reception will celebrate his life. Please see Memorial Services for the day and place.'
      : `${numerals[count - 2] ?? formatNumber(count)} receptions will celebrate his life. Please see Memorial Services for days and places.`,
})
