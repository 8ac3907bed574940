import type { PutBackNote } from '../../../contract/media/deleted.ts'
import type { texts as en } from '../../en/dashboard/parts.ts'
import { count, formatNumber, sentences } from '../grammar.ts'

const notes = {
  memory_deleted:
    'Wspomnienie, do którego należy, też jest usunięte: gdy wróci, zdjęcie znów się z nim połączy.',
  memory_gone: 'Wspomnienie, do którego należy, jest trwale usunięte, więc goście nie widzą tego zdjęcia.',
  photos_deleted: 'Część jego zdjęć też jest usunięta: gdy wrócą, znów się z nim połączą.',
  photos_gone: 'Część jego zdjęć jest trwale usunięta.',
  picture_deleted: 'Zdjęcie, które tu było, też jest usunięte: gdy wróci, znów będzie tu widoczne.',
  picture_gone: 'Zdjęcie, które tu było, jest trwale usunięte.',
  obituary_replaced: 'Historia życia, którą napisano później, jest teraz na tej liście.',
  obituary_stays:
    'Historia życia zostaje w części „Usunięte”, bo goście widzą inną. Aby zamienić je miejscami, trzeba przywrócić ją osobno.',
} satisfies Record<PutBackNote, string>

const whereItWas = (number: number) =>
  number === 1
    ? 'Wszystko jest na dawnym miejscu.'
    : `Wszystko (${formatNumber(number)}) jest na dawnym miejscu.`

export const texts = sentences<typeof en>({
  samples: {
    areSample: 'To są przykładowe słowa.',
    sampleMark: 'Wciąż słowa przykładowe.',
    parts: {
      donation: 'prośba o datki',
      obituary: 'historia życia',
    },
    confirm: 'Zostaw te słowa',
    inParentheses: (textName) => `(${textName})`,
    question: {
      title: 'Zostawić te słowa?',
      description: 'Odtąd są to słowa rodziny i zostają takie, dopóki ktoś ich nie zmieni.',
      confirm: 'Zostaw je',
    },
    saved: { title: 'Zmiany zapisane', description: 'To są teraz słowa rodziny.' },
    undone: { title: 'Zmiany zapisane', description: 'Te słowa są znów przykładem.' },
    undoFailed: {
      title: 'Nie zapisano',
      description: 'Niczego nie zmieniono. Trzeba odświeżyć stronę i tam sprawdzić te słowa.',
    },
    confirmFailed: {
      title: 'Nie zapisano',
      description: 'Nie udało się zostawić tych słów. Można spróbować jeszcze raz.',
    },
  },
  showPassword: 'Pokaż hasło',
  suggestion: (text) => `Zapisać to tak: ${text}?`,
  whichDate: 'O którą datę chodzi?',
  dateNotRead: 'Nie można odczytać tej daty. Zapisuje się ją tak: 18 marca 2025.',
  dateToCome: 'Ten dzień dopiero nadejdzie.',
  dateAfterDeath: 'To jest po dniu śmierci.',
  monthTooShort: (month, days) => `${month} ma tylko ${count(days, '# dzień', '# dni', '# dni')}.`,
  qrCode: {
    code: 'Link jako kod QR',
    save: 'Zapisz kod',
    fileName: 'Kod QR',
  },
  deletion: {
    question: { title: 'Na pewno usunąć?', confirm: 'Usuń' },
    forGood: (itemPhrase) => `Usunięcie obejmie ${itemPhrase} i jest trwałe: tego nie da się cofnąć.`,
    forAWhile: (itemPhrase, _number, putBackBy) =>
      `Usunięcie obejmie ${itemPhrase}. Goście już tego nie zobaczą. Przez 30 dni ${putBackBy} to przywrócić w części „Usunięte”; potem zostanie to trwale usunięte.`,
    you: 'można',
    administrator: 'osoba z pełnym dostępem może',
    keep: 'Przechowuj to, co usunięte, przez 30 dni',
    keepHint: 'Odtąd wszystko, co się tu usunie, można przywrócić.',
    keepFailed: {
      title: 'Nie usunięto',
      description:
        'Niczego nie usunięto, bo nie udało się włączyć „Przechowuj to, co usunięte, przez 30 dni”. Można spróbować jeszcze raz.',
    },
  },
  putBack: {
    done: ({ putBack, gone, notes: noteNames }) => {
      const said = [
        gone.length > 0 &&
          `Przywrócono ${formatNumber(putBack.length)} z ${formatNumber(putBack.length + gone.length)}. Reszta została już wcześniej trwale usunięta.`,
        ...noteNames.map((noteName) => notes[noteName]),
      ].filter((sentence) => sentence !== false)
      return {
        title: putBack.length > 0 ? 'Przywrócono' : 'Nie przywrócono',
        description: said.length > 0 ? said.join(' ') : whereItWas(putBack.length),
        ...(said.length > 0 && { duration: 12_000 }),
      }
    },
    failed: {
      title: 'Nie przywrócono',
      description: 'Wszystko jest nadal w części „Usunięte”; można tam spróbować jeszcze raz.',
    },
    failedForHelper: {
      title: 'Nie przywrócono',
      description:
        'Niczego nie przywrócono. Nic nie przepadło: przez 30 dni może to przywrócić osoba z pełnym dostępem.',
    },
    notHere: {
      title: 'Nie przywrócono',
      description: 'Nie ma tego już w części „Usunięte”: zostało trwale usunięte.',
    },
  },
  selection: {
    chosen: (number) => `Wybrano ${formatNumber(number)}`,
    all: 'Wybierz wszystkie',
    none: 'Nie wybieraj żadnego',
  },
  picture: {
    choose: 'Wybierz zdjęcie',
    fromGallery: 'Z galerii',
    gallery: {
      loading: 'Wczytywanie zdjęć…',
      failed: 'Nie udało się teraz wczytać zdjęć. Można spróbować jeszcze raz.',
      empty: 'W galerii nie ma jeszcze zdjęć.',
    },
    upload: 'Dodaj zdjęcie z urządzenia',
    uploading: 'Wysyłanie zdjęcia',
    stillSending: 'Zdjęcie jeszcze się wysyła.',
    stillOpening: 'Zdjęcie jeszcze się otwiera.',
    crop: 'Przytnij',
    cropFailed: {
      title: 'Nie przycięto',
      description: 'Nie udało się teraz otworzyć zdjęcia. Jest bezpieczne; można spróbować jeszcze raz.',
    },
    remove: 'Usuń zdjęcie',
    chosen: 'Wybrane zdjęcie',
    tooLarge: (file) => `Plik „${file}” ma ponad 100\u00a0MB. Trzeba wybrać mniejszy.`,
    failed: 'Nie dodano',
    failure: 'Nie udało się dodać zdjęcia.',
  },
})
export const {
  deletion: deletionTexts,
  picture: pictureTexts,
  putBack: putBackTexts,
  qrCode: qrCodeTexts,
  samples: sampleTexts,
  selection: selectionTexts,
} = texts
