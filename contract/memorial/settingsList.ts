import { inLanguage } from '../../domain/language.ts'
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
    ...inLanguage({ en: { label: 'Name', sample: 'Walter Arne Lindholm', neutral: '' } }),
  },
  birthDate: {
    kind: 'lifeDate',
    event: 'birth',
    readers: 'visitors',
    memorialJson: ['person', 'birthDate'],
    section: 'person',
    row: 'dates',
    samplePart: 'dates',
    ...inLanguage({
      en: {
        label: 'Date of birth',
        hint: 'Such as May 12, 1948.',
        sample: 'May 12, 1948',
        neutral: '',
      },
    }),
  },
  deathDate: {
    kind: 'lifeDate',
    event: 'death',
    readers: 'visitors',
    memorialJson: ['person', 'deathDate'],
    section: 'person',
    row: 'dates',
    samplePart: 'dates',
    ...inLanguage({
      en: {
        label: 'Date of death',
        hint: 'Such as February 9, 2025.',
        sample: 'February 9, 2025',
        neutral: '',
      },
    }),
  },
  tribute: {
    kind: 'text',
    maxLength: 2_000,
    rows: 4,
    readers: 'visitors',
    memorialJson: ['person', 'tribute'],
    section: 'person',
    samplePart: 'tribute',
    ...inLanguage({
      en: {
        label: 'Tribute',
        hint: 'A sentence or two for the home page, and for the card of a link in a family chat.',
        sample:
          'He built bridges, kept bees, and always had time. Whoever sat down beside him got up a little lighter.',
        neutral: '',
      },
    }),
  },
  portraitPath: {
    kind: 'picture',
    readers: 'visitors',
    memorialJson: ['person', 'portrait'],
    section: 'person',
    samplePart: 'portrait',
    ...inLanguage({
      en: {
        label: 'Portrait',
        hint: 'Shown on the home page and in links. Without one, visitors see a drawing.',
      },
    }),
  },
  donationUrl: {
    kind: 'webAddress',
    builtIn: 'https://www.stjude.org/donate/donate-to-st-jude.html',
    readers: 'visitors',
    memorialJson: ['donation', 'link'],
    section: 'donation',
    ...inLanguage({
      en: { label: 'Donation link', hint: 'Where the button leads. Leave empty for no button.' },
    }),
  },
  donationCharity: {
    kind: 'line',
    maxLength: limits.name,
    readers: 'visitors',
    memorialJson: ['donation', 'charity'],
    section: 'donation',
    ...inLanguage({
      en: { label: 'Charity', hint: 'The button says ‘Donate to’ and this name.', builtIn: 'St. Jude' },
    }),
  },
  donationText: {
    kind: 'text',
    maxLength: 2_000,
    rows: 6,
    readers: 'visitors',
    memorialJson: ['donation', 'text'],
    section: 'donation',
    samplePart: 'donation',
    ...inLanguage({
      en: {
        label: 'Words about the donation',
        hint: 'Leave these words and the link empty for no such section.',
        sample:
          'Walter had a long life and wished the same for every child. Should you want to give something in his memory, the family asks that it go to St. Jude Children’s Research Hospital.',
        neutral:
          'Should you want to give something in his memory, the family asks that it go to St. Jude Children’s Research Hospital.',
      },
    }),
  },
  timezone: {
    kind: 'timezone',
    builtIn: 'America/Chicago',
    readers: 'visitors',
    memorialJson: null,
    section: 'working',
    ...inLanguage({
      en: {
        label: 'Usual time zone of services',
        hint: 'For services without a time zone of their own. If the title or location mentions California or ashes, it is Pacific Time.',
        hintElsewhere: 'For services without a time zone of their own.',
      },
    }),
  },
  /** whether visitors read the weekday of a service whose date was written without one */
  sayWeekday: {
    ...visitorsSwitch,
    section: 'working',
    ...inLanguage({
      en: {
        label: 'Say the weekday',
        hint: 'Visitors read ‘Friday, December 4, 2026’ where a service has the date alone. Printed sheets always have the weekday.',
      },
    }),
  },
  /** how dates and times are written; if it is empty, the time zone decides (`domain/calendar/proposeDateStyle.ts`) */
  dateStyle: {
    kind: 'choice',
    builtIn: '',
    readers: 'administrators',
    memorialJson: null,
    section: 'working',
    ...inLanguage({
      en: {
        label: 'Dates and times',
        choices: {
          '': { label: 'As usual in your time zone' },
          monthFirst12: { label: 'March 18, 2025, 2:00 PM' },
          monthFirst24: { label: 'March 18, 2025, 14:00' },
          dayFirst12: { label: '18 March 2025, 2:00 PM' },
          dayFirst24: { label: '18 March 2025, 14:00' },
        },
      },
    }),
  },
  /** whether visitors see when photographs were taken, where that is known */
  showTaken: {
    ...visitorsSwitch,
    section: 'working',
    ...inLanguage({
      en: {
        label: 'Show when it was taken',
        hint: 'Visitors read ‘about 1965’ with photographs whose date is known. So does the film, if it shows titles; the book and the wall always have it.',
      },
    }),
  },
  /** the new memories that are held for the family's approval: none, doubtful ones, or all */
  moderation: {
    kind: 'choice',
    builtIn: 'off',
    readers: 'administrators',
    memorialJson: null,
    section: 'working',
    ...inLanguage({
      en: {
        label: 'New memories',
        choices: {
          off: { label: 'Appear at once' },
          doubtful: {
            label: 'Doubtful ones wait until you approve them',
            hint: 'Those with links, sent automatically, or with the same text as another. The same goes for titles and descriptions with links that visitors write.',
          },
          all: {
            label: 'All wait until you approve them',
            hint: 'The same goes for titles and descriptions with links that visitors write.',
          },
        },
      },
    }),
  },
  searchEngines: {
    kind: 'permission',
    readers: 'visitors',
    memorialJson: null,
    section: 'working',
    ...inLanguage({
      en: {
        label: 'May search engines show this memorial?',
        hint: 'This applies only while everyone may see the memorial, and once none of its words are ours. Search engines take days or weeks to catch up.',
        choices: { yes: 'Yes', no: 'No, only people who have the link can find it' },
      },
    }),
  },
  keepDeleted: {
    kind: 'switch',
    readers: 'administrators',
    memorialJson: null,
    section: 'deleting',
    ...inLanguage({ en: { label: 'Keep what is deleted for 30 days' } }),
  },
  ...printedSettings,
  ...slideshowSettings,
  /** whether there is a page /wall, which shows memories on a screen at a gathering */
  wall: {
    ...visitorsSwitch,
    section: 'day',
    ...inLanguage({ en: { label: 'A wall of memories for a screen, at /wall' } }),
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
    ...inLanguage({
      en: {
        label: 'Whom to call',
        hint: 'A name and a telephone number for the funeral director’s page. Visitors cannot see it.',
      },
    }),
  },
} as const satisfies Record<string, Setting>
