import type { thanksTexts as en } from '../../en/dashboard/thanks.ts'
import { sentences } from '../grammar.ts'

export const thanksTexts = sentences<typeof en>({
  action: (name) => `${name} danken`,
  hint: (email) =>
    `Die E-Mail geht an ${email}. Vor Ihren Worten steht eine Anrede, danach folgen ein Link zum ersten dieser Fotos und die Unterschrift der Familie.`,
  send: 'Dank senden',
  sent: { title: 'Gesendet', description: 'Die E-Mail ist unterwegs.' },
  failed: { title: 'Nicht gesendet', description: 'Die E-Mail konnte nicht gesendet werden.' },
  thanked: (name) => `Sie haben ${name} gedankt.`,
})
