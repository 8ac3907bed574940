import type { texts as en } from '../../en/server/http.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'
import { fieldTexts } from '../memorial/fields.ts'
import { er } from '../pronouns.ts'

const smallNumbers = ['', '', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn']

export const texts = sentences<typeof en>((person) => ({
  error: {
    title: 'Einen Moment, bitte',
    again: 'Noch einmal versuchen',
    logReference: (id) => `Im Protokoll des Servers steht das unter ${id}.`,
  },
  loggedOut: 'Abgemeldet',
  feedTitle: (name) => `${name}: Erinnerungen und Fotos`,
  day: {
    today: 'Heute',
    noon: '12\u00a0Uhr mittags',
    directions: 'Anfahrt',
    directionsTo: (title) => `Anfahrt: ${title}`,
    watch: 'Von zu Hause zuschauen',
    thanks: 'Danke an alle, die gekommen sind.',
    quote: (text, name) => `„${text}“ –\u00a0${name}`,
    yearsAgo: (years) =>
      years === 1 ? 'Heute vor einem Jahr' : `Heute vor ${smallNumbers[years] ?? years} Jahren`,
    born: (year) => `Heute hätte ${er(person)} Geburtstag; ${year} kam ${er(person)} zur Welt`,
  },
  unscripted: {
    slideshow: 'Die Diashow braucht JavaScript und einen neueren Browser.',
    page: 'Diese Seite braucht JavaScript und einen neueren Browser.',
    login: 'Die Anmeldung braucht JavaScript und einen neueren Browser.',
    allPhotographs: 'Alle Fotos in der Galerie ansehen',
    home: 'Startseite',
  },
  needed: 'Das wird gebraucht',
  oneOf: (values) => `Das muss eines davon sein: ${values}`,
  atLeast: {
    string: (least) => `Das muss mindestens ${formatNumber(least)} Zeichen lang sein`,
    array: (least) => `Das muss mindestens ${plural(least, { one: '# Eintrag', other: '# Einträge' })} haben`,
    number: (least) => `Das muss mindestens ${formatNumber(least)} sein`,
  },
  atMost: {
    string: fieldTexts.tooLong,
    array: (most) => `Das kann höchstens ${plural(most, { one: '# Eintrag', other: '# Einträge' })} haben`,
    number: (most) => `Das darf höchstens ${formatNumber(most)} sein`,
  },
  kinds: {
    string: fieldTexts.text,
    boolean: 'Das muss true oder false sein',
    number: 'Das muss eine Zahl sein',
    int: 'Das muss eine ganze Zahl sein',
    array: 'Das muss eine Liste sein',
  },
  device: {
    /** makes a description such as 'Safari auf einem iPhone'; systems are in the dative */
    browserOnSystem: (browser, system) => `${browser} auf ${system}`,
    browser: 'Ein Browser',
    systems: {
      iPhone: 'einem iPhone',
      iPad: 'einem iPad',
      androidPhone: 'einem Android-Handy',
      androidTablet: 'einem Android-Tablet',
      windows: 'einem Windows-PC',
      chromebook: 'einem Chromebook',
      mac: 'einem Mac',
      linux: 'einem Linux-PC',
    },
  },
}))
