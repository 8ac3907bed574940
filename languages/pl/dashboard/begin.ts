import type { texts as en } from '../../en/dashboard/begin.ts'
import { formatNumber, sentences, titleOf } from '../grammar.ts'

export const texts = sentences<typeof en>(({ form, genitive }) => ({
  loading: 'Wczytywanie strony pamięci…',
  failed: 'Nie udało się połączyć ze stroną pamięci. Wpisany tu tekst nie przepadł.',
  panel: {
    purpose:
      'Wystarczy odpowiedzieć na sześć pytań, jedno po drugim, a zamiast przykładu będzie tu strona bliskiej osoby. Zajmuje to kwadrans, a przerwać można przy każdym pytaniu.',
    begin: 'Zacznij',
  },
  goOn: 'Dokończ rozpoczęte',
  questions: {
    name: 'Kogo wspominamy?',
    picture: 'Czy jest pod ręką zdjęcie?',
    services: 'Kiedy odbędzie się pogrzeb?',
    photographs: 'Które zdjęcia pierwsze przychodzą na myśl?',
    obituary: form({ he: 'Co inni mają o nim przeczytać?', she: 'Co inni mają o niej przeczytać?' }),
    access: 'Kto może zobaczyć stronę?',
  },
  hints: {
    name: 'Na razie wystarczy imię i nazwisko. Wszystko tutaj można później zmienić.',
    picture: 'Najlepiej takie, na którym od razu widać, kto to. Jutro można wybrać inne.',
    services:
      'Różaniec, Msza święta żałobna, pogrzeb, stypa: tyle, ile ich będzie. Data lub godzina mogą być jeszcze nieustalone.',
    photographs:
      'Na dzisiejszy wieczór wystarczy kilka. Później można dodać dowolnie dużo w części „Zdjęcia”.',
    obituary: 'Wystarczy kilka zdań.',
    access: 'Można to zmienić w każdej chwili w części „Ustawienia”.',
  },
  progress: (number, questionCount) => `Pytanie ${formatNumber(number)} z ${formatNumber(questionCount)}`,
  next: 'Dalej',
  later: 'Później',
  back: 'Wstecz',
  close: 'Zamknij',
  obituary: {
    howToBegin: 'Od czego zacząć?',
    ways: {
      questions: {
        label: 'Od krótkich pytań',
        hint: 'Wystarczy dokończyć krótkie zdania. Wszystko można zmienić przed zapisaniem.',
      },
      empty: { label: 'Od pustej kartki' },
    },
    aboutAnswers: 'Każde zdanie jest już zaczęte. Można je dokończyć, zmienić albo pominąć.',
    answers: form({
      he: {
        born: 'Gdzie się urodził?',
        work: 'Czym się zajmował?',
        loved: 'Kogo i co kochał?',
        left: 'Kogo pozostawił?',
        character: 'Jaki był?',
      },
      she: {
        born: 'Gdzie się urodziła?',
        work: 'Czym się zajmowała?',
        loved: 'Kogo i co kochała?',
        left: 'Kogo pozostawiła?',
        character: 'Jaka była?',
      },
    }),
    sentenceStarts: ['On', 'Ona', 'Można', 'Zawsze', 'Nigdy', 'Był', 'Była', 'Miał', 'Miała'],
    /** the question above the field asks for the case that follows */
    beginnings: (name) =>
      form({
        he: {
          born: name ? `${name} urodził się` : 'Urodził się',
          work: 'Zajmował się',
          loved: 'Kochał',
          left: 'Pozostawił',
          character: 'Był',
        },
        she: {
          born: name ? `${name} urodziła się` : 'Urodziła się',
          work: 'Zajmowała się',
          loved: 'Kochała',
          left: 'Pozostawiła',
          character: 'Była',
        },
      }),
    aboutDraft:
      'To słowa z odpowiedzi. Można w nich zmienić wszystko: nic się nie zapisze przed naciśnięciem „Dalej”.',
    replace: {
      title: 'Zastąpić ten tekst?',
      description: 'Tekst został zmieniony. Nowy szkic z odpowiedzi by go zastąpił.',
      confirm: 'Zastąp',
      cancel: 'Zostaw mój tekst',
    },
  },
  photographs: {
    choose: 'Wybierz zdjęcia',
    progress: 'Dodawanie zdjęć',
    sent: (sentCount, total) => `Dodano ${formatNumber(sentCount)} z ${formatNumber(total)}`,
    problems: 'Nie dodano',
    retry: 'Spróbuj ponownie',
    added: (number) => `W galerii: ${formatNumber(number)}`,
  },
  share: {
    ready: 'Wszystko jest na miejscu.',
    now: 'Przekaż stronę bliskim',
    left: 'Zostało na później',
    nameFirst: 'Zanim strona trafi do bliskich, trzeba wpisać imię i nazwisko.',
    publishFirst:
      'Wszystko, co wpisano, jest bezpieczne. Osoba, która zajmuje się serwerem, może nadać stronie pamięci adres dla wszystkich; w tej notatce jest napisane, jak. Potem można tu wrócić i przekazać stronę bliskim.',
    messageLabel: 'Wiadomość do wysłania',
    message: (name) =>
      `Jest już strona pamięci ${titleOf(genitive, name)}: są na niej zdjęcia, daty uroczystości i miejsce na wspomnienia.`,
    buttons: { copy: 'Kopiuj wiadomość', copied: 'Skopiowano', share: 'Wyślij wiadomość' },
  },
}))
export const {
  obituary: obituaryTexts,
  panel: panelTexts,
  photographs: photographTexts,
  share: shareTexts,
} = texts
