import { normalizeText } from '../../../../domain/normalizeText.ts'
import type { ShortAnswers, ShortQuestion } from './answers.ts'

/**
 * Composes a draft of the obituary: joins each answer, as it was typed, to the beginning of a sentence that stands before its field. An
 * empty answer leaves nothing.
 */
export const composeObituary = (answers: ShortAnswers, beginnings: Readonly<Record<ShortQuestion, string>>) =>
  paragraphs
    .map((questions) =>
      questions
        .flatMap((question) => {
          const answer = normalizeText(answers[question]).trim()
          return answer ? `${beginnings[question]} ${answer}${ENDED.test(answer) ? '' : '.'}` : []
        })
        .join(' '),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')

const paragraphs: readonly (readonly ShortQuestion[])[] = [['born', 'work'], ['loved', 'left'], ['character']]

const ENDED = /[.!?…。！？]["”’'»)\]]*$/
