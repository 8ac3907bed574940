import type { texts as en } from '../../en/server/thanks.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>(({ genitive }) => ({
  subject: () => `Dziękujemy za zdjęcia ${genitive}`.trim(),
  message: () => `${`Dziękujemy za przesłane zdjęcia ${genitive}`.trim()}. Bardzo wiele dla nas znaczą.`,
  open: 'Zobacz je w galerii',
  reason:
    'Ten e-mail przyszedł, bo ten adres podano przy zdjęciach przesłanych rodzinie. Jeśli są od kogoś innego, adres wpisano przez pomyłkę: ten e-mail można usunąć.',
  reasons: {
    no_email: 'Przy tych zdjęciach nie podano adresu e-mail.',
    not_approved: 'Goście nie widzą jeszcze żadnego z tych zdjęć. Najpierw trzeba dodać któreś do galerii.',
    mail_failed:
      'Ta strona pamięci nie może wysyłać e-maili. Może to zmienić osoba, która zajmuje się serwerem.',
    mailed_often: 'W ciągu ostatniej doby wysłano już e-mail na ten adres. Podziękowanie można wysłać jutro.',
    mails_used_up:
      'Wysłano dziś już tyle podziękowań, ile można w ciągu jednego dnia. Pozostałe można wysłać jutro.',
  },
}))
