import type { thanksTexts as en } from '../../en/dashboard/thanks.ts'
import { sentences } from '../grammar.ts'

export const thanksTexts = sentences<typeof en>({
  action: (name) => `Podziękuj (${name})`,
  hint: (email) =>
    `E-mail trafi na adres ${email}, z podpisem rodziny i z linkiem do pierwszego z tych zdjęć w galerii.`,
  send: 'Wyślij podziękowanie',
  sent: { title: 'Wysłano', description: 'E-mail jest w drodze.' },
  failed: { title: 'Nie wysłano', description: 'Nie udało się wysłać podziękowania.' },
  thanked: (name) => `Podziękowanie wysłano (${name}).`,
})
