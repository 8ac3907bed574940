import type { texts as en } from '../../en/dashboard/donation.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  question: 'Blumen oder eine Spende?',
  untilAnswered: 'Bis Sie sich entscheiden, steht auf Gedrucktem und in E-Mails nichts von einer Spende.',
  choices: { ours: 'Spende für St. Jude', none: 'Nichts', own: 'Eigene Worte' },
  noneHint: 'Von Blumen oder Spenden ist nirgends die Rede.',
  textHint: 'Zum Beispiel: Bitte keine Blumen. Wer möchte, kann für das Hospiz spenden.',
  saveFailed: {
    title: 'Nicht gespeichert',
    description: 'Die Antwort konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  },
})
