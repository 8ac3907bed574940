import type { texts as en } from '../../en/server/http.ts'
import { attach, formatNumber, plural, sentences } from '../grammar.ts'
import { fieldTexts } from '../memorial/fields.ts'

export const texts = sentences<typeof en>({
  error: {
    title: 'רק רגע, בבקשה',
    again: 'לנסות שוב',
    logReference: (id) => `ביומן השרת זה מופיע כ־${id}.`,
  },
  loggedOut: 'היציאה הושלמה',
  feedTitle: (name) => `${name}: זיכרונות ותמונות`,
  day: {
    today: 'היום',
    noon: '12 בצהריים',
    directions: 'איך מגיעים',
    directionsTo: (title) => `איך מגיעים: ${title}`,
    watch: 'לצפייה מהבית',
    thanks: 'תודה לכל מי שבאו.',
    quote: (text, name) => `״${text}״ –\u00a0${name}`,
    yearsAgo: (years) =>
      plural(years, { one: 'היום לפני שנה', two: 'היום לפני שנתיים', other: 'היום לפני # שנים' }),
    born: (year) => `ביום הזה בשנת ${year} הוא נולד`,
  },
  unscripted: {
    slideshow: 'המצגת צריכה JavaScript ודפדפן חדש יותר.',
    page: 'הדף הזה צריך JavaScript ודפדפן חדש יותר.',
    login: 'הכניסה צריכה JavaScript ודפדפן חדש יותר.',
    allPhotographs: 'לכל התמונות בגלריה',
    home: 'דף הבית',
  },
  needed: 'זה נחוץ',
  oneOf: (values) => `זה צריך להיות אחד מאלה: ${values}`,
  atLeast: {
    string: (least) => `צריך לכתוב כאן ${formatNumber(least)} תווים לפחות`,
    array: (least) => `צריכים להיות כאן ${formatNumber(least)} פריטים לפחות`,
    number: (least) => `זה צריך להיות ${formatNumber(least)} לפחות`,
  },
  atMost: {
    string: fieldTexts.tooLong,
    array: (most) => `יכולים להיות כאן ${formatNumber(most)} פריטים לכל היותר`,
    number: (most) => `זה יכול להיות ${formatNumber(most)} לכל היותר`,
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
})
