import { limits } from '../limits.ts'
import type { Setting } from './setting.ts'

const printed = { builtIn: '', readers: 'administrators', memorialJson: null } as const
const orderOfService = { ...printed, section: 'orderOfService' } as const

/** The settings of what is printed for the day of the service. They are a part of the settings' list. */
export const printedSettings = {
  /** the paper of everything that is printed; if it is empty, the time zone decides (`domain/paper.ts`) */
  paper: {
    kind: 'choice',
    ...printed,
    section: 'day',
    choices: ['', 'letter', 'a4'],
  },
  /** the text of the order of service; an empty line separates its parts */
  programme: {
    kind: 'text',
    maxLength: 5_000,
    rows: 8,
    ...orderOfService,
  },
  officiant: {
    ...orderOfService,
    kind: 'line',
    maxLength: 200,
  },
  bearers: {
    ...orderOfService,
    kind: 'text',
    maxLength: 1_000,
    rows: 3,
  },
  /** several readings are separated by a line of dashes; the first line of each is its title */
  readings: {
    ...orderOfService,
    kind: 'text',
    maxLength: 20_000,
    rows: 6,
  },
  songs: {
    ...orderOfService,
    kind: 'text',
    maxLength: 20_000,
    rows: 6,
  },
  orderPhotoPath: {
    kind: 'picture',
    readers: 'administrators',
    memorialJson: null,
    section: 'orderOfService',
  },
  /** the questions on the table cards, one a line */
  cardQuestions: {
    kind: 'lines',
    maxLines: 8,
    maxLength: limits.question,
    ...printed,
    section: 'day',
  },
} as const satisfies Record<string, Setting>
