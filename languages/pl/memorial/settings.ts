import { limits } from '../../../contract/limits.ts'
import type { settingTexts as en } from '../../en/memorial/settings.ts'
import { count, sentences } from '../grammar.ts'

export type { SettingText } from '../../en/memorial/settings.ts'

const stJude = 'na szpital dziecięcy St. Jude Children’s Research Hospital'

/** The label of each setting, the sentence below its control, its choices, and its words until the family writes some. */
export const settingTexts = sentences<typeof en>({
  name: { label: 'Imię i nazwisko', sample: 'Władysław Jan Lipiński', neutral: '' },
  pronoun: {
    label: 'Jak pisać?',
    hint: 'Tak będą brzmiały zdania na stronie.',
    says: {
      he: 'Na stronie będzie: „urodził się”, „kochał”.',
      she: 'Na stronie będzie: „urodziła się”, „kochała”.',
    },
    change: 'Zmień',
    missing: 'Trzeba wybrać, jak pisać',
    choices: {
      he: { label: 'O nim: był, kochał' },
      she: { label: 'O niej: była, kochała' },
      name: { label: 'Żadne z nich' },
    },
  },
  nameGenitive: {
    label: 'Ku pamięci (kogo?)',
    hint: 'Odmienione imię i nazwisko, na przykład Jana Nowaka.',
  },
  nameLocative: { label: 'Wspomnienia o (kim?)', hint: 'Na przykład Janie Nowaku.' },
  birthDate: {
    label: 'Data urodzenia',
    hint: 'Na przykład 12 maja 1948.',
    sample: '12 maja 1948',
    neutral: '',
  },
  deathDate: {
    label: 'Data śmierci',
    hint: 'Na przykład 9 lutego 2025.',
    sample: '9 lutego 2025',
    neutral: '',
  },
  tribute: {
    label: 'Kilka słów',
    hint: 'Jedno lub dwa zdania na stronę główną i do podglądu linku w rodzinnym czacie.',
    sample:
      'Budował mosty, hodował pszczoły i zawsze miał czas. Każdy, kto przy nim usiadł, wstawał z lżejszym sercem.',
    neutral: '',
  },
  portraitPath: {
    label: 'Portret',
    hint: 'Zdjęcie widać na stronie głównej i w podglądzie linków. Bez niego goście widzą rysunek.',
  },
  donationUrl: {
    label: 'Link do wpłaty',
    hint: 'Dokąd prowadzi przycisk. Gdy pole jest puste, przycisku nie ma.',
  },
  donationCharity: {
    label: 'Na czyją rzecz',
    hint: 'Na przycisku będzie „Przekaż datek” i ta nazwa.',
  },
  donationText: {
    label: 'Prośba o datki',
    hint: 'Gdy te słowa i link są puste, tej części nie ma.',
    sample: '',
    /** only if the family has kept our words in English */
    neutral: `Rodzina prosi o datki ${stJude}.`,
  },
  language: {
    label: 'Język rodziny',
    hint: 'W tym języku są e-maile, wydruki, książka, film i pokazy. Goście czytają strony w swoim języku, jeśli jest wśród dostępnych.',
  },
  timezone: {
    label: 'Zwykła strefa czasowa uroczystości',
    hint: 'Dla uroczystości, które nie mają własnej strefy czasowej. Jeśli w tytule lub miejscu jest mowa o Kalifornii albo prochach (California, ashes), jest to czas pacyficzny.',
    hintElsewhere: 'Dla uroczystości, które nie mają własnej strefy czasowej.',
  },
  sayWeekday: {
    label: 'Podawaj dzień tygodnia',
    hint: 'Goście czytają „piątek, 4 grudnia 2026” tam, gdzie przy uroczystości podano tylko datę. Na wydrukach dzień tygodnia jest zawsze.',
  },
  dateStyle: {
    label: 'Daty i godziny',
    choices: {
      '': { label: 'Jak zwykle w tej strefie czasowej' },
      monthFirst12: { label: 'March 18, 2025, 2:00 PM' },
      monthFirst24: { label: 'March 18, 2025, 14:00' },
      dayFirst12: { label: '18 March 2025, 2:00 PM' },
      dayFirst24: { label: '18 March 2025, 14:00' },
    },
  },
  showTaken: {
    label: 'Pokazuj, kiedy zrobiono zdjęcie',
    hint: 'Przy zdjęciach, których data jest znana, goście czytają na przykład „ok. 1965”. Tak samo jest w filmie, jeśli pokazuje tytuły; w książce i na ścianie wspomnień jest tak zawsze.',
  },
  askVisitors: {
    label: 'Pytaj gości o zdjęcia',
    hint: 'Pod zdjęciem bez imion lub daty goście czytają „Czy ktoś wie, kto to jest?”, a pod każdym „Opowiedz o tym zdjęciu”. Nikt nie widzi odpowiedzi, dopóki nie zostanie przyjęta.',
  },
  moderation: {
    label: 'Nowe wspomnienia',
    choices: {
      off: { label: 'Pojawiają się od razu' },
      doubtful: {
        label: 'Wątpliwe czekają na zatwierdzenie',
        hint: 'Te z linkami, wysłane automatycznie lub o tym samym tekście co inne. To samo dotyczy tytułów i opisów z linkami, które piszą goście.',
      },
      all: {
        label: 'Wszystkie czekają na zatwierdzenie',
        hint: 'To samo dotyczy tytułów i opisów z linkami, które piszą goście.',
      },
    },
  },
  searchEngines: {
    label: 'Czy wyszukiwarki mogą pokazywać tę stronę pamięci?',
    hint: 'Dotyczy to tylko strony, którą mogą zobaczyć wszyscy, i dopiero gdy nie ma na niej przykładowych słów. Wyszukiwarki potrzebują na zmiany kilku dni lub tygodni.',
    answers: { yes: 'Tak', no: 'Nie, znajdą ją tylko osoby, które mają link' },
  },
  keepDeleted: { label: 'Przechowuj to, co usunięte, przez 30 dni' },
  paper: {
    label: 'Papier',
    choices: {
      '': { label: 'Jak zwykle w tej strefie czasowej' },
      letter: { label: 'Letter' },
      a4: { label: 'A4' },
    },
  },
  programme: {
    label: 'Przebieg',
    hint: 'Nowa część zaczyna się po pustym wierszu: najpierw jej nazwa, a pod nią, kto przemawia albo co się śpiewa.',
  },
  officiant: { label: 'Prowadzi', hint: 'Nie trzeba wypełniać. Na przykład ks. Jan Nowak.' },
  bearers: { label: 'Trumnę niosą', hint: 'Nie trzeba wypełniać. Jedna osoba w każdym wierszu.' },
  readings: {
    label: 'Czytania',
    hint: 'Nie trzeba wypełniać. Najpierw tytuł, na przykład Psalm 23, a pod nim tekst. Przed następnym czytaniem wiersz z trzema kreskami: ---',
  },
  songs: {
    label: 'Pieśni ze słowami',
    hint: 'Nie trzeba wypełniać. Najpierw tytuł, a pod nim zwrotki. Przed następną pieśnią wiersz z trzema kreskami: ---',
  },
  orderPhotoPath: {
    label: 'Zdjęcie na ostatniej stronie',
    hint: 'Nie trzeba wypełniać. Jest drukowane nad podziękowaniem.',
  },
  cardQuestions: {
    label: 'Pytania na kartach',
    hint: `Jedno w każdym wierszu, najwyżej osiem, każde do ${count(limits.question, '# litery', '# liter', '# liter')}, na przykład „Jakie było Wasze pierwsze spotkanie?”. Na kartach z jednego arkusza są kolejne pytania. Kod na karcie otwiera formularz wspomnień z jej pytaniem u góry.`,
  },
  slideshowBeginning: { label: 'Początek i koniec' },
  slideshowEnd: {
    label: 'Zdanie na koniec',
    hint: 'Jedno zdanie od rodziny po ostatnim zdjęciu, gdy muzyka cichnie. Gdy pole jest puste, zdania na koniec nie ma.',
  },
  slideshowSeconds: { label: 'Ile sekund na zdjęcie' },
  slideshowAsLongAsSongs: { label: 'Tak długo jak muzyka' },
  slideshowMusic: { label: 'Muzyka' },
  slideshowCaptions: { label: 'Podpisy' },
  slideshowFilms: { label: 'Z nagraniami' },
  slideshowMemories: { label: 'Zdania ze wspomnień' },
  slideshowSideBySide: { label: 'Pionowe zdjęcia obok siebie' },
  wall: { label: 'Ściana wspomnień na ekran, pod adresem /wall' },
  whomToCall: {
    label: 'Do kogo dzwonić',
    hint: 'Imię i nazwisko oraz numer telefonu na kartkę dla zakładu pogrzebowego. Goście tego nie widzą.',
  },
})
