import type { texts as en, whoTexts as enWho } from '../../en/visitors/answers.ts'
import { count, countPhotographs, formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  ask: { who: 'Czy wiesz, kto to jest?', when: 'Czy wiesz, kiedy to było?' },
  who: 'Kto',
  whoHint: 'Jeśli kilka osób, to po przecinku.',
  when: 'Kiedy',
  where: 'Gdzie',
  from: 'Imię i nazwisko',
  nothing: 'Najpierw prosimy coś napisać, tutaj albo w innym polu.',
  send: 'Wyślij',
  thanks: 'Dziękujemy. Najpierw zobaczy to rodzina.',
  notSent: {
    title: 'Nie wysłano',
    description: 'To, co napisano, jest tu zachowane. Można spróbować jeszcze raz.',
  },
})

export const whoTexts = sentences<typeof enWho>({
  loading: 'Otwieranie zdjęć…',
  failed: 'Nie można teraz pokazać zdjęć.',
  heading: (number, name) =>
    name
      ? `${count(number, '# zdjęcie, na którym', '# zdjęcia, na których', '# zdjęć, na których')} tylko ${name} wie, kto jest kim`
      : `${countPhotographs(number)} bez imion`,
  purpose: 'Wystarczy imię albo rok. Można w każdej chwili przerwać i wrócić później.',
  position: (position, total) => `Zdjęcie ${formatNumber(position)} z ${formatNumber(total)}`,
  sendAndNext: 'Wyślij i dalej',
  next: 'Dalej',
  back: 'Wstecz',
  end: 'To było ostatnie zdjęcie. Dziękujemy za obejrzenie.',
  again: 'Obejrzyj jeszcze raz',
  allNamed: 'Na każdym zdjęciu wiadomo już, kto na nim jest. Dziękujemy!',
  home: 'Przejdź do strony',
})
