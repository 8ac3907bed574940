import type { thanksTexts as en } from '../../en/dashboard/thanks.ts'
import { sentences } from '../grammar.ts'

export const thanksTexts = sentences<typeof en>({
  action: (name) => `Podziękuj (${name})`,
  hint: (email) =>
    `E-mail na adres ${email} zaczyna się od „Dzień dobry!”. Na końcu są link do pierwszego z tych zdjęć i podpis rodziny.`,
  send: 'Wyślij podziękowanie',
  sent: { title: 'Wysłano', description: 'E-mail jest w drodze.' },
  failed: { title: 'Nie wysłano', description: 'Nie udało się wysłać podziękowania.' },
  thanked: (name) => `Wysłano podziękowanie (${name}).`,
})
