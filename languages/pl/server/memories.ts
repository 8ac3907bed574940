import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/server/memories.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  answerMail: {
    subject: (name) => `Rodzina odpowiada na wspomnienie: ${name}`,
    answered: (name) =>
      `${endSentence(`Dziękujemy za wspomnienie: ${name}`)} Rodzina na nie odpowiedziała. Odpowiedź jest pod wspomnieniem.`,
    link: 'Przeczytaj odpowiedź',
    reason: 'Ten e-mail przyszedł, bo taka była prośba przy wysyłaniu wspomnienia.',
  },
  linkMail: {
    subject: (name) => `Prywatny link do wspomnienia: ${name}`,
    link: (name) =>
      `${endSentence(`Dziękujemy za wspomnienie: ${name}`)} Oto prywatny link, zgodnie z prośbą. Można nim w każdej chwili zmienić lub wycofać to wspomnienie; może to też zrobić każdy, kto ten link otrzyma.`,
    open: 'Zmień to wspomnienie',
    reason:
      'Ten e-mail przyszedł, bo przy wspomnieniu podano ten adres. Jeśli wspomnienie pochodzi od kogoś innego, adres wpisano przez pomyłkę: proszę usunąć ten e-mail.',
  },
})
