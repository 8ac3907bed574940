import type { fieldTexts as en } from '../../en/memorial/fields.ts'
import { count, formatNumber, sentences } from '../grammar.ts'

export const fieldTexts = sentences<typeof en>({
  text: 'To musi być tekst',
  tooLong: (maxLength) => `Tu można wpisać najwyżej ${count(maxLength, '# znak', '# znaki', '# znaków')}`,
  tooManyLines: (maxLines, lines) =>
    `Jest miejsce na ${count(maxLines, '# wiersz', '# wiersze', '# wierszy')}, a wpisano ${formatNumber(lines)}.`,
  lineTooLong: (line, excess, beginning) =>
    `Wiersz ${formatNumber(line)} jest za długi o ${count(excess, '# literę', '# litery', '# liter')}: „${beginning}…”.`,
  tooManyNames: (maxNames) =>
    `Na jednym zdjęciu można podać najwyżej ${count(maxNames, '# osobę', '# osoby', '# osób')}`,
  unstorable: 'Jest tu znak, którego nie można zapisać',
  email: 'To nie jest adres e-mail',
  emailNeeded: 'Potrzebny jest adres e-mail',
  localPath: 'To pole musi być puste albo zaczynać się od /',
  webAddress: 'To musi być link, który zaczyna się od https:// lub http://',
  name: 'Potrzebne jest imię i nazwisko',
  hisName: 'Potrzebne jest imię i nazwisko',
  sampleName: 'To imię i nazwisko z przykładu. Trzeba wpisać właściwe.',
  sampleText: 'Te słowa są o osobie z przykładu. Proszę napisać własne.',
  sampleDate:
    'To data z przykładu. Jeśli mimo to jest właściwa, trzeba ją zapisać razem z imieniem i nazwiskiem.',
  title: 'Potrzebny jest tytuł',
  date: 'Potrzebna jest data. Jeśli jeszcze jej nie ma: „do ustalenia”',
  time: 'Potrzebna jest godzina. Jeśli jeszcze jej nie ma: „do ustalenia”',
  edtf: 'Datę zapisuje się tak: 1958, 1958-06 lub 1958-06-01',
  location: 'Potrzebne jest miejsce. Jeśli jeszcze go nie ma: „do ustalenia”',
  obituary: 'Historia życia nie ma jeszcze tekstu',
  login: 'Proszę wpisać nazwę użytkownika i hasło',
  familyPasswordMissing: 'Potrzebne jest hasło',
  wrongPassword: 'To nie jest obecne hasło',
  timezone:
    'Żadna strefa czasowa tak się nie nazywa. Trzeba wpisać jej region i duże miasto, na przykład Europe/Warsaw lub America/Chicago.',
  nameTaken: 'Ktoś już używa tu tej nazwy',
  unusable: 'Tego nie można użyć',
  slideshowSentence: 'Tych słów nie ma we wspomnieniu; trzeba wybrać z niego jedno zdanie',
  currentPassword: 'Potrzebne jest obecne hasło',
  newPassword: 'Potrzebne jest hasło, które ma co najmniej 10 znaków',
  familyPassword: 'Potrzebne jest hasło, które ma co najmniej 8 znaków',
  purpose: 'Trzeba napisać, do czego to służy',
  invitationKey: 'Potrzebny jest klucz zaproszenia',
  crop: 'To nie jest część zdjęcia',
  writerKey: 'Potrzebny jest klucz prywatnego linku',
  answer: 'Proszę napisać, kto jest na zdjęciu, kiedy je zrobiono albo gdzie',
})
