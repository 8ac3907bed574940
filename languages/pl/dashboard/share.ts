import type { texts as en } from '../../en/dashboard/share.ts'
import { sentences, titleOf } from '../grammar.ts'

const publish =
  'Można ją udostępnić: uruchomić z HTTPS_DOMAIN, czyli nazwą, która wskazuje na ten komputer; albo umieścić za serwerem WWW z HTTPS i w PUBLIC_URL podać adres, który wpisują ludzie. README prowadzi do docs/operations.md, gdzie opisano oba sposoby.'

export const texts = sentences<typeof en>(({ genitive }) => ({
  title: 'Przekaż dalej',
  almostThere: {
    computer: 'Prawie gotowe: na razie nikt inny nie może otworzyć tego adresu',
    network: 'Prawie gotowe: na razie ten adres mogą otworzyć tylko urządzenia w tej sieci',
  },
  hostNote: {
    label: 'Notatka dla osoby, która zajmuje się serwerem',
    note: {
      computer: (name) =>
        `Strona pamięci ${titleOf(genitive, name)} jest gotowa, ale może ją otworzyć tylko komputer, na którym działa. ${publish}`,
      network: (name) =>
        `Strona pamięci ${titleOf(genitive, name)} jest gotowa, ale mogą ją otworzyć tylko urządzenia w jej sieci. ${publish}`,
    },
    buttons: { copy: 'Kopiuj notatkę', copied: 'Skopiowano', share: 'Wyślij notatkę' },
  },
  purpose: 'Do wiadomości dla rodziny i przyjaciół albo jako kod na drukowanej karcie.',
  asksForPassword: 'Ten link prosi o hasło rodziny.',
  opensAlone:
    'Ten link otwiera stronę pamięci bez hasła: powinni go dostać tylko ci, którzy mają wejść bez hasła.',
  link: { label: 'Link', copy: 'Kopiuj link', copied: 'Skopiowano', share: 'Wyślij link' },
  opens: 'Co otwiera',
  withPassword: 'Z hasłem rodziny',
  withoutPassword: (name) => `Bez hasła (${name})`,
  noKeyChosen: 'Do wyboru',
  screen: 'Link na ekran',
  screenPurpose:
    'Do pokazu zdjęć podczas uroczystości. Trzeba otworzyć go na komputerze przy ekranie i raz kliknąć w zdjęcie: przedtem żadna przeglądarka nie wypełni ekranu ani nie zagra muzyki. Pokazuje to, co wybrano w części „Na dzień pogrzebu”, „Pokaz podczas uroczystości”.',
  screenNeedsKey:
    'Podczas uroczystości nikt nie chce wpisywać hasła. Można utworzyć link bez hasła; unieważnia się go w części „Ustawienia”.',
  makeKey: 'Utwórz link bez hasła',
  keyName: 'Ekran',
  keyFailed: {
    title: 'Nie ma linku',
    description: 'Nie udało się utworzyć linku. Można spróbować jeszcze raz.',
  },
  ask: {
    title: 'Zapytaj kogoś, kto wie',
    purpose:
      'Zdjęcia bez imion, duże i jedno po drugim, dla kogoś, kto może wie, kto na nich jest. Odpowiedzi najpierw zobaczy rodzina.',
    name: 'Kogo zapytać?',
    nameHint:
      'Na stronie widać wtedy: „41 zdjęć – tylko ciocia Marta wie, kto na nich jest”. Puste pole to link dla wszystkich.',
  },
}))
export const { hostNote: hostNoteTexts, ask: askTexts } = texts
