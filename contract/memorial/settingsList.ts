import { englishStyles } from '../../domain/calendar/dateStyle.ts'
import { languages } from '../../domain/language.ts'
import { limits } from '../limits.ts'
import { printedSettings } from './printedSettings.ts'
import type { Setting } from './setting.ts'
import { slideshowSettings } from './slideshowSettings.ts'

const visitorsSwitch = { kind: 'switch', readers: 'visitors', memorialJson: null } as const

/**
 * The settings that an administrator can change, in the order of the forms. The API's schemas, the stored values, samples,
 * 'Restore built-in words', the forms, labels and memorial.json follow from this list. The sample texts complete every page before
 * the family has written anything. The dashboard has no zod, so a setting has a kind instead of a schema.
 */
export const settingsList = {
  name: {
    kind: 'name',
    readers: 'visitors',
    memorialJson: ['person', 'name'],
    section: 'person',
    samplePart: 'name',
  },
  birthDate: {
    kind: 'lifeDate',
    event: 'birth',
    readers: 'visitors',
    memorialJson: ['person', 'birthDate'],
    section: 'person',
    row: 'dates',
    samplePart: 'dates',
  },
  deathDate: {
    kind: 'lifeDate',
    event: 'death',
    readers: 'visitors',
    memorialJson: ['person', 'deathDate'],
    section: 'person',
    row: 'dates',
    samplePart: 'dates',
  },
  tribute: {
    kind: 'text',
    maxLength: 2_000,
    rows: 4,
    readers: 'visitors',
    memorialJson: ['person', 'tribute'],
    section: 'person',
    samplePart: 'tribute',
  },
  portraitPath: {
    kind: 'picture',
    readers: 'visitors',
    memorialJson: ['person', 'portrait'],
    section: 'person',
    samplePart: 'portrait',
  },
  donationUrl: {
    kind: 'webAddress',
    builtIn: 'https://www.stjude.org/donate/donate-to-st-jude.html',
    readers: 'visitors',
    memorialJson: ['donation', 'link'],
    section: 'donation',
  },
  donationCharity: {
    kind: 'line',
    maxLength: limits.name,
    builtIn: 'St. Jude',
    readers: 'visitors',
    memorialJson: ['donation', 'charity'],
    section: 'donation',
  },
  donationText: {
    kind: 'text',
    maxLength: 2_000,
    rows: 6,
    readers: 'visitors',
    memorialJson: ['donation', 'text'],
    section: 'donation',
    samplePart: 'donation',
  },
  /** the family's language, in which everything is that leaves for many; each visitor reads the pages in his own */
  language: {
    kind: 'choice',
    builtIn: 'en',
    readers: 'administrators',
    memorialJson: null,
    section: 'working',
    choices: languages,
  },
  timezone: {
    kind: 'timezone',
    builtIn: 'America/Chicago',
    readers: 'visitors',
    memorialJson: null,
    section: 'working',
  },
  /** whether visitors read the weekday of a service whose date was written without one */
  sayWeekday: {
    ...visitorsSwitch,
    section: 'working',
  },
  /** how dates and times are written in English; if it is empty, the time zone decides (`domain/calendar/proposeDateStyle.ts`) */
  dateStyle: {
    kind: 'choice',
    builtIn: '',
    readers: 'administrators',
    memorialJson: null,
    section: 'working',
    choices: ['', ...englishStyles],
  },
  /** whether visitors see when photographs were taken, where that is known */
  showTaken: {
    ...visitorsSwitch,
    section: 'working',
  },
  /** the new memories that are held for the family's approval: none, doubtful ones, or all */
  moderation: {
    kind: 'choice',
    builtIn: 'off',
    readers: 'administrators',
    memorialJson: null,
    section: 'working',
    choices: ['off', 'doubtful', 'all'],
  },
  searchEngines: {
    kind: 'permission',
    readers: 'visitors',
    memorialJson: null,
    section: 'working',
  },
  keepDeleted: {
    kind: 'switch',
    readers: 'administrators',
    memorialJson: null,
    section: 'deleting',
  },
  ...printedSettings,
  ...slideshowSettings,
  /** whether there is a page /wall, which shows memories on a screen at a gathering */
  wall: {
    ...visitorsSwitch,
    section: 'day',
  },
  /** whom the funeral director calls if something stops; keepers print it on the director's page */
  whomToCall: {
    kind: 'text',
    maxLength: 300,
    rows: 2,
    builtIn: '',
    readers: 'administrators',
    memorialJson: null,
    section: 'day',
  },
} as const satisfies Record<string, Setting>
