import type { thanksTexts as en } from '../../en/dashboard/thanks.ts'
import { sentences } from '../grammar.ts'

export const thanksTexts = sentences<typeof en>({
  action: (name) => `${name} danken`,
  hint: (email) =>
    `Geht per E-Mail an ${email}, im Namen der Familie und mit einem Link zum ersten dieser Fotos in der Galerie.`,
  send: 'Dank senden',
  sent: { title: 'Gesendet', description: 'Die E-Mail ist unterwegs.' },
  failed: { title: 'Nicht gesendet', description: 'Ihr Dank konnte nicht gesendet werden.' },
  thanked: (name) => `Sie haben ${name} gedankt.`,
})
