import type { texts as en, whoTexts as enWho } from '../../en/visitors/answers.ts'
import { countPhotographs, formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  ask: { who: 'Czy ktoś wie, kto to jest?', when: 'Czy ktoś wie, kiedy to było?' },
  who: 'Kto',
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
  purpose: 'Wystarczy imię albo rok. Można w każdej chwili przerwać i wrócić później.',
  position: (position, total) => `Zdjęcie ${formatNumber(position)} z ${formatNumber(total)}`,
  sendAndNext: 'Wyślij i dalej',
  next: 'Dalej',
  back: 'Wstecz',
  end: 'To było ostatnie zdjęcie. Dziękujemy za poświęcony czas.',
  again: 'Obejrzyj jeszcze raz',
  allNamed: 'Przy każdym zdjęciu wiadomo już, kto na nim jest. Dziękujemy!',
  home: 'Przejdź do strony pamięci',
})
