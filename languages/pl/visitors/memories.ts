import { visitorLimits as limits } from '../../../contract/visitorLimits.ts'
import type { texts as en } from '../../en/visitors/memories.ts'
import { count, formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>(({ locative }) => ({
  heading: () => (locative ? `Wspomnienia o ${locative}` : 'Miejsce na wspomnienia i kondolencje'),
  headingOfCopy: () => (locative ? `Wspomnienia o ${locative}` : 'Wspomnienia i kondolencje'),
  shared: 'Wspomnienia',
  loading: 'Wczytywanie wspomnień…',
  count: (number) => count(number, '# wspomnienie', '# wspomnienia', '# wspomnień'),
  empty: 'Nie ma tu jeszcze wspomnień.',
  emptyCopy: 'Gdy powstawała ta kopia, nie było jeszcze wspomnień.',
  emptyHint: () => 'Zapraszamy do napisania pierwszego. Wystarczy jedno zdanie.',
  all: 'Zobacz wszystkie wspomnienia',
  failed: 'Nie udało się teraz wczytać wspomnień. Są bezpieczne; można spróbować jeszcze raz.',
  photosFailed: 'Nie udało się teraz wczytać zdjęć. Są bezpieczne; można spróbować jeszcze raz.',
  unknownDate: 'Data nieznana',
  answerFrom: (name) => (name ? `Odpowiedź – ${name}` : 'Odpowiedź rodziny'),
  edit: 'Zmień',

  form: {
    heading: 'Dodaj wspomnienie',
    needsScript: 'Aby dodać wspomnienie, potrzebny jest JavaScript i nowsza przeglądarka.',
    expand: 'Rozwiń',
    minimize: 'Zwiń',
    restored: 'Rozpoczęty tekst jest tu zachowany.',
    email: 'E-mail',
    emailHint: 'Nie trzeba podawać. Widzi go tylko rodzina.',
    mailOnAnswer: 'Proszę o wiadomość, gdy rodzina odpowie',
    withoutQuestion: 'Napisz bez tego pytania',
    condolenceHint: 'Mogą to być także kondolencje, choćby jedno zdanie.',
    photos: 'Zdjęcia',
    choosePhotos: 'Wybierz zdjęcia',
    orDrop: 'albo upuść je tutaj',
    photosHint: 'JPG, PNG, GIF do 10\u00a0MB',
    photosMore: `${count(limits.visitorFiles, 'Najwyżej # zdjęcie', 'Do # zdjęć', 'Do # zdjęć')}, prosto z telefonu. Większe zostaną najpierw zmniejszone na tym urządzeniu.`,
    addCaption: 'Dodaj podpis',
    title: 'Tytuł',
    description: 'Opis',
    remove: 'Usuń',
    preparing: 'Zmniejszanie…',
    sent: 'Wysłano',
    unsaved:
      'Nie udało się zachować kopii na tym urządzeniu. Strona musi zostać otwarta, dopóki wszystko się nie wyśle.',
    share: 'Wyślij wspomnienie',
    uploading: (percent) => `Wysyłanie… ${percent}%`,
    allSent: 'Wysłano. Przygotowywanie zdjęć…',
    progress: 'Postęp wysyłania',
    notSent: 'Jeszcze nie wysłano.',
    sendWithout: (count) => (count === 1 ? 'Wyślij bez tego pliku' : 'Wyślij bez tych plików'),
    sharing: 'Wysyłanie…',
    clear: 'Wyczyść',
    cleared: 'Wyczyszczono.',
    undo: 'Cofnij',
    sharedHint:
      'Z tego urządzenia korzysta wielu gości, więc nie zachowuje ono niczego, co się tu pisze. Jeśli przez 3 minuty nikt go nie dotknie, formularz zostanie wyczyszczony.',
    stillWriting: {
      title: 'Czy ktoś tu jeszcze pisze?',
      description:
        'Tekst zostanie, jeśli ktoś dotknie ekranu albo naciśnie klawisz. Inaczej formularz zostanie wkrótce wyczyszczony.',
    },
    abandoned: {
      title: 'Formularz został wyczyszczony',
      description: 'Z tego urządzenia korzysta wielu gości, a przez 3 minuty nikt go nie dotknął.',
    },
    draftHint:
      'Tekst jest zachowany na tym urządzeniu przez 24 godziny, do chwili wysłania lub wyczyszczenia.',
  },

  fieldErrors: {
    name: 'Prosimy o imię i nazwisko.',
    email: 'To nie jest poprawny adres e-mail. To pole może też zostać puste.',
    tooLong: {
      name: () =>
        `Imię i nazwisko może mieć najwyżej ${count(limits.name, '# znak', '# znaki', '# znaków')}.`,
      content: (length) =>
        `Wspomnienie może mieć najwyżej ${count(limits.memory, '# znak', '# znaki', '# znaków')}. To ma ${formatNumber(length)}; nic nie przepadło, wystarczy je trochę skrócić.`,
    },
    photoText: {
      title: `Tytuł może mieć najwyżej ${count(limits.title, '# znak', '# znaki', '# znaków')}.`,
      description: `Opis może mieć najwyżej ${count(limits.description, '# znak', '# znaki', '# znaków')}.`,
    },
    tooMany: `Jedno wspomnienie może mieć najwyżej ${count(limits.visitorFiles, '# zdjęcie', '# zdjęcia', '# zdjęć')}. Pierwsze są tu zachowane; pozostałe można dodać do drugiego wspomnienia.`,
    tooLarge: (name) =>
      `Plik „${name}” ma ponad 10\u00a0MB, a przeglądarka nie potrafi go zmniejszyć. Proszę wybrać mniejszą wersję.`,
  },

  connectionLost:
    'Połączenie zostało przerwane. Tekst jest bezpieczny: to, co już dotarło, zostaje, a reszta jest zachowana tutaj i wyśle się, gdy tylko połączenie wróci.',
  stopped: 'Nie wszystko udało się wysłać. Tekst jest tu zachowany; można spróbować jeszcze raz.',
  changedElsewhere:
    'To wspomnienie zostało zmienione gdzie indziej: w innym oknie albo przez rodzinę. Wpisany tekst jest wciąż powyżej; ponowne zapisanie zastąpi tamtą wersję.',
  gone: 'Tego wspomnienia już tu nie ma: zostało wycofane albo usunęła je rodzina. Tekst jest wciąż powyżej, można go skopiować.',

  onlyImages: {
    title: 'Można dodać tylko zdjęcia',
    description: 'Proszę wybrać same zdjęcia (JPG, PNG i podobne).',
  },
  describe: {
    title: 'Może warto dodać opisy',
    description: 'Tytuł lub kilka słów podpowie innym, co widzą. Zdjęcia i tak już się wysyłają.',
  },
  uploadFailed: {
    title: 'Nie wysłano',
    description: 'Nie udało się wysłać zdjęć. Można spróbować jeszcze raz.',
  },
  shareFailed: {
    title: 'Nie wysłano',
    description: 'Nie udało się wysłać wspomnienia. Można spróbować jeszcze raz.',
  },
  sharedToast: { title: 'Wspomnienie wysłane', description: 'Dziękujemy za te słowa.' },
  held: 'Pojawi się, gdy przeczyta je rodzina.',

  link: {
    /** without the name, which has no vocative that one would use */
    thanks: () => 'Dziękujemy!',
    below: 'Wspomnienie jest poniżej.',
    explanation:
      'Ten prywatny link pozwala później zmienić lub wycofać wspomnienie. Warto go zachować: po minucie zniknie z ekranu.',
    label: 'Prywatny link',
    copy: 'Kopiuj link',
    copied: 'Skopiowano',
    share: 'Przekaż link',
    mail: 'Wyślij mi ten link',
    mailed:
      'Link jest już w drodze na podany adres. Jeśli nie dotrze w ciągu kilku minut, może być w folderze ze spamem.',
    mailFailed: 'Nie udało się wysłać e-maila. Można jednak skopiować link.',
    done: 'Gotowe',
    ownPhone: 'To mój telefon: wspomnienie będzie można tu później zmienić',
    incomplete:
      'Ten prywatny link jest niepełny: brakuje ostatniej części, bo niektóre programy pocztowe ją ucinają. Proszę skopiować cały link do pola adresu w przeglądarce. Jeśli link się nie zachował, wspomnienie może zmienić rodzina.',
  },
}))
export const { form: formTexts, link: linkTexts, fieldErrors: fieldErrorsTexts } = texts
