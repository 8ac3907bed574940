import { listLines } from '../../../contract/lines.ts'
import type { BookKind, CardSize, documents } from '../../../contract/outputs/book.ts'
import {
  newMemoryHash,
  questionParameter,
  sharedDeviceParameter,
} from '../../../contract/pages/memoryAddress.ts'
import { formatNumber } from '../../../domain/language.ts'
import type { Paper } from '../../../domain/paper.ts'
import { toQuestionKey } from '../../memorial/questions.ts'
import { planOrderOfService } from './orderOfService.ts'
import { pageSizes } from './pageSizes.ts'
import { toCode } from './planValues.ts'
import type { CodeInputs, SheetInputs, SheetOptions, SheetPlan } from './sheetPlan.ts'
import { texts } from './texts.ts'

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

interface SheetSize {
  sheet: readonly [width: number, height: number, margin: number]
  /** how many cards are next to each other and below each other, and their size in millimeters */
  cut?: { columns: number; rows: number; width: number; height: number }
}

/** The printed sheets. The name of a sheet is also that of its template. */
export const sheets: { readonly [K in SheetKind]: Sheet<K> } = {
  order: {
    // half of the paper
    size: ({ paper }) => ({ sheet: paper === 'a4' ? [148, 210, 16] : [139.7, 215.9, 16] }),
    isFolded: ({ layout }) => layout === 'fold',
    plan: planOrderOfService,
  },
  poster: {
    size: ({ paper }) => ({ sheet: [pageSizes[paper].width, pageSizes[paper].height, 22] }),
    plan: (inputs) => ({ data: planPerson(inputs, texts.shareHeading, inputs.toLink('/memories')) }),
  },
  cards: {
    size: ({ paper, cardSize }) => CARD_SHEETS[cardSize][paper],
    plan: planCards,
  },
  card: {
    size: ({ paper }) => ({ sheet: paper === 'a4' ? [105, 148, 10] : [101.6, 152.4, 10] }),
    plan: (inputs) => ({ data: planPerson(inputs, texts.photographsHeading, inputs.toLink('/gallery')) }),
  },
  thanks: {
    size: ({ paper }) => ({ sheet: [pageSizes[paper].width, pageSizes[paper].height, 24] }),
    plan: (inputs) => {
      const [columns, ...rows] = listThanks(inputs)
      return {
        data: {
          columns,
          rows: rows.map(([name, ...cells]) => ({ name, cells })),
          texts: { thanks: texts.thanks },
        },
      }
    },
    listRows: listThanks,
  },
}

/** The sheets of table cards. All lines to cut along are at least 10 mm from the edge, where every printer prints, or at the edge. */
const CARD_SHEETS: Record<CardSize, Record<Paper, SheetSize>> = {
  large: {
    letter: { sheet: [215.9, 279.4, 10], cut: { columns: 1, rows: 2, width: 152.4, height: 101.6 } },
    a4: { sheet: [297, 210, 10], cut: { columns: 2, rows: 2, width: 148.5, height: 105 } },
  },
  small: {
    letter: { sheet: [215.9, 279.4, 10], cut: { columns: 2, rows: 4, width: 97.5, height: 64.5 } },
    a4: { sheet: [210, 297, 10], cut: { columns: 2, rows: 4, width: 95, height: 69 } },
  },
}

/** Plans the portrait and dates of the person, and the code that invites guests to a page. */
const planPerson = ({ shared: { portrait, dates } }: SheetInputs, heading: string, link: URL | null) => ({
  portrait,
  dates,
  code: toCode(link),
  texts: { share: heading, hint: texts.shareHint },
})

/**
 * Plans the table cards: one for each question, whose code opens the form for memories with the question above it, or one without a
 * question. A tablet in the hall, which guests share, opens these codes.
 */
function planCards(inputs: CodeInputs): SheetPlan {
  const link = inputs.toLink('/memories')
  link?.searchParams.set(sharedDeviceParameter, '1')
  const questions = listLines(inputs.settings.cardQuestions)
  const cards = questions.map((question) => {
    const questionLink = link && new URL(link)
    questionLink?.searchParams.set(questionParameter, toQuestionKey(question))
    if (questionLink) questionLink.hash = newMemoryHash
    return { question, ...toCode(questionLink) }
  })
  const { code, ...person } = planPerson(inputs, texts.shareHeading, link)
  return {
    data: { ...person, code, cards: cards.length > 0 ? cards : [{ question: '', ...code }] },
  }
}

/** Lists the people to thank, in the order in which they wrote. */
function listThanks({ responses }: SheetInputs): (readonly string[])[] {
  const rows = responses['GET /api/memories']
    .toReversed()
    .map(({ name, content, mediaIds, shownDay }) => [
      name,
      content ? texts.yes : '',
      mediaIds.length > 0 ? formatNumber(mediaIds.length) : '',
      shownDay,
    ])
  return [texts.thanksColumns, ...rows]
}
