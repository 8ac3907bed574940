import { trimEnd } from '../../../../domain/normalizeText.ts'
import type { ShortQuestion } from './answers.ts'
import { adverbs, isCommonWord, descriptions, verbs } from './vocabulary.ts'

/** Whether an answer says that there is none, so that it leaves nothing. */
export const isNoAnswer = (line: string) => noAnswerPattern.test(line)
const noAnswerPattern =
  /^(?:[?.\-–—\s]+|n\/?a|no|none|(?:nobody|no[ -]one)(?: at all| is left| left)?|unknown|not known|unsure|not sure|(?:i )?(?:don['’]?t|do not) know|no idea|tbd|nothing)[.!]?$/i

/** Whether an answer stays as it was written, because it is a sentence or has a beginning of its own. */
export const isLeftAlone = (line: string, question: ShortQuestion) =>
  isSentence(line) || hasOwnBeginning(line, question)

/** Whether somebody has written a whole sentence: words in quotation marks, or a subject and, soon after it, a verb. */
const isSentence = (line: string) => {
  if (/^["“«]/.test(line)) return true
  const [first = '', ...rest] = splitAtBlanks(line)
  if (/^(?:he|she|they|we|i|it|you|there)(?:['’](?:s|d|m|ve|re|ll))?$/i.test(first)) return rest.length > 0
  const subject = [first, ...rest.slice(0, 4)]
  const verbIndex = subject.findIndex((word, index) => index > 0 && isFiniteVerb(word))
  if (verbIndex < 0) return false
  return !subject.slice(0, verbIndex).some((word) => /[,;:]$/.test(word) || relatives.test(word))
}

/** Ends a sentence with a period, unless it ends already, and begins it with a capital. */
export const toSentence = (text: string) => {
  const trimmed = trimEnd(text, (character) => /[\s,;:–—-]/.test(character)).trimStart()
  const end = /[.!?…。！？]["”’'»)\]]*$/.test(trimmed) ? '' : '.'
  return capitalize(trimmed) + end
}

/** Begins a fragment with a small letter, unless its first word may be a name. */
export const lowerFirst = (text: string) => (isCommonWord(firstWord(text)) ? lower(text) : text)

export const lower = (text: string) =>
  /^\p{Lu}(?!\p{Lu}|['’]m\b)/u.test(text) && !/^I\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text

/** Removes the period or comma at the end of a fragment that others follow. Keeps that of 'Jr.' and of other short words. */
export const removeEnd = (text: string) =>
  /(?:^|\s)\p{L}{1,3}\.$/u.test(text) ? text : trimEnd(text, (character) => /[.,;\s]/.test(character))

export const firstWord = (text: string) => bare(splitAtBlanks(text)[0] ?? '')

/**
 * Whether an answer begins with a verb, such as 'Grew up in Ohio', 'Preceded in death by Mary' and 'never missed a game'. Nothing can
 * be put in front of it. A word that ends like a verb may be a name ('Fred, his brother') or a quality ('kindhearted'), unless a word
 * with a small letter follows it, or an adverb precedes it.
 */
const hasOwnBeginning = (line: string, question: ShortQuestion) => {
  if (question === 'born' && /^(?:was )?born\b/i.test(line)) return false
  if (
    /^(?:also|growing up|known|\p{L}+ about|\p{L}+ed (?:in|at|by|from|for|with|to|after|as|early|when))\s/iu.test(
      line,
    )
  )
    return true
  const parts = splitAtBlanks(line)
  const [word = '', next = ''] = parts.slice(parts.findIndex((part) => !adverbs.test(bare(part))))
  if (isFiniteVerb(word) || (word !== parts[0] && isPast(bare(word)))) return true
  if (question === 'left' && word.endsWith('ing') && isCommonWord(word)) return true
  const mayBeName = question === 'loved' || question === 'left' || question === 'character'
  return isPast(word) && (!mayBeName || /^(?!and\b)\p{Ll}/u.test(next))
}

/** Whether a word is a regular verb in the past, such as 'worked'. */
const isPast = (word: string) => /^\p{L}{2,}ed$/u.test(word) && !descriptions.test(word)

/**
 * Splits a list such as 'Margaret, two sons, four grandchildren', which has no 'and' before its last part. After a single comma, only
 * a number begins a part, because 'his wife' in 'Ruth, his wife' says who she is.
 */
export const splitList = (line: string): readonly string[] => {
  const parts = line.split(/,\s+/)
  const last = parts.at(-1) ?? ''
  const first = firstWord(last)
  const isList = parts.length > 2 ? !relatives.test(first) : parts.length > 1 && numbers.test(first)
  return isList && !/\band\b|&/i.test(last) ? parts : [line]
}

/** Capitalizes the places in an answer that has no capital letter, such as 'a farm near dayton, ohio'. */
export const capitalizePlaces = (line: string) => {
  if (/\p{Lu}/u.test(line)) return line
  let isPlace = true
  return line
    .split(' ')
    .map((word) => {
      if (!isCommonWord(firstWord(word))) return isPlace ? capitalize(word) : word
      isPlace = beforePlaces.test(word)
      return word
    })
    .join(' ')
}

export const splitAtBlanks = (text: string) => text.trim().split(/\s+/)

const bare = (word: string) => trimEnd(word, (character) => !/[\p{L}\p{N}'’-]/u.test(character))

const isFiniteVerb = (word: string) =>
  verbs.test(bare(word)) ||
  /^(?:are|were|have|do|lives?|leaves|loves|remains?|\p{L}+n['’]t)$/iu.test(bare(word))

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const beforePlaces = /^(?:in|near|from|outside|of|to)$/i

const numbers = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many)$/i

const relatives = /^(?:who|whom|whose|that|which|where|when|and|with|of|in|at|from|for|by)$/i
