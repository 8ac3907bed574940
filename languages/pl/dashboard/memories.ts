import type { texts as en } from '../../en/dashboard/memories.ts'
import { countItems, formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Wspomnienia',
  loading: 'Wczytywanie wspomnień…',
  none: 'Nie ma tu jeszcze wspomnień.',
  failed: 'Nie udało się wczytać wspomnień.',
  columns: {
    name: 'Imię i nazwisko',
    email: 'E-mail',
    date: 'Data',
    content: 'Początek tekstu',
    media: 'Zdjęcia',
    actions: 'Działania',
  },
  noMedia: 'Brak',
  unknownDate: 'Data nieznana',
  nothing: '–',
  onlyWaiting: (number) => `Pokaż tylko te, które czekają (${formatNumber(number)})`,
  noneWait: 'Nic nie czeka na przeczytanie.',
  waits: 'Czeka na przeczytanie',
  hidden: 'Ukryte',
  because: {
    all: 'Każde nowe wspomnienie czeka, aż zostanie przeczytane.',
    trap: 'Wypełniono pole, którego żaden człowiek nie widzi.',
    haste: 'Wysłano je szybciej, niż ktokolwiek pisze.',
    links: 'Jest w nim link.',
    repeated: 'Powtarza słowo w słowo inne wspomnienie.',
  },
  approve: 'Zatwierdź',
  hide: 'Ukryj',
  approved: { title: 'Zapisano', description: 'Goście widzą teraz to wspomnienie.' },
  nowHidden: { title: 'Zapisano', description: 'Goście nie widzą tego wspomnienia.' },

  view: 'Zobacz',
  details: 'Wspomnienie',
  content: 'Tekst',
  state: 'Kto je widzi',
  everyone: 'Wszyscy',
  nobody: 'Tylko osoby w panelu',
  media: 'Zdjęcia i nagrania',
  edit: 'Zmień',

  editTitle: 'Zmień wspomnienie',
  questionHint: 'Z karty na stole. Gdy pole jest puste, wspomnienie jest widoczne bez pytania.',
  isApproved: 'Zatwierdzone',
  sentenceHint: 'Pojawia się między zdjęciami, jeśli pokaz zdjęć zawiera zdania ze wspomnień.',
  noSentence: 'Brak',
  selectMedia: 'Wybierz zdjęcia i nagrania',
  attached: (number) => `Dołączono ${countItems(number)}`,
  cancel: 'Anuluj',
  save: 'Zapisz zmiany',
  saving: 'Zapisywanie…',
  updated: { title: 'Zapisano', description: 'Wspomnienie zostało zmienione.' },
  updateFailed: { title: 'Nie zapisano', description: 'Nie udało się zmienić wspomnienia.' },

  answerAction: 'Odpowiedz',
  answered: 'Jest odpowiedź',
  answeredBy: (name) => (name ? `Odpowiedź – ${name}` : 'Odpowiedź rodziny'),
  answer: {
    title: (name) => `Odpowiedź na wspomnienie (${name})`,
    fromHint: 'Gdy pole jest puste, podpisem będzie „Rodzina”.',
    shownWithoutMail: 'Goście czytają ją pod wspomnieniem.',
    willMail: (name) =>
      `Goście czytają ją pod wspomnieniem. ${name} prosi o e-mail, gdy będzie odpowiedź. Zostanie wysłany dziesięć minut po pierwszym zapisaniu odpowiedzi.`,
    mailed: (name, day) => `E-mail o odpowiedzi wysłano ${day} (${name}).`,
    hidden: 'Goście nie widzą ani tego wspomnienia, ani odpowiedzi.',
    hiddenMail: (name) =>
      `Goście nie widzą ani tego wspomnienia, ani odpowiedzi. Po zatwierdzeniu wspomnienia ${name} dostanie e-mail.`,
    save: 'Zapisz odpowiedź',
    saved: { title: 'Zapisano', description: 'Odpowiedź jest pod wspomnieniem.' },
    takeBack: 'Wycofaj',
    takeBackQuestion: {
      title: 'Wycofać odpowiedź?',
      description:
        'Goście już jej nie zobaczą. Wysłanego e-maila nie można wycofać, ale nie ma w nim odpowiedzi.',
      confirm: 'Wycofaj',
    },
    takenBack: { title: 'Zapisano', description: 'Odpowiedź została wycofana.' },
  },

  delete: 'Usuń',
  itemPhrase: (name) => `wspomnienie (${name}) ze zdjęciami, które należą tylko do niego`,
  deleted: { title: 'Usunięto', description: 'Wspomnienie zostało usunięte.' },
  deleteFailed: { title: 'Nie usunięto', description: 'Nie udało się usunąć wspomnienia.' },

  picker: {
    title: 'Wybierz zdjęcia i nagrania',
    selected: (number) => `Wybrano ${countItems(number)}`,
    apply: 'Zastosuj wybór',
    empty: 'Nie ma jeszcze zdjęć ani nagrań',
    emptyHint: 'Najpierw trzeba je dodać w części „Zdjęcia”',
    loading: 'Wczytywanie zdjęć i nagrań…',
    failed: 'Nie udało się wczytać zdjęć i nagrań',
  },
})
export const { answer: answerTexts, picker: pickerTexts } = texts
