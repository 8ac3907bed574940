import type { texts as en } from '../../en/server/http.ts'
import { count, formatNumber, sentences } from '../grammar.ts'
import { fieldTexts } from '../memorial/fields.ts'

export const texts = sentences<typeof en>(({ form }) => ({
  error: {
    title: 'Chwileczkę',
    again: 'Spróbuj ponownie',
    logReference: (id) => `Numer w dzienniku serwera: ${id}.`,
  },
  loggedOut: 'Wylogowano',
  feedTitle: (name) => `${name} – wspomnienia i zdjęcia`,
  day: {
    today: 'Dziś',
    noon: 'południe',
    directions: 'Dojazd',
    directionsTo: (title) => `Dojazd – ${title}`,
    watch: 'Oglądaj transmisję',
    thanks: 'Dziękujemy wszystkim, którzy przyszli.',
    quote: (text, name) => `„${text}” –\u00a0${name}`,
    yearsAgo: (years) => count(years, 'Dziś mija rok', 'Dziś mijają # lata', 'Dziś mija # lat'),
    born: (year) => `Tego dnia w ${year} roku ${form({ he: 'przyszedł', she: 'przyszła' })} na świat`,
  },
  unscripted: {
    slideshow: 'Pokaz zdjęć wymaga JavaScriptu i nowszej przeglądarki.',
    page: 'Ta strona wymaga JavaScriptu i nowszej przeglądarki.',
    login: 'Logowanie wymaga JavaScriptu i nowszej przeglądarki.',
    allPhotographs: 'Zobacz wszystkie zdjęcia w galerii',
    home: 'Strona główna',
  },
  needed: 'Tego nie może brakować',
  oneOf: (values) => `Tu może być tylko jedno z: ${values}`,
  atLeast: {
    string: (least) => `Trzeba podać co najmniej ${count(least, '# znak', '# znaki', '# znaków')}`,
    array: (least) => `Trzeba podać co najmniej ${count(least, '# wpis', '# wpisy', '# wpisów')}`,
    number: (least) => `Tu musi być liczba nie mniejsza niż ${formatNumber(least)}`,
  },
  atMost: {
    string: fieldTexts.tooLong,
    array: (most) => `Można podać najwyżej ${count(most, '# wpis', '# wpisy', '# wpisów')}`,
    number: (most) => `Tu musi być liczba nie większa niż ${formatNumber(most)}`,
  },
  kinds: {
    string: fieldTexts.text,
    boolean: 'To musi być prawda lub fałsz (true, false)',
    number: 'To musi być liczba',
    int: 'To musi być liczba całkowita',
    array: 'To musi być lista',
  },
  device: {
    browserOnSystem: (browser, system) => `${browser}, ${system}`,
    browser: 'Przeglądarka',
    systems: {
      iPhone: 'iPhone',
      iPad: 'iPad',
      androidPhone: 'telefon z Androidem',
      androidTablet: 'tablet z Androidem',
      windows: 'Windows',
      chromebook: 'Chromebook',
      mac: 'Mac',
      linux: 'Linux',
    },
  },
}))
