import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/dashboard/settings.ts'
import {
  count,
  countPhotographs,
  countSongs,
  countVideos,
  formatNumber,
  locale,
  sentences,
} from '../grammar.ts'

export const texts = sentences<typeof en>(({ form }) => ({
  deviceLanguage: 'Język na tym urządzeniu',
  deviceLanguageHint: 'Dla panelu i stron. Inni wybierają własny.',
  title: 'Ustawienia',
  loading: 'Wczytywanie ustawień…',
  failed: 'Nie można teraz pokazać ustawień. Wpisany tu tekst nie przepadł.',
  tabs: { about: form({ he: 'O nim', she: 'O niej' }), visitors: 'Goście', safety: 'Bezpieczeństwo' },
  legends: {
    person: form({ he: 'Kim był', she: 'Kim była' }),
    donation: 'Zamiast kwiatów',
    working: 'Uroczystości, wspomnienia i goście',
    deleting: 'Usuwanie',
  },
  save: 'Zapisz ustawienia',
  unsaved: 'Jeszcze nie zapisano.',
  saved: { title: 'Zmiany zapisane', description: 'Obowiązują od teraz.' },
  restore: 'Przywróć przykładowe słowa',
  restoreQuestion: {
    title: 'Przywrócić przykładowe słowa?',
    description:
      'Imię i nazwisko, daty, kilka słów, portret i prośba o datki będą znów przykładem. Własne przepadną.',
    confirm: 'Usuń moje słowa',
  },
  safekeeping: 'Przechowywanie',
  readingSafekeeping: {
    loading: 'Sprawdzanie, czy wszystko jest na miejscu…',
  },
  stored: (counts, checkedOn) =>
    checkedOn ? `${counts}. Wszystko sprawdzono ${checkedOn}.` : 'Niczego jeszcze nie dodano.',
  faulty: (counts, faultCount, listedCount) =>
    `${counts && `${counts}. `}${count(
      faultCount,
      'Jeden plik wymaga uwagi',
      '# pliki wymagają uwagi',
      '# plików wymaga uwagi',
    )}${
      faultCount === 1 || listedCount === faultCount
        ? ''
        : `; pierwsze z nich (${formatNumber(listedCount)}) są wymienione na górze panelu`
    }.`,
  photographs: countPhotographs,
  videos: countVideos,
  songs: countSongs,
  list: (counts) => new Intl.ListFormat(locale).format(counts),
  lastBackup: (day) => `Ostatnia kopia zapasowa jest z ${day}.`,
  noBackup: 'Nie ma jeszcze kopii zapasowej. Może ją utworzyć osoba, która zajmuje się serwerem.',
  noBackupYet: 'Nie ma jeszcze kopii zapasowej.',
  backup: {
    start: 'Utwórz kopię zapasową',
    ready: 'Kopia zapasowa jest gotowa, razem z innymi kopiami zapasowymi.',
    canceled: 'Kopia zapasowa nie powstała.',
  },
  free: 'Ta strona pamięci działa na wolnym oprogramowaniu.',
  source: 'Kod źródłowy',
  yourLogin: 'Moje konto',
  loggedInAs: (name) => endSentence(`Nazwa użytkownika – ${name}`),
  mailToYou: {
    title: 'E-maile do mnie',
    displayName: 'Imię w e-mailach',
    displayNameHint: 'Tym imieniem są podpisane wysyłane zaproszenia.',
    email: 'Mój adres e-mail',
    mailFrequency: 'Wiadomość, gdy jest coś nowego',
    choices: {
      none: { label: 'Nigdy' },
      daily: {
        label: 'Raz dziennie',
        hint: 'Rano przychodzi e-mail o tym, co nowego; jeśli nic, e-maila nie ma.',
      },
      'at-once': {
        label: 'Od razu',
        hint: 'Dziesięć minut po nowym wspomnieniu lub po zdjęciach od gości przychodzi jeden e-mail o wszystkim, co nadeszło; inne nowości są w e-mailu rano.',
      },
    },
    hint: 'Przychodzą tylko na ten adres. Osoby z pełnym dostępem dowiadują się też, gdy plik jest uszkodzony lub brakuje kopii zapasowych.',
    save: 'Zapisz',
    saved: { title: 'Zmiany zapisane', description: 'W ten sposób będą przychodzić nowości.' },
    saveFailed: { title: 'Nie zapisano', description: 'Nie udało się zapisać wyboru.' },
  },
  password: 'Hasło',
  currentPassword: 'Obecne hasło',
  newPassword: 'Nowe hasło',
  newPasswordHint: 'Co najmniej 10 znaków. Zmiana wyloguje wszystkie inne urządzenia.',
  changePassword: 'Zmień hasło',
  passwordChanged: { title: 'Hasło zmienione', description: 'Wszystkie inne urządzenia zostały wylogowane.' },
  passwordFailed: { title: 'Nie zapisano', description: 'Nie udało się zmienić hasła.' },
}))
export const mailToYouTexts = texts.mailToYou
