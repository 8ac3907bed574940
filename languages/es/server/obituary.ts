import type { texts as en } from '../../en/server/obituary.ts'
import { pageTexts } from '../memorial/pages.ts'
import { plural, sentences } from '../grammar.ts'

const services = pageTexts['/services'].title

export const texts = sentences<typeof en>({
  life: (name, dates) =>
    `Aquí recordamos a ${name}${dates && ` (${dates})`}. La familia todavía está escribiendo su historia.`,
  receptions: (count) =>
    plural(count, {
      one: `Habrá un encuentro en su memoria. El día y el lugar están en «${services}».`,
      other: `Habrá # encuentros en su memoria. Los días y los lugares están en «${services}».`,
    }),
})
