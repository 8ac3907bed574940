import v8 from 'node:v8'
import vm from 'node:vm'
import type { Pattern } from './listPatterns.ts'
import { listAtoms, samplePattern } from './samplePattern.ts'

/**
 * Makes a regular expression that finds nothing once it has gone back more often than its limit. It is a function of V8 for V8's
 * own tests. V8's optimization is off from then on, because it turns some steps back into loops that count as nothing.
 */
const makeLimited = loadFromV8()

/** The length of the texts that are all tried. Those with units of more than `unit` characters are tried in their full length. */
const FIRST = { length: 256, unit: 10 }
/** The lengths of the two texts that are compared if the first one looks suspicious. */
const LONG = 1_024
const SHORT = LONG / 8
/** The steps back for each character that count as cheap, without a comparison. */
const CHEAP_STEPS = 8
/**
 * How many times more steps the long text may take. A linear cost grows 8 times, a quadratic cost 64 times. The steps of the short
 * text are known only to be between a power of two and the next one.
 */
const MAX_GROWTH = 16
/** The steps after which a short text counts as endless. */
const ENDLESS_STEPS = 2 ** 18

interface Text {
  lead: string
  unit: string
  ending: string
}

/**
 * Runs a pattern on texts of two lengths, and counts how often it goes back to try another way. Returns a description of the first
 * text whose count grows faster than its length, such as "'<a ' + 'é' × n + '!'", or null if there is none. The count is the same
 * on every machine, however busy it is.
 */
export function findGrowth({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string | null {
  // without a repetition that has no end, the cost at each character has a limit
  if (!/[*+]|\{\d+,\}/.test(source)) return null
  const takesAtMost = countSteps(source, flags)
  const growing = listTexts(source, flags).find((text) => {
    const first = text.unit.length > FIRST.unit ? LONG : FIRST.length
    if (takesAtMost(CHEAP_STEPS * first, buildText(text, first))) return false
    const long = buildText(text, LONG)
    if (takesAtMost(CHEAP_STEPS * LONG, long)) return false
    const short = buildText(text, SHORT)
    let steps = SHORT
    while (!takesAtMost(steps, short) && steps < ENDLESS_STEPS) steps *= 2
    return !takesAtMost(MAX_GROWTH * steps, long)
  })
  return growing ? describeText(growing) : null
}

/** Returns a function that tells whether the search for all matches in a text takes at most this number of steps back. */
function countSteps(source: string, flags: string) {
  // goes from match to match in one run, and matches nothing only if the limit ends the run
  const allMatches = `(?:[^]*?(?:${withCounters(source)}))*`
  const limited = new Map<number, RegExp>()
  return (steps: number, text: string) => {
    const regExp = limited.get(steps) ?? makeLimited(allMatches, `${flags.replace(/[gy]/g, '')}y`, steps)
    limited.set(steps, regExp)
    regExp.lastIndex = 0
    return regExp.test(text)
  }
}

/** Counts repetitions, because V8 goes back over some of those with `*` in a loop that counts as nothing. */
const withCounters = (source: string) =>
  source.replace(/\\.|\[(?:\\.|[^\]\\])*\]|\*/gs, (part) => (part === '*' ? `{0,${10 * LONG}}` : part))

function loadFromV8() {
  v8.setFlagsFromString('--allow-natives-syntax')
  const make = vm.runInThisContext(
    '(source, flags, limit) => %NewRegExpWithBacktrackLimit(source, flags, limit)',
  ) as (source: string, flags: string, limit: number) => RegExp
  // the first call compiles the function
  make('', '', 1)
  v8.setFlagsFromString('--no-allow-natives-syntax')
  v8.setFlagsFromString('--no-regexp-optimization')
  return make
}

const buildText = ({ lead, unit, ending }: Text, length: number) =>
  lead + unit.repeat(Math.ceil(length / unit.length)) + ending

const describeText = ({ lead, unit, ending }: Text) =>
  [lead && JSON.stringify(lead), `${JSON.stringify(unit)} × n`, ending && JSON.stringify(ending)]
    .filter(Boolean)
    .join(' + ')

/** Lists texts that repeat a unit: first general ones, then those that begin as the pattern does. */
function listTexts(source: string, flags: string): Text[] {
  const { wholes, parts } = samplePattern({ source, flags })
  const leads = [...new Set(wholes.flatMap((whole) => listBeginnings(whole)))]
  const combine = combineDifferent(makeSignature(source, flags))
  return [
    ...combine([''], [...generalUnits, ...parts, ...leads, ...leads.map((lead) => `${lead} `)], endings),
    ...combine([UNEXPECTED, ...leads], [...shortUnits, ...parts], ['', UNEXPECTED, '!', '\n']),
  ]
}

const listBeginnings = (text: string) => Array.from(text, (_, index) => text.slice(0, index + 1))

/** Makes a function that combines texts, and leaves out each whose signature is that of another. */
function combineDifferent(toSignature: (text: string) => string) {
  const findDifferent = (texts: readonly string[]) => [
    ...new Map(texts.map((text) => [toSignature(text), text])).values(),
  ]
  return (leads: readonly string[], units: readonly string[], ends: readonly string[]): Text[] => {
    const [differentUnits, differentEnds] = [findDifferent(units), findDifferent(ends)]
    return findDifferent(leads).flatMap((lead) =>
      differentUnits.flatMap((unit) => differentEnds.map((ending) => ({ lead, unit, ending }))),
    )
  }
}

/**
 * Makes a function that writes a text as the pattern sees it: for each character, a sign for the classes and characters of the
 * pattern that match it. The pattern takes the same steps in two texts with the same signature, so one of them is enough.
 */
function makeSignature(source: string, flags: string): (text: string) => string {
  // a reference to a group compares characters themselves
  if (/\\(?:[1-9]|k<)/.test(source)) return (text) => text
  const matchers = listAtoms({ source, flags }).map(
    (atom) => new RegExp(`^${atom}$`, flags.replace(/[gmy]/g, '')),
  )
  const signs = new Map<string, string>()
  const known = new Map<string, string>()
  const signCharacter = (character: string) => {
    const matching = matchers.map((matcher) => Number(matcher.test(character))).join('')
    const sign = signs.get(matching) ?? String.fromCharCode(signs.size)
    signs.set(matching, sign)
    known.set(character, sign)
    return sign
  }
  const split = (text: string) => (/[uv]/.test(flags) ? Array.from(text) : text.split(''))
  return (text) => {
    let signature = ''
    for (const character of split(text)) signature += known.get(character) ?? signCharacter(character)
    return signature
  }
}

/** A character that hardly any pattern expects. */
const UNEXPECTED = '\u0001'
const shortUnits = ['a', ' ', '1', '.', '\n', 'é', '/', '-']
const generalUnits = [
  ...'abzAZ019 \t\n\r.,;:!?-_/\\|\'"`´‘’“”«»()[]{}<>@#$%&*+=~^…–—\0',
  ...'éÉßяαאب日の。\u0301\u00a0\u2028\u200b\u200d\ufeff\u{1f600}\u{1f3fd}',
  '\ud83d',
  '\r\n',
  ...`👨‍👩‍👧|ab |Ab |a, |a.|a-|a@|a=|a/|a="b" |1 |1.|1:| .|. | \n|""|''|&amp;|%20|../|<a>|</a>|http://|www.|2024-01-01 `.split(
    '|',
  ),
]
const endings = ['', 'a', ' ', '1', '!', '/', '\n', '"', 'é', '\u0001', '\u{1f600}']
