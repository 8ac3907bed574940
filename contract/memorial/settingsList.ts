import { englishStyles } from '../../domain/calendar/dateStyle.ts'
import { languages } from '../../domain/language.ts'
import { pronouns } from '../../domain/person/person.ts'
import { limits } from '../limits.ts'
import type { Setting } from './setting.ts'

const person = { readers: 'visitors', section: 'person' } as const
const nameForm = {
  ...person,
  kind: 'line',
  maxLength: limits.name,
  builtIn: '',
  row: 'nameForms',
  onlyIn: 'pl',
} as const
const lifeDate = { ...person, kind: 'lifeDate', row: 'dates', samplePart: 'dates' } as const
const donation = { readers: 'visitors', section: 'donation' } as const
const forVisitors = { readers: 'visitors', memorialJson: null } as const
const forAdministrators = { readers: 'administrators', memorialJson: null } as const
const visitorsSwitch = { ...forVisitors, kind: 'switch' } as const
const orderOfService = { ...forAdministrators, section: 'orderOfService' } as const
const slideshow = { ...forVisitors, section: 'slideshow' } as const
const slideshowSwitch = { ...slideshow, kind: 'switch' } as const

/**
 * The settings that an administrator can change, in the order of the forms. The API's schemas, the stored values, samples,
 * 'Restore built-in words', the forms, labels and memorial.json follow from this list. The sample texts complete every page before
 * the family has written anything. The dashboard has no zod, so a setting has a kind instead of a schema.
 */
export const settingsList = {
  name: { ...person, kind: 'name', memorialJson: ['person', 'name'], samplePart: 'name' },
  /** how sentences speak of the person; 'name' repeats the name, in the languages that can (`domain/person/person.ts`) */
  pronoun: {
    ...person,
    kind: 'choice',
    builtIn: 'he',
    choices: pronouns,
    memorialJson: ['person', 'pronoun'],
  },
  /** the name in Polish, for 'kogo?' and 'o kim?'; a form asks for it where the family's language is Polish */
  nameGenitive: { ...nameForm, memorialJson: ['person', 'nameGenitive'] },
  nameLocative: { ...nameForm, memorialJson: ['person', 'nameLocative'] },
  birthDate: { ...lifeDate, event: 'birth', memorialJson: ['person', 'birthDate'] },
  deathDate: { ...lifeDate, event: 'death', memorialJson: ['person', 'deathDate'] },
  tribute: {
    ...person,
    kind: 'text',
    maxLength: 2_000,
    rows: 4,
    memorialJson: ['person', 'tribute'],
    samplePart: 'tribute',
  },
  portraitPath: { ...person, kind: 'picture', memorialJson: ['person', 'portrait'], samplePart: 'portrait' },
  donationUrl: {
    ...donation,
    kind: 'webAddress',
    builtIn: 'https://www.stjude.org/donate/donate-to-st-jude.html',
    memorialJson: ['donation', 'link'],
  },
  donationCharity: {
    ...donation,
    kind: 'line',
    maxLength: limits.name,
    builtIn: 'St. Jude',
    memorialJson: ['donation', 'charity'],
  },
  donationText: {
    ...donation,
    kind: 'text',
    maxLength: 2_000,
    rows: 6,
    memorialJson: ['donation', 'text'],
    samplePart: 'donation',
  },
  /** the family's language, in which everything is that leaves for many; each visitor reads the pages in his own */
  language: { ...forAdministrators, kind: 'choice', builtIn: 'en', section: 'working', choices: languages },
  timezone: { ...forVisitors, kind: 'timezone', builtIn: 'America/Chicago', section: 'working' },
  /** whether visitors read the weekday of a service whose date was written without one */
  sayWeekday: { ...visitorsSwitch, section: 'working' },
  /**
   * how dates and times are written in English, and whether Spanish has 12 hours or 24; if it is empty, the time zone decides
   * (`domain/calendar/proposeDateStyle.ts`)
   */
  dateStyle: {
    ...forAdministrators,
    kind: 'choice',
    builtIn: '',
    section: 'working',
    choices: ['', ...englishStyles],
  },
  /** whether visitors see when photographs were taken, where that is known */
  showTaken: { ...visitorsSwitch, section: 'working' },
  /** whether visitors are asked who is in a photograph, and when it was, and may tell about it in a memory */
  askVisitors: { ...visitorsSwitch, section: 'working' },
  /** the new memories that are held for the family's approval: none, doubtful ones, or all */
  moderation: {
    ...forAdministrators,
    kind: 'choice',
    builtIn: 'off',
    section: 'working',
    choices: ['off', 'doubtful', 'all'],
  },
  searchEngines: { ...forVisitors, kind: 'permission', section: 'working' },
  keepDeleted: { ...forAdministrators, kind: 'switch', section: 'deleting' },
  /** the paper of everything that is printed; if it is empty, the time zone decides (`domain/paper.ts`) */
  paper: { ...forAdministrators, kind: 'choice', builtIn: '', section: 'day', choices: ['', 'letter', 'a4'] },
  /** the text of the order of service; an empty line separates its parts */
  programme: { ...orderOfService, kind: 'text', maxLength: 5_000, rows: 8, builtIn: '' },
  officiant: { ...orderOfService, kind: 'line', maxLength: 200, builtIn: '' },
  bearers: { ...orderOfService, kind: 'text', maxLength: 1_000, rows: 3, builtIn: '' },
  /** several readings are separated by a line of dashes; the first line of each is its title */
  readings: { ...orderOfService, kind: 'text', maxLength: 20_000, rows: 6, builtIn: '' },
  songs: { ...orderOfService, kind: 'text', maxLength: 20_000, rows: 6, builtIn: '' },
  orderPhotoPath: { ...orderOfService, kind: 'picture' },
  /** the questions on the table cards, one a line */
  cardQuestions: {
    ...forAdministrators,
    kind: 'lines',
    maxLines: 8,
    maxLength: limits.question,
    builtIn: '',
    section: 'day',
  },
  /**
   * whether the name and the dates are shown over the portrait before the first picture, and the closing sentence after the
   * last picture
   */
  slideshowBeginning: slideshowSwitch,
  /** the family's closing sentence; if it is empty, the slideshow ends without one */
  slideshowEnd: { ...slideshow, kind: 'line', maxLength: 300, builtIn: '' },
  /** the seconds for each photograph at the service; elsewhere, each device chooses its own */
  slideshowSeconds: {
    ...slideshow,
    kind: 'choice',
    builtIn: '5',
    choices: ['3', '4', '5', '6', '8', '10', '12', '15', '20', '30'],
  },
  /** whether the pictures are timed so that they end together with the songs */
  slideshowAsLongAsSongs: slideshowSwitch,
  /** whether the songs play, and whether titles and names are shown, at the service and in the film */
  slideshowMusic: { ...slideshowSwitch, builtIn: 'on' },
  slideshowCaptions: { ...slideshowSwitch, builtIn: 'on' },
  slideshowFilms: slideshowSwitch,
  /** whether a passage from a memory is shown after every ten pictures; the family chooses these passages */
  slideshowMemories: slideshowSwitch,
  /** whether two upright photographs are shown together on wide screens */
  slideshowSideBySide: slideshowSwitch,
  /** whether there is a page /wall, which shows memories on a screen at a gathering */
  wall: { ...visitorsSwitch, section: 'day' },
  /** whom the funeral director calls if something stops; keepers print it on the director's page */
  whomToCall: { ...forAdministrators, kind: 'text', maxLength: 300, rows: 2, builtIn: '', section: 'day' },
} as const satisfies Record<string, Setting>
