import type { texts as en } from '../../en/server/obituary.ts'
import { pageTexts } from '../memorial/pages.ts'
import { plural, sentences } from '../grammar.ts'

const services = pageTexts['/services'].title

export const texts = sentences<typeof en>({
  life: (name, dates) =>
    `Aquí se recuerda a ${name}${dates && ` (${dates})`}. Su familia está escribiendo sobre su vida.`,
  receptions: (count) =>
    plural(count, {
      one: `Un encuentro celebrará su vida. El día y el lugar están en «${services}».`,
      other: `# encuentros celebrarán su vida. Los días y los lugares están en «${services}».`,
    }),
})
