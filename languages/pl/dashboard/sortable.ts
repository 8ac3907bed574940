import type { texts as en } from '../../en/dashboard/sortable.ts'
import { formatNumber, sentences } from '../grammar.ts'

const describePlace = (position: number, total: number) =>
  `miejsce ${formatNumber(position)} z ${formatNumber(total)}`

export const texts = sentences<typeof en>({
  drag: 'Przeciągnij',
  moveTo: 'Miejsce:',
  howTo:
    'Spacja podnosi, strzałki w górę i w dół przesuwają, spacja odkłada, Escape odkłada na dawne miejsce.',
  picked: (name, position, total) => `Podniesiono: ${name}, ${describePlace(position, total)}.`,
  over: (name, position, total) => `${name}, ${describePlace(position, total)}.`,
  dropped: (name, position, total) => `Odłożono: ${name}, ${describePlace(position, total)}.`,
  back: (name, position, total) => `Odłożono na dawne miejsce: ${name}, ${describePlace(position, total)}.`,
})
