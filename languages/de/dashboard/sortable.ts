import type { texts as en } from '../../en/dashboard/sortable.ts'
import { formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  drag: 'Ziehen',
  moveTo: 'Neue Nr.',
  howTo:
    'Die Leertaste nimmt es auf, die Pfeiltasten nach oben und unten bewegen es, die Leertaste legt es ab, Esc legt es zurück.',
  picked: (name, position, count) =>
    `Angehoben: ${name}, Stelle ${formatNumber(position)} von ${formatNumber(count)}.`,
  over: (name, position, count) => `${name}, Stelle ${formatNumber(position)} von ${formatNumber(count)}.`,
  dropped: (name, position, count) =>
    `Abgelegt: ${name}, Stelle ${formatNumber(position)} von ${formatNumber(count)}.`,
  back: (name, position, count) =>
    `Zurückgelegt: ${name}, Stelle ${formatNumber(position)} von ${formatNumber(count)}.`,
})
