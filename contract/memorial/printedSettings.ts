import { inLanguage } from '../../domain/language.ts'
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
    ...inLanguage({
      en: {
        label: 'Paper',
        choices: {
          '': { label: 'As usual in your time zone' },
          letter: { label: 'Letter' },
          a4: { label: 'A4' },
        },
      },
    }),
  },
  /** the text of the order of service; an empty line separates its parts */
  programme: {
    kind: 'text',
    maxLength: 5_000,
    rows: 8,
    ...orderOfService,
    ...inLanguage({
      en: {
        label: 'Program',
        hint: 'An empty line begins a new part: its name, and below it who speaks, or what is sung.',
      },
    }),
  },
  officiant: {
    ...orderOfService,
    kind: 'line',
    maxLength: 200,
    ...inLanguage({ en: { label: 'Officiant', hint: 'Optional. Such as Pastor Ellen Lund.' } }),
  },
  bearers: {
    ...orderOfService,
    kind: 'text',
    maxLength: 1_000,
    rows: 3,
    ...inLanguage({ en: { label: 'Pallbearers', hint: 'Optional. One name on each line.' } }),
  },
  /** several readings are separated by a line of dashes; the first line of each is its title */
  readings: {
    ...orderOfService,
    kind: 'text',
    maxLength: 20_000,
    rows: 6,
    ...inLanguage({
      en: {
        label: 'Readings',
        hint: 'Optional. First the title, such as Psalm 23, and below it the words. Before the next reading, a line with three dashes: ---',
      },
    }),
  },
  songs: {
    ...orderOfService,
    kind: 'text',
    maxLength: 20_000,
    rows: 6,
    ...inLanguage({
      en: {
        label: 'Songs with their words',
        hint: 'Optional. First the title, and below it the verses. Before the next song, a line with three dashes: ---',
      },
    }),
  },
  orderPhotoPath: {
    kind: 'picture',
    readers: 'administrators',
    memorialJson: null,
    section: 'orderOfService',
    ...inLanguage({
      en: { label: 'Photograph on the back', hint: 'Optional. It is printed above the thanks.' },
    }),
  },
  /** the questions on the table cards, one a line */
  cardQuestions: {
    kind: 'lines',
    maxLines: 8,
    maxLength: limits.question,
    ...printed,
    section: 'day',
    ...inLanguage({
      en: {
        label: 'Questions on the cards',
        hint: `One on each line, up to eight, each up to ${limits.question} letters, such as ‘What did he fix for you?’. The cards on a sheet ask them in turn. The code on a card opens the form for memories with its question above it.`,
      },
    }),
  },
} as const satisfies Record<string, Setting>
