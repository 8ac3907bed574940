import { listLines } from '../../../contract/lines.ts'
import type { CardSize } from '../../../contract/outputs/book.ts'
import {
  newMemoryHash,
  questionParameter,
  sharedDeviceParameter,
} from '../../../contract/pages/memoryAddress.ts'
import type { Paper } from '../../../domain/paper.ts'
import { toQuestionKey } from '../../memorial/questions.ts'
import { toCode } from './planValues.ts'
import { type CodeInputs, planPerson, type SheetPlan, type SheetSize } from './sheetPlan.ts'

/** The sheets of cards to cut. All lines to cut along are at least 10 mm from the edge, where every printer prints, or at the edge. */
export const cardSheets: Record<CardSize, Record<Paper, SheetSize>> = {
  large: {
    letter: { sheet: [215.9, 279.4, 10], cut: { columns: 1, rows: 2, width: 152.4, height: 101.6 } },
    a4: { sheet: [297, 210, 10], cut: { columns: 2, rows: 2, width: 148.5, height: 105 } },
  },
  small: {
    letter: { sheet: [215.9, 279.4, 10], cut: { columns: 2, rows: 4, width: 97.5, height: 64.5 } },
    a4: { sheet: [210, 297, 10], cut: { columns: 2, rows: 4, width: 95, height: 69 } },
  },
}

/**
 * Plans the table cards: one for each question, whose code opens the form for memories with the question above it, or one without a
 * question. A tablet in the hall, which guests share, opens these codes.
 */
export function planCards(inputs: CodeInputs): SheetPlan {
  const link = inputs.toLink('/memories')
  link?.searchParams.set(sharedDeviceParameter, '1')
  const questions = listLines(inputs.settings.cardQuestions)
  const cards = questions.map((question) => {
    const questionLink = link && new URL(link)
    questionLink?.searchParams.set(questionParameter, toQuestionKey(question))
    if (questionLink) questionLink.hash = newMemoryHash
    return { question, ...toCode(questionLink) }
  })
  const { code, ...person } = planPerson(inputs, inputs.familyTexts.book.shareHeading, link)
  return {
    data: { ...person, code, cards: cards.length > 0 ? cards : [{ question: '', ...code }] },
  }
}

/** Plans the cards that ask for photographs. All have the same code. */
export function planSendCards(inputs: CodeInputs): SheetPlan {
  const { sendHeading, sendInvitation } = inputs.familyTexts.book
  const person = planPerson(inputs, sendInvitation, inputs.toSendLink())
  return { data: { ...person, cards: [{ question: sendHeading, ...person.code }] } }
}
