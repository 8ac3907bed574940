import type { thanksTexts as en } from '../../en/dashboard/thanks.ts'
import { sentences } from '../grammar.ts'

export const thanksTexts = sentences<typeof en>({
  action: (name) => `${name} danken`,
  hint: (email) =>
    `Die E-Mail an ${email} beginnt mit einem Gruß. Es folgt ein Link zum ersten dieser Fotos, und die Familie unterschreibt.`,
  send: 'Dank senden',
  sent: { title: 'Gesendet', description: 'Die E-Mail ist unterwegs.' },
  failed: { title: 'Nicht gesendet', description: 'Der Dank konnte nicht gesendet werden.' },
  thanked: (name) => `Sie haben ${name} gedankt.`,
})
