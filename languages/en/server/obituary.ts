import { formatNumber, sentences } from '../grammar.ts'
import { his, hisOrTheFirst } from '../pronouns.ts'

const numerals = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

export const texts = sentences((person) => ({
  /** `dates` can be empty */
  life: (name: string, dates: string) =>
    `${name}${dates && ` (${dates})`} is remembered here. ${hisOrTheFirst(person)} family is writing about ${person.form({ he: 'his', she: 'her', name: 'this' })} life.`,
  receptions: (count: number) =>
    count === 1
      ? `One reception will celebrate ${his(person)} life. Please see Memorial Services for the day and place.`
      : `${numerals[count - 2] ?? formatNumber(count)} receptions will celebrate ${his(person)} life. Please see Memorial Services for days and places.`,
}))
