import { inLanguage } from '../../../../domain/language.ts'
import type { ShortQuestion } from './answers.ts'
import { characters, isPerson, isProperAdjective } from './vocabulary.ts'
import { firstWord, lower, lowerFirst, splitAtBlanks } from './fragments.ts'

const months =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const days = '(?:sun|mon|tues|wednes|thurs|fri|satur)day'
const dayPattern = new RegExp(
  `^(?:${days}\\b|${months}\\.?\\s+\\d{1,2}(?!\\d)|(?:the )?\\d{1,2}(?:st|nd|rd|th)?\\.?(?: of)? ${months}\\b|\\d{1,2}[/.]\\d{1,2}[/.]\\d)`,
  'i',
)
const placePattern =
  /^(?:in|on|at|near|by|under|during|between|outside|beside|above|behind|just|somewhere|aboard|into|to|of|not|as|and|here|there|abroad|overseas|nearby)$/i
const orderPattern =
  /^(?:the |an? )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|youngest|oldest|eldest|middle|only|last|twin|one of)\b/i
const onPattern =
  /^(?:an?|the|his|her|their|our|my) (?:[\p{L}'’-]+ ){0,2}(?:farm|ranch|island|reservation|boat|ship|train|homestead|base)\b/iu

const bornEn = (text: string, subject: string) => {
  const fragment = lowerFirst(text.replace(/^(?:was )?born\s+/i, ''))
  if (/^from\b/i.test(fragment) || orderPattern.test(fragment)) return `${subject} was ${fragment}`
  if (placePattern.test(firstWord(fragment))) return `${subject} was born ${fragment}`
  if (dayPattern.test(fragment) || onPattern.test(fragment)) return `${subject} was born on ${fragment}`
  return `${subject} was born in ${fragment}`
}

const workEn = (text: string, subject: string) => {
  const first = firstWord(text)
  if (/^(?:an?) (?!bit|little|lot|few)/i.test(text) || /^(?:in|at|with|on|self-employed)\b/i.test(text))
    return `${subject} was ${lower(text)}`
  const [head = ''] = text.split(/[,;:(]|\s(?:and|for|at|in|of|with|by|then|who|until|on)\s/)
  const parts = splitAtBlanks(head)
  const isOccupation = parts.length <= 4 && isPerson(parts.at(-1)?.replace(/[.]$/, '') ?? '')
  if (isOccupation && /^(?:the|our|his|her)$/i.test(first)) return `${subject} was ${lower(text)}`
  if (isOccupation) return `${subject} was ${withArticle(isPerson(first) ? lower(text) : lowerFirst(text))}`
  return `His work: ${lowerFirst(text)}`
}

const lovedEn = (text: string, subject: string) => `${subject} loved ${lowerFirst(text)}`

const leftEn = (text: string, subject: string) => `${subject} is survived by ${lowerFirst(text)}`

const characterEn = (text: string, subject: string) => {
  const fragment = isProperAdjective(firstWord(text)) ? text : lower(text)
  const [head = ''] = fragment.split(/[,;:.(]|\s(?:and|for|at|in|of|with|by|who|to)\s/)
  const hasArticle = /^(?:an?|the|his|our|my|one|no|always|never|like|as)\b/i.test(head)
  const needsArticle = !hasArticle && characters.test(splitAtBlanks(head).at(-1) ?? '')
  return `${subject} was ${needsArticle ? withArticle(fragment) : fragment}`
}

const withArticle = (text: string) =>
  `${/^(?:[aeiou](?!ni(?!n)|ne\b|s[eu])|hones|hono|hour|heir)/i.test(text) ? 'an' : 'a'} ${text}`

const joinListEn = (items: readonly string[]) => {
  const [last = '', ...others] = [...items].reverse()
  if (others.length === 0) return last
  const separator = items.some((item) => item.includes(',')) ? ';' : ','
  const isShort = items.length === 2 && !items.some((item) => /,|\sand\s/.test(item))
  return `${others.reverse().join(`${separator} `)}${isShort ? '' : separator} and ${last}`
}

const en = {
  he: 'He',
  /** makes a sentence of a fragment, with the words that its question has left out */
  complete: {
    born: bornEn,
    work: workEn,
    loved: lovedEn,
    left: leftEn,
    character: characterEn,
  } satisfies Record<ShortQuestion, (text: string, subject: string) => string>,
  joinList: joinListEn,
}

export const draftTexts = inLanguage({ en })
