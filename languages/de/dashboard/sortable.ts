import type { texts as en } from '../../en/dashboard/sortable.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  drag: 'Ziehen',
  moveTo: 'Neue Nr.',
  howTo:
    'Die Leertaste nimmt es auf, die Pfeiltasten nach oben und unten bewegen es, die Leertaste legt es ab, Esc legt es zurück.',
  picked: (name, position, count) => `Aufgenommen: ${name}, Stelle ${position} von ${count}.`,
  over: (name, position, count) => `${name}, Stelle ${position} von ${count}.`,
  dropped: (name, position, count) => `Abgelegt: ${name}, Stelle ${position} von ${count}.`,
  back: (name, position, count) => `Zurückgelegt: ${name}, Stelle ${position} von ${count}.`,
})
