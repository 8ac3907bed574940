import { isolate } from '../../../../domain/direction.ts'
import { normalizeText } from '../../../../domain/normalizeText.ts'
import type { Answers, ShortQuestion } from './answers.ts'
import { draftTexts } from './draftTexts.ts'
import {
  capitalizePlaces,
  isLeftAlone,
  isNoAnswer,
  lowerFirst,
  removeEnd,
  splitList,
  toSentence,
} from './fragments.ts'

/**
 * Composes a draft of the obituary from the answers to the short questions. A whole sentence stays as it was written, and so does an
 * answer with a beginning of its own, such as 'Grew up in Ohio'. Any other gets the words that the question has left out, such as
 * 'He was born in'. The first of them has the name; an empty answer leaves nothing.
 */
export const composeObituary = (answers: Answers, name: string): string => {
  // as it begins a sentence
  let subject = isolate(name) || draftTexts.he
  const compose = (question: ShortQuestion) =>
    groupLines(answers[question], question).map((group) => {
      if (group.isLeftAlone) return toSentence(group.text)
      const sentence = draftTexts.complete[question](group.text, subject)
      if (sentence.startsWith(subject)) subject = draftTexts.he
      return toSentence(sentence)
    })
  return paragraphs
    .map((questions) => questions.flatMap(compose).join(' '))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}

const paragraphs: readonly (readonly ShortQuestion[])[] = [['born', 'work'], ['loved', 'left'], ['character']]

interface Group {
  text: string
  isLeftAlone: boolean
}

/** Joins the fragments that belong into one sentence. Each line about his work is a sentence of its own. */
const groupLines = (answer: string, question: ShortQuestion): Group[] => {
  const groups: { lines: string[]; isLeftAlone: boolean }[] = []
  for (const line of listLines(answer)) {
    const isWhole = isLeftAlone(line, question)
    const last = groups.at(-1)
    if (last && !last.isLeftAlone && !isWhole && question !== 'work') last.lines.push(line)
    else groups.push({ lines: [line], isLeftAlone: isWhole })
  }
  return groups.map(({ lines, isLeftAlone: isWhole }) => ({
    text: isWhole ? (lines[0] ?? '') : joinFragments(lines, question),
    isLeftAlone: isWhole,
  }))
}

const listLines = (answer: string) =>
  normalizeText(answer)
    .split('\n')
    .map((line) => line.trim().replace(/^[-–—•*]\s+/, ''))
    .filter((line) => line !== '' && !isNoAnswer(line))

const joinFragments = (lines: readonly string[], question: ShortQuestion) => {
  const [line = '', ...others] = lines
  const isList = (question === 'loved' || question === 'left') && others.length === 0
  const fragments = (isList ? splitList(line) : lines).map((part, index, parts) => {
    const fragment = index < parts.length - 1 ? removeEnd(part) : part
    return lowerFirst(question === 'born' ? capitalizePlaces(fragment) : fragment)
  })
  return question === 'born' ? fragments.join(', ') : draftTexts.joinList(fragments)
}
