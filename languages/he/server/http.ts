import type { texts as en } from '../../en/server/http.ts'
import { attach, formatNumber, sentences } from '../grammar.ts'
import { fieldTexts } from '../memorial/fields.ts'
import { countYears } from '../nouns.ts'

export const texts = sentences<typeof en>(({ form }) => ({
  error: {
    title: 'רק רגע, בבקשה',
    again: 'ניסיון נוסף',
    logReference: (id) => `ביומן השרת זה מופיע כ־${id}.`,
  },
  loggedOut: 'יצאתם מלוח הניהול',
  feedTitle: (name) => `${name}: זיכרונות ותמונות`,
  day: {
    today: 'היום',
    noon: '12 בצהריים',
    directions: 'איך מגיעים',
    directionsTo: (title) => `איך מגיעים: ${title}`,
    watch: 'לצפייה מהבית',
    thanks: 'תודה לכל מי שבאו.',
    quote: (text, name) => `״${text}״ –\u00a0${name}`,
    yearsAgo: (years) => `היום, ${countYears(years)} ${form({ he: 'לפטירתו', she: 'לפטירתה' })}`,
    born: (year) => `ביום הזה, ב־${year}, ${form({ he: 'נולד', she: 'נולדה' })}`,
  },
  unscripted: {
    slideshow: 'למצגת דרוש דפדפן חדש יותר, עם JavaScript.',
    page: 'לדף הזה דרוש דפדפן חדש יותר, עם JavaScript.',
    login: 'לכניסה דרוש דפדפן חדש יותר, עם JavaScript.',
    allPhotographs: 'לכל התמונות בגלריה',
    home: 'דף הבית',
  },
  needed: 'חסר כאן ערך',
  oneOf: (values) => `זה צריך להיות אחד מאלה: ${values}`,
  atLeast: {
    string: (least) => `צריך לכתוב כאן ${formatNumber(least)} תווים לפחות`,
    array: (least) => `צריכים להיות כאן ${formatNumber(least)} פריטים לפחות`,
    number: (least) => `זה צריך להיות ${formatNumber(least)} לפחות`,
  },
  atMost: {
    string: fieldTexts.tooLong,
    array: (most) => `יכולים להיות כאן עד ${formatNumber(most)} פריטים`,
    number: (most) => `זה יכול להיות עד ${formatNumber(most)}`,
  },
  kinds: {
    string: fieldTexts.text,
    boolean: 'זה צריך להיות true או false',
    number: 'זה צריך להיות מספר',
    int: 'זה צריך להיות מספר שלם',
    array: 'זו צריכה להיות רשימה',
  },
  device: {
    browserOnSystem: (browser, system) => `${browser} ${attach('ב', system)}`,
    browser: 'דפדפן',
    systems: {
      iPhone: 'iPhone',
      iPad: 'iPad',
      androidPhone: 'טלפון Android',
      androidTablet: 'טאבלט Android',
      windows: 'Windows',
      chromebook: 'Chromebook',
      mac: 'Mac',
      linux: 'Linux',
    },
  },
}))
