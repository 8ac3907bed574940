import type { texts as en } from '../../en/server/obituary.ts'
import { count, sentences } from '../grammar.ts'

const seeServices = (what: string) => `${what} na stronie „Uroczystości pogrzebowe”.`

export const texts = sentences<typeof en>(({ form }) => ({
  life: (name, dates) =>
    `${name}${dates && ` (${dates})`} pozostaje w naszej pamięci. Rodzina właśnie pisze historię ${form({ he: 'jego', she: 'jej' })} życia.`,
  receptions: (number) =>
    number === 1
      ? `Zapraszamy na poczęstunek i wspólne wspominanie. ${seeServices('Dzień i miejsce są podane')}`
      : `Zapraszamy na ${count(number, '# spotkanie', '# spotkania', '# spotkań')}. ${seeServices('Dni i miejsca są podane')}`,
}))
