import type { PutBackNote } from '../../../contract/media/deleted.ts'
import type { texts as en } from '../../en/dashboard/parts.ts'
import { count, formatNumber, sentences } from '../grammar.ts'

const notes = {
  memory_deleted:
    'Wspomnienie, do którego należy, też jest usunięte: gdy wróci, zdjęcie znów się z nim połączy.',
  memory_gone:
    'Wspomnienie, do którego należy, zniknęło na zawsze, więc odwiedzający nie widzą tego zdjęcia.',
  photos_deleted: 'Część jego zdjęć też jest usunięta: gdy wrócą, znów się z nim połączą.',
  photos_gone: 'Część jego zdjęć zniknęła na zawsze.',
  picture_deleted: 'Zdjęcie, które tu było, też jest usunięte: gdy wróci, znów będzie tu widoczne.',
  picture_gone: 'Zdjęcie, które tu było, zniknęło na zawsze.',
  obituary_replaced: 'Nekrolog, który napisano w międzyczasie, jest teraz na tej liście.',
  obituary_stays:
    'Nekrolog zostaje w części „Usunięte”, bo odwiedzający widzą inny. Aby zamienić je miejscami, proszę przywrócić go osobno.',
} satisfies Record<PutBackNote, string>

const whereItWas = (number: number) =>
  number === 1
    ? 'Wszystko jest na dawnym miejscu.'
    : `Wszystko (${formatNumber(number)}) jest na dawnym miejscu.`

export const texts = sentences<typeof en>({
  samples: {
    areSample: 'To są przykładowe słowa.',
    sampleMark: 'Wciąż nasze słowa, nie rodziny.',
    parts: {
      donation: 'o darze',
      obituary: 'nekrolog',
    },
    confirm: 'Zostaw te słowa',
    inParentheses: (textName) => `(${textName})`,
    question: {
      title: 'Zostawić te słowa?',
      description: 'Odtąd są to słowa rodziny. Zostają takie, jakie są, dopóki ktoś ich nie zmieni.',
      confirm: 'Zostaw je',
    },
    saved: { title: 'Zmiany zapisane', description: 'To są teraz słowa rodziny.' },
    undone: { title: 'Zmiany zapisane', description: 'Te słowa są znów przykładem.' },
    undoFailed: {
      title: 'Nie udało się zapisać',
      description: 'Niczego nie zmieniono. Proszę odświeżyć stronę i tam sprawdzić te słowa.',
    },
    confirmFailed: {
      title: 'Nie udało się zapisać',
      description: 'Nie udało się zostawić tych słów. Proszę spróbować ponownie.',
    },
  },
  showPassword: 'Pokaż hasło',
  suggestion: (text) => `Zapisać to tak: ${text}?`,
  whichDate: 'Proszę wybrać, o którą datę chodzi.',
  dateNotRead: 'Nie można odczytać tej daty. Proszę zapisać ją tak: 18 marca 2025.',
  dateToCome: 'Ten dzień dopiero nadejdzie.',
  dateAfterDeath: 'To jest po dniu jego śmierci.',
  monthTooShort: (month, days) => `${month} ma tylko ${count(days, '# dzień', '# dni', '# dni')}.`,
  qrCode: {
    code: 'Link jako kod QR',
    save: 'Zapisz kod',
    fileName: 'Kod QR',
  },
  deletion: {
    question: { title: 'Na pewno usunąć?', confirm: 'Usuń' },
    forGood: (itemPhrase) => `Tego nie da się cofnąć. Na zawsze zniknie: ${itemPhrase}.`,
    forAWhile: (itemPhrase, _number, putBackBy) =>
      `Do usunięcia: ${itemPhrase}. Odwiedzający już tego nie zobaczą. Przez 30 dni ${putBackBy} to przywrócić w części „Usunięte”; potem zniknie na zawsze.`,
    you: 'można',
    administrator: 'osoba, która zarządza stroną, może',
    keep: 'Przechowuj usunięte rzeczy przez 30 dni',
    keepHint: 'Odtąd wszystko, co się tu usunie, można przywrócić.',
    keepFailed: {
      title: 'Nie udało się usunąć',
      description:
        'Niczego nie usunięto, bo nie udało się włączyć „Przechowuj usunięte rzeczy przez 30 dni”. Proszę spróbować ponownie.',
    },
  },
  putBack: {
    done: ({ putBack, gone, notes: noteNames }) => {
      const said = [
        gone.length > 0 &&
          `Przywrócono ${formatNumber(putBack.length)} z ${formatNumber(putBack.length + gone.length)}. Resztę w międzyczasie usunięto na zawsze.`,
        ...noteNames.map((noteName) => notes[noteName]),
      ].filter((sentence) => sentence !== false)
      return {
        title: putBack.length > 0 ? 'Przywrócono' : 'Nie przywrócono',
        description: said.length > 0 ? said.join(' ') : whereItWas(putBack.length),
        ...(said.length > 0 && { duration: 12_000 }),
      }
    },
    failed: {
      title: 'Nie udało się przywrócić',
      description:
        'Niczego nie przywrócono. Wszystko jest nadal w części „Usunięte”; proszę spróbować tam ponownie.',
    },
    failedForHelper: {
      title: 'Nie udało się przywrócić',
      description:
        'Niczego nie przywrócono. Nic nie przepadło: przez 30 dni może to przywrócić osoba, która zarządza stroną.',
    },
    notHere: {
      title: 'Nie udało się przywrócić',
      description: 'Nie ma tego już w części „Usunięte”: w międzyczasie usunięto to na zawsze.',
    },
  },
  selection: {
    chosen: (number) => `Wybrano: ${formatNumber(number)}`,
    all: 'Wybierz wszystkie',
    none: 'Nie wybieraj żadnego',
  },
  picture: {
    choose: 'Wybierz zdjęcie',
    fromGallery: 'Z galerii',
    gallery: {
      loading: 'Wczytywanie zdjęć…',
      failed: 'Nie udało się teraz wczytać zdjęć. Proszę spróbować ponownie.',
      empty: 'W galerii nie ma jeszcze zdjęć.',
    },
    upload: 'Dodaj zdjęcie z urządzenia',
    uploading: 'Wysyłanie zdjęcia',
    stillSending: 'Zdjęcie jeszcze się wysyła.',
    stillOpening: 'Zdjęcie jeszcze się otwiera.',
    crop: 'Przytnij',
    cropFailed: {
      title: 'Nie przycięto',
      description: 'Nie udało się teraz otworzyć zdjęcia. Jest bezpieczne; proszę spróbować ponownie.',
    },
    remove: 'Usuń zdjęcie',
    chosen: 'Wybrane zdjęcie',
    tooLarge: (file) => `Ten plik ma ponad 100\u00a0MB: „${file}”. Proszę wybrać mniejszy.`,
    failed: 'Nie udało się dodać',
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
