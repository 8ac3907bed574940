import { fieldTexts } from '../memorial/fields.ts'
import { formatNumber, sentences } from '../grammar.ts'
import { he } from '../pronouns.ts'

/** Numbers from 2, as they begin a sentence. */
const smallNumbers = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

export const texts = sentences((person) => ({
  /** for the page that is sent if no other page can be made */
  error: {
    title: 'One moment, please',
    again: 'Try again',
    logReference: (id: string) => `In the server’s log, this is ${id}.`,
  },
  loggedOut: 'Logged out',
  /** the title of the feed; every page links to the feed */
  feedTitle: (name: string) => `${name}: memories and photographs`,
  /** the lines of the home page about the day */
  day: {
    today: 'Today',
    noon: 'noon',
    directions: 'Directions',
    directionsTo: (title: string) => `Directions ${title}`,
    watch: 'Watch from home',
    thanks: 'Thank you to everyone who came.',
    quote: (text: string, name: string) => `“${text}” –\u00a0${name}`,
    yearsAgo: (years: number) =>
      years === 1 ? 'A year ago today' : `${smallNumbers[years] ?? years} years ago today`,
    born: (year: number) => `On this day in ${year} ${he(person)} was born`,
  },
  /** for pages that only scripts can render */
  unscripted: {
    slideshow: 'The slideshow needs JavaScript and a newer browser.',
    page: 'This page needs JavaScript and a newer browser.',
    login: 'Signing in needs JavaScript and a newer browser.',
    allPhotographs: 'See all photographs in the gallery',
    home: 'Home',
  },
  /** for requests from other programs, because the site's own forms always send these values correctly */
  needed: 'This is needed',
  oneOf: (values: string) => `This must be one of: ${values}`,
  /** for values that are too short or too small; `atMost` is for values that are too long or too large */
  atLeast: {
    string: (least: number) => `This must be at least ${formatNumber(least)} characters long`,
    array: (least: number) => `This must have at least ${formatNumber(least)} entries`,
    number: (least: number) => `This must be at least ${formatNumber(least)}`,
  },
  atMost: {
    string: fieldTexts.tooLong,
    array: (most: number) => `This can have at most ${formatNumber(most)} entries`,
    number: (most: number) => `This must be at most ${formatNumber(most)}`,
  },
  kinds: {
    string: fieldTexts.text,
    boolean: 'This must be true or false',
    number: 'This must be a number',
    int: 'This must be a whole number',
    array: 'This must be a list',
  },
  device: {
    /** makes a description such as 'Safari on an iPhone' */
    browserOnSystem: (browser: string, system: string) => `${browser} on ${system}`,
    browser: 'A browser',
    systems: {
      iPhone: 'an iPhone',
      iPad: 'an iPad',
      androidPhone: 'an Android phone',
      androidTablet: 'an Android tablet',
      windows: 'Windows',
      chromebook: 'a Chromebook',
      mac: 'a Mac',
      linux: 'Linux',
    },
  },
}))
