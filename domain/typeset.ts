import { type Direction, isolateNumbers } from './direction.ts'

/** Matches words that are URLs, email addresses or addresses such as example.org. Such words are left unchanged. */
const ADDRESS = /\/\/|@|[\dA-Za-z]\.[a-z]{2}/
/** Matches an apostrophe at the start of a shortened word, such as 'Tis, 'em, '68 or van 't Hof. */
const ELISION = /(^|[\s("“—–])'(?=(?:tis|twas|em|til|cause|bout|round|[nst])\b|\d\ds?\b)/gi

/** A pattern, and its replacement. */
export type Rule = readonly [RegExp, string]

/** The quotation marks of a language: those around a quotation, and those within one, with the spaces that belong to them. */
export interface Quotes {
  open: string
  close: string
  innerOpen: string
  innerClose: string
  /** put no-break spaces where a line of the language never ends, such as after 'w' in Polish */
  joins?: readonly Rule[]
}

/** How a language sets a text. */
export interface Typography {
  quotes: Quotes
  direction: Direction
}

const makeRules = ({ open, close, innerOpen, innerClose, joins = [] }: Quotes): readonly Rule[] => [
  [/\.{3}/g, '…'],
  [/(\S)[ \t]+-{1,3}[ \t]+(?=\S)/g, '$1\u00a0– '],
  [/(\S)[ \t]+([–—])(?=\s)/g, '$1\u00a0$2'],
  [/(\w)-{2,3}(?=\w)/g, '$1—'],
  [/\b((?:1[5-9]|20)\d\d)-((?:1[5-9]|20)\d\d)\b(?!-)/g, '$1–$2'],
  // times, such as 2pm-4pm, 2-4 PM or 14:00-16:00
  [/(\d(?:\s?[ap]m|:\d\d))-(?=\d)|\b(\d\d?)-(?=\d\d?(?::\d\d)?\s?[ap]m\b)/gi, '$1$2–'],
  // Hebrew abbreviations and letters with a mark, such as צה"ל and ג'ורג'
  [/([א-ת])"(?=[א-ת])/g, '$1״'],
  [/([א-ת])'/g, '$1׳'],
  // feet and inches, such as 5'10"
  [/(\d)'(?=\d)/g, '$1′'],
  [/(′\d{1,2})"/g, '$1″'],
  [ELISION, '$1’'],
  // opening quotation marks; a double one can follow a single one
  [/(^'?|[\s([{“‘—–/]'?)"(?=\S)/g, `$1${open}`],
  [/(^|[\s([{“‘„«»—–/])'(?=\S)/g, `$1${innerOpen}`],
  [/"/g, close],
  [new RegExp(`(${innerOpen}[^${innerOpen}']*\\S)'(?=[\\s.,;:!?)”»“]|$)`, 'g'), `$1${innerClose}`],
  [/'/g, '’'],
  // dates that begin with the month, names and times stay on one line
  [
    /\b((?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber) (?=\d)/g,
    '$1\u00a0',
  ],
  [/\b(Mrs?|Ms|Dr|Rev|St)\. (?=\p{Lu})/gu, '$1.\u00a0'],
  [/(\p{L}[.,]?) (?=(?:[JS]r\.|I{2,3}\b|IV\b))/gu, '$1\u00a0'],
  [/(\d) (?=[AP]M\b)/g, '$1\u00a0'],
  // a line never begins with the dot before an age, as in '1965 · he was 24'
  [/ (?=· )/g, '\u00a0'],
  ...joins,
]

/**
 * Replaces quotation marks, dashes and some spaces with typographic ones of a language, wherever people read a text, a name or a title,
 * on pages and on paper. Isolates numbers and paths next to letters from right to left. The stored text stays as it was typed, and so
 * does everything that programs or edit fields get.
 */
export function typeset(text: string, { quotes, direction }: Typography): string {
  const setProse = findSetProse(quotes)
  let result = ''
  let prose = ''
  // the text is searched word by word, so that a very long word takes no longer than other text
  for (const piece of text.split(/(\s+)/)) {
    if (ADDRESS.test(piece)) {
      result += setProse(prose) + piece
      prose = ''
    } else prose += piece
  }
  return isolateNumbers(result + setProse(prose), direction)
}

const setters = new WeakMap<Quotes, (prose: string) => string>()

/** Returns the function for texts with these quotation marks, whose rules are made only once. */
function findSetProse(quotes: Quotes): (prose: string) => string {
  const knownSetter = setters.get(quotes)
  if (knownSetter) return knownSetter
  const rules = makeRules(quotes)
  const setProse = (prose: string) => rules.reduce((text, [from, to]) => text.replace(from, to), prose)
  setters.set(quotes, setProse)
  return setProse
}
