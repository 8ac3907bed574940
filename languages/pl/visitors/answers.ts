import type { texts as en, whoTexts as enWho } from '../../en/visitors/answers.ts'
import { countPhotographs, formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  ask: { who: 'Czy ktoś wie, kto to jest?', whoElse: 'Czy ktoś wie, kto jeszcze jest na zdjęciu?' },
  who: 'Kto',
  whoElse: 'Kto jeszcze jest na zdjęciu?',
  known: (names) => `Już wiadomo: ${names}.`,
  whoHint: 'Kilka osób wystarczy oddzielić przecinkami.',
  when: 'Kiedy',
  where: 'Gdzie',
  from: 'Moje imię i nazwisko',
  nothing: 'Najpierw proszę coś napisać, tutaj albo w innym polu.',
  send: 'Wyślij',
  thanks: 'Dziękujemy. Najpierw zobaczy to rodzina.',
  notSent: {
    title: 'Nie wysłano',
    description: 'Wpisany tekst jest tu zachowany; można spróbować jeszcze raz.',
  },
})

const onThem = (number: number) => (number === 1 ? 'nim' : 'nich')

export const whoTexts = sentences<typeof enWho>({
  loading: 'Wczytywanie zdjęć…',
  failed: 'Nie udało się teraz wczytać zdjęć.',
  heading: (number, name) =>
    name
      ? `${countPhotographs(number)} – tylko ${name} wie, kto na ${onThem(number)} jest`
      : `${countPhotographs(number)} – kto na ${onThem(number)} jest?`,
  purpose: (asksYear) =>
    `Wystarczy imię${asksYear ? ' albo rok' : ''}. Można w każdej chwili przerwać i wrócić później.`,
  position: (position, total) => `Zdjęcie ${formatNumber(position)} z ${formatNumber(total)}`,
  sendAndNext: 'Wyślij i dalej',
  next: 'Dalej',
  back: 'Wstecz',
  end: 'To było ostatnie zdjęcie. Dziękujemy za poświęcony czas.',
  again: 'Obejrzyj jeszcze raz',
  allNamed: 'Przy każdym zdjęciu jest już choć jedno imię. Dziękujemy!',
  notAsked: 'W tej chwili nie ma zdjęć, o które pytamy.',
  home: 'Przejdź do strony pamięci',
})
