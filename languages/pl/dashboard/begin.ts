import type { texts as en } from '../../en/dashboard/begin.ts'
import { formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'Wczytywanie strony pamięci…',
  failed: 'Nie udało się połączyć ze stroną pamięci. Wpisany tu tekst nie przepadł.',
  panel: {
    purpose:
      'Sześć pytań, jedno po drugim, i ta strona pamięci stanie się jego stroną. Zajmuje to kwadrans, a przerwać można przy każdym pytaniu.',
    begin: 'Zacznij',
  },
  goOn: 'Dokończ rozpoczęte',
  questions: {
    name: 'Jak się nazywał?',
    picture: 'Czy jest pod ręką jego zdjęcie?',
    services: 'Kiedy odbędzie się pożegnanie?',
    photographs: 'Które zdjęcia pierwsze przychodzą na myśl?',
    obituary: 'Co inni mają o\u00a0nim przeczytać?',
    access: 'Kto może zobaczyć stronę?',
  },
  hints: {
    name: 'Na razie wystarczy imię i nazwisko. Wszystko tutaj można później zmienić.',
    picture: 'Takie, na którym od razu się go poznaje. Jutro można wybrać inne.',
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
    answers: {
      born: 'Gdzie się urodził?',
      work: 'Jako kto pracował?',
      loved: 'Kogo i co kochał?',
      left: 'Kogo pozostawił?',
      character: 'Jaki był?',
    },
    /** the question above the field asks for the case that follows */
    beginnings: (name) => ({
      born: name ? `${name} urodził się` : 'Urodził się',
      work: 'Pracował jako',
      loved: 'Kochał',
      left: 'Pozostawił',
      character: 'Był',
    }),
    sentenceStarts: ['On', 'Ona', 'Można', 'Zawsze', 'Nigdy', 'Był', 'Była', 'Miał', 'Miała'],
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
    nameFirst: 'Zanim strona trafi do bliskich, proszę wpisać jego imię i nazwisko.',
    publishFirst:
      'Wszystko, co wpisano, jest bezpieczne. Osoba, która zajmuje się serwerem, może nadać stronie pamięci adres dla wszystkich; ta notatka mówi, jak. Potem proszę tu wrócić i przekazać stronę bliskim.',
    messageLabel: 'Wiadomość do wysłania',
    message: (name) =>
      `Założyliśmy stronę pamięci: ${name}. Są na niej zdjęcia, uroczystości i miejsce na wspomnienia.`,
    buttons: { copy: 'Kopiuj wiadomość', copied: 'Skopiowano', share: 'Wyślij wiadomość' },
  },
})
export const {
  obituary: obituaryTexts,
  panel: panelTexts,
  photographs: photographTexts,
  share: shareTexts,
} = texts
