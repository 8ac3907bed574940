import type { BookKind, documents } from '../../../contract/outputs/book.ts'
import { chooseDateStyle } from '../../../domain/calendar/proposeDateStyle.ts'
import { proposeService } from '../../../domain/calendar/proposeService.ts'
import { isPast } from '../../../domain/calendar/serviceTime.ts'
import { writeShortDay } from '../../../domain/calendar/writeDay.ts'
import { chooseZone, findDay } from '../../../domain/calendar/zones.ts'
import { toShortPlace } from '../../../domain/toShortPlace.ts'
import { sortByName } from '../../base/sortByName.ts'
import { joinByPerson } from './contributions.ts'
import { planOrderOfService } from './order/orderOfService.ts'
import { pageSizes } from './pageSizes.ts'
import { toCode } from './planValues.ts'
import {
  type CodeInputs,
  planPerson,
  type SheetInputs,
  type SheetOptions,
  type SheetPlan,
  type SheetSize,
} from './sheetPlan.ts'
import { cardSheets, planCards, planSendCards } from './tableCards.ts'

export type SheetKind = Exclude<BookKind, 'book'>

interface Sheet<K extends SheetKind> {
  /** the width, height and margin of each page, in millimeters, and how the cards on it are cut */
  size: (options: SheetOptions) => SheetSize
  /** whether its pages are printed two by two, on both sides of sheets to fold */
  isFolded?: (options: SheetOptions) => boolean
  /** Plans the values that only this sheet prints: the report lists every character in them that no font has. */
  plan: (inputs: (typeof documents)[K]['hasCode'] extends true ? CodeInputs : SheetInputs) => SheetPlan
  /** Lists the rows of the sheet as a spreadsheet, the names of the columns first. */
  listRows?: (inputs: SheetInputs) => (readonly string[])[]
}

/** The printed sheets. The name of a sheet is also that of its template. */
export const sheets: { readonly [K in SheetKind]: Sheet<K> } = {
  order: {
    // half of the paper
    size: ({ paper }) => ({ sheet: paper === 'a4' ? [148, 210, 16] : [139.7, 215.9, 16] }),
    isFolded: ({ layout }) => layout !== 'screen',
    plan: planOrderOfService,
  },
  poster: {
    size: ({ paper }) => ({ sheet: [pageSizes[paper].width, pageSizes[paper].height, 22] }),
    plan: planPoster,
  },
  cards: {
    size: ({ paper, cardSize }) => cardSheets[cardSize][paper],
    plan: planCards,
  },
  send: {
    size: ({ paper, cardSize }) => cardSheets[cardSize][paper],
    plan: planSendCards,
  },
  card: {
    size: ({ paper }) => ({ sheet: paper === 'a4' ? [105, 148, 10] : [101.6, 152.4, 10] }),
    plan: (inputs) => ({
      data: planPerson(inputs, inputs.familyTexts.book.photographsHeading, inputs.toLink('/gallery')),
    }),
  },
  thanks: {
    size: ({ paper }) => ({ sheet: [pageSizes[paper].width, pageSizes[paper].height, 24] }),
    plan: (inputs) => {
      const [columns, ...rows] = listThanks(inputs)
      return {
        data: {
          columns,
          rows: rows.map(([name, ...cells]) => ({ name, cells })),
          texts: { thanks: inputs.familyTexts.book.thanks },
        },
      }
    },
    listRows: listThanks,
  },
}

/**
 * Plans the poster: the person, when and where the service is, and the code with its address in letters, which has no parameters. Of
 * several services that are not past, it has the one that the order of service is for. The code that asks for photographs is by choice.
 */
function planPoster(inputs: CodeInputs): SheetPlan {
  const { responses, shared, options, familyTexts, now } = inputs
  const { 'GET /api/services': services, 'GET /api/settings': settings } = responses
  const upcoming = services.filter((each) => !isPast(each, chooseZone(each, settings.timezone), now))
  const service = proposeService(upcoming, settings.timezone, now)
  const link = inputs.toLink('/memories')
  const { texts, ...person } = planPerson(inputs, familyTexts.book.shareHeading, link)
  return {
    data: {
      ...person,
      texts: { ...texts, send: familyTexts.book.havePhotographs },
      sendCode: toCode(options.asksForPhotographs ? inputs.toSendLink() : null),
      address: link && `${link.host}${link.pathname}`,
      services: shared.services
        .filter((_, index) => service && services[index] === service)
        .map(({ title, when, location }) => ({
          title,
          when,
          place: toShortPlace(location),
        })),
    },
  }
}

/** Lists the people to thank, in the order of the alphabet; those of the same name are in the order in which they came. */
function listThanks({
  contributions,
  settings,
  familyTexts: { book: texts, formatNumber, locale },
}: SheetInputs): (readonly string[])[] {
  const writeTime = (time: number | null) =>
    time === null ? '' : writeShortDay(findDay(settings.timezone, time), chooseDateStyle(settings))
  const rows = sortByName(joinByPerson(contributions), locale, ({ name }) => name).map((each) => [
    each.name,
    each.wrote ? texts.yes : '',
    each.photographs > 0 ? formatNumber(each.photographs) : '',
    each.answered > 0 ? texts.saidAbout(each.answered) : '',
    each.email ? texts.yes : '',
    writeTime(each.at),
    writeTime(each.thankedAt),
    each.message ?? '',
  ])
  return [texts.thanksColumns, ...rows]
}
