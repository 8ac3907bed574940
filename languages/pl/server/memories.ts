import type { texts as en } from '../../en/server/memories.ts'
import { sentences } from '../grammar.ts'

const about = (locative: string) => locative && ` o ${locative}`

export const texts = sentences<typeof en>(({ locative }) => ({
  answerMail: {
    subject: () => `Odpowiedź rodziny na wspomnienie${about(locative)}`,
    answered: () => `Dziękujemy za wspomnienie${about(locative)}. Jest już odpowiedź rodziny.`,
    link: 'Przeczytaj odpowiedź',
    reason: 'Ten e-mail przyszedł, bo przy wysyłaniu wspomnienia zaznaczono, że ma przyjść.',
  },
  linkMail: {
    subject: () => `Prywatny link do wspomnienia${about(locative)}`,
    link: () =>
      `Dziękujemy za wspomnienie${about(locative)}. Oto prywatny link do niego. Pozwala w każdej chwili zmienić lub wycofać wspomnienie, także każdemu, kto ma ten link.`,
    open: 'Zmień wspomnienie',
    reason:
      'Ten e-mail przyszedł, bo przy wspomnieniu podano ten adres. Jeśli napisał je ktoś inny, adres wpisano przez pomyłkę: ten e-mail można usunąć.',
  },
}))
