import type { texts as en } from '../../en/server/obituary.ts'
import { formatNumber, sentences } from '../grammar.ts'

const seeServices = (what: string) => `${what} na stronie „Uroczystości pożegnalne”.`

export const texts = sentences<typeof en>({
  life: (name, dates) =>
    `${name}${dates && ` (${dates})`} pozostaje w naszej pamięci. Rodzina właśnie pisze o jego życiu.`,
  receptions: (number) =>
    number === 1
      ? `Jego życie uczcimy na spotkaniu. ${seeServices('Dzień i miejsce są podane')}`
      : `Jego życie uczcimy na ${formatNumber(number)} spotkaniach. ${seeServices('Dni i miejsca są podane')}`,
})
