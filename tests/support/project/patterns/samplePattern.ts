/** Texts that belong to a regular expression: a few that it might match, and the parts that it repeats. */
export interface PatternSamples {
  /** texts that the whole pattern might match */
  wholes: string[]
  /** texts that a repeated part, or one character of the pattern, might match */
  parts: string[]
}

/** How many choices are tried where a pattern offers alternatives. */
const MAX_CHOICES = 6

/** How often a part that is repeated a number of times is repeated at most. */
const MAX_REPEATS = 40

/**
 * Makes texts for a pattern from its source. They need not match exactly: lookarounds that forbid something, boundaries and
 * references count as empty.
 */
export function samplePattern(source: string): PatternSamples {
  const parts = new Set<string>()
  const wholes = new Set<string>()
  for (let choice = 0; choice < MAX_CHOICES; choice += 1) {
    const whole = new Sampler(source, choice, parts).readAlternatives()
    wholes.add(whole)
    for (const character of whole) parts.add(character)
  }
  return { wholes: [...wholes].filter(Boolean), parts: [...parts].filter(Boolean) }
}

/** Lists the patterns for one character that a pattern consists of, with those by which boundaries and lines end. */
export const listAtoms = (source: string): string[] => [
  ...new Set([
    ...(source.match(new RegExp(`${CLASS.source}|${ONE_CHARACTER.source}`, 'gsu')) ?? []).filter(
      (atom) => !'^$()|?*+{}'.includes(atom),
    ),
    String.raw`\w`,
    String.raw`[\n\r\u2028\u2029]`,
  ]),
]

/** Reads a pattern once from its beginning to its end, and writes a text that it might match. */
class Sampler {
  readonly #source: string
  readonly #choice: number
  readonly #parts: Set<string>
  #position = 0

  constructor(source: string, choice: number, parts: Set<string>) {
    this.#source = source
    this.#choice = choice
    this.#parts = parts
  }

  readAlternatives(): string {
    const alternatives = [this.#readSequence()]
    while (this.#take(/\|/y)) alternatives.push(this.#readSequence())
    return alternatives[this.#choice % alternatives.length] ?? ''
  }

  #readSequence(): string {
    let sequence = ''
    while (this.#position < this.#source.length && !'|)'.includes(this.#source[this.#position] ?? '')) {
      const item = this.#readItem()
      const quantifier = this.#take(/(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/y)
      if (quantifier) this.#parts.add(item)
      // every second text lacks the parts that may be missing
      const isMissing = /^[*?]/.test(quantifier?.[0] ?? '') && this.#choice % 2 === 1
      if (!isMissing)
        sequence += item.repeat(Math.max(1, Math.min(MAX_REPEATS, Number(quantifier?.[1] ?? 1))))
    }
    return sequence
  }

  #readItem(): string {
    const group = this.#take(/\((\?(?:[:=]|<=|<?!|<\w+>))?/y)
    if (group) {
      const content = this.readAlternatives()
      this.#take(/\)/y)
      return group[1]?.endsWith('!') ? '' : content
    }
    const characterClass = this.#take(CLASS)
    if (characterClass) return this.#sampleClass(characterClass[1] === '^', characterClass[2] ?? '')
    return sampleCharacter(this.#take(ONE_CHARACTER)?.[0] ?? '')
  }

  #sampleClass(isNegated: boolean, content: string): string {
    const members = (content.match(new RegExp(ONE_CHARACTER.source, 'gsu')) ?? []).map(sampleCharacter)
    for (const member of members) this.#parts.add(member)
    if (!isNegated) return members[this.#choice % members.length] ?? ''
    return ['x', ' ', '1', 'é', '\u0001'].find((character) => !members.includes(character)) ?? ''
  }

  #take(pattern: RegExp) {
    pattern.lastIndex = this.#position
    const match = pattern.exec(this.#source)
    if (match) this.#position = pattern.lastIndex
    return match
  }
}

const CLASS = /\[(\^?)((?:[^\]\\]|\\.)*)\]/suy

/** Matches one character of a pattern, or the escape that stands for one. */
const ONE_CHARACTER = /\\(?:[pP]\{[^}]*\}|k<\w+>|u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|\d+|.)|./suy

function sampleCharacter(written: string): string {
  if (written === '.') return 'x'
  if (written === '^' || written === '$') return ''
  if (!written.startsWith('\\')) return written
  const code = /^\\(?:u\{?|x)([\da-fA-F]+)\}?$/.exec(written)?.[1]
  if (code) return String.fromCodePoint(Number.parseInt(code, 16))
  const property = /^\\[pP]\{([^}]*)\}$/.exec(written)?.[1]
  if (property) return propertySamples[property] ?? 'é'
  return escapeSamples[written.slice(1)] ?? (/^\\\W/.test(written) ? written.slice(1) : '')
}

const escapeSamples: Record<string, string> = {
  d: '1',
  w: 'a',
  s: ' ',
  D: 'x',
  W: '-',
  S: 'x',
  n: '\n',
  r: '\r',
  t: '\t',
  f: '\f',
  v: '\v',
  0: '\0',
}

const propertySamples: Record<string, string> = {
  Lu: 'É',
  ASCII: 'a',
  N: '1',
  Nd: '1',
  P: '-',
  S: '+',
  Z: ' ',
  Zs: ' ',
  M: '\u0301',
  Mn: '\u0301',
  Cc: '\u0001',
  'Script=Cyrillic': 'я',
  'Script=Greek': 'α',
  'Script=Hebrew': 'א',
  'Script=Arabic': 'ب',
  Emoji_Modifier: '\u{1f3fd}',
  Extended_Pictographic: '\u{1f600}',
}
