import { trimEnd } from '../../../../domain/normalizeText.ts'
import { adverbs, isCommonWord, descriptions, verbs } from './vocabulary.ts'

/** Whether an answer says that there is none, so that it leaves nothing. */
export const isNoAnswer = (line: string) => noAnswerPattern.test(line)
const noAnswerPattern =
  /^(?:[?.\-–—\s]+|n\/?a|none|unknown|not known|unsure|not sure|(?:i )?(?:don['’]?t|do not) know|no idea|tbd|nothing)[.!]?$/i

/** Whether somebody has written a whole sentence: words in quotation marks, or a subject and, soon after it, a verb. */
export const isSentence = (line: string) => {
  if (/^["“«]/.test(line)) return true
  const [first = '', ...rest] = splitAtBlanks(line)
  if (/^(?:he|she|they|we|i|it|there|he['’](?:s|d)|i['’](?:m|d|ve)|we['’](?:re|d|ve))$/i.test(first))
    return rest.length > 0
  if (!isSubjectStart(first)) return false
  const subject = [first, ...rest.slice(0, 4)]
  const verbIndex = subject.findIndex((word, index) => index > 0 && isFiniteVerb(word))
  if (verbIndex < 0) return false
  return !subject.slice(0, verbIndex).some((word) => /[,;:]$/.test(word) || relatives.test(word))
}

/** Ends a sentence with a period, unless it ends already, and begins it with a capital. */
export const toSentence = (text: string) => {
  const trimmed = trimEnd(text, (character) => /[\s,;:–—-]/.test(character)).trimStart()
  const end = /[.!?…。！？]["”’'»)\]]*$/.test(trimmed) ? '' : '.'
  return trimmed.charAt(0).toLocaleUpperCase() + trimmed.slice(1) + end
}

/** Begins a fragment with a small letter, unless its first word may be a name. */
export const lowerFirst = (text: string) => (isCommonWord(firstWord(text)) ? lower(text) : text)

export const lower = (text: string) =>
  /^\p{Lu}(?!\p{Lu}|['’]m\b)/u.test(text) && !/^I\b/.test(text)
    ? text.charAt(0).toLocaleLowerCase() + text.slice(1)
    : text

/** Removes the period or comma at the end of a fragment that others follow. Keeps that of 'Jr.' and of other short words. */
export const removeEnd = (text: string) =>
  /(?:^|\s)\p{L}{1,3}\.$/u.test(text) ? text : trimEnd(text, (character) => /[.,;\s]/.test(character))

export const firstWord = (text: string) => bare(splitAtBlanks(text)[0] ?? '')

/** Whether a fragment continues 'He …', such as 'never missed a game'. */
export const startsWithVerb = (text: string) => {
  const parts = splitAtBlanks(text).map(bare)
  const verb = parts.find((word) => !adverbs.test(word)) ?? ''
  return verbs.test(verb) || (parts[0] !== verb && isPast(verb))
}

/** Whether a word is a regular verb in the past, such as 'worked'. */
export const isPast = (word: string) => /^\p{L}{2,}ed$/u.test(word) && !descriptions.test(word)

export const splitAtBlanks = (text: string) => text.trim().split(/\s+/)

const bare = (word: string) => trimEnd(word, (character) => !/[\p{L}\p{N}'’-]/u.test(character))

/** Whether a sentence may begin with the word as its subject, such as a name, 'his' or 'everyone'. */
const isSubjectStart = (word: string) =>
  /^(?:his|her|their|our|my|everyone|everybody|nobody|people|the|all)$/i.test(word) ||
  (/^\p{Lu}/u.test(word) && !isCommonWord(word) && !verbs.test(word) && !isPast(word))

const isFiniteVerb = (word: string) =>
  verbs.test(bare(word)) || /^(?:are|were|have|died|do)$/i.test(bare(word))

const relatives = /^(?:who|whom|whose|that|which|where|when|and|with|of|in|at|from|for|by)$/i
