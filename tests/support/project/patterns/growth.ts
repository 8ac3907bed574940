import v8 from 'node:v8'
import vm from 'node:vm'
import type { Pattern } from './listPatterns.ts'
import { samplePattern } from './samplePattern.ts'

/**
 * Makes a regular expression that finds nothing once it has gone back more often than its limit. It is a function of V8 for V8's
 * own tests. V8's optimization is off from then on, because it turns some steps back into loops that count as nothing.
 */
const makeLimited = loadFromV8()

/** The length of the texts, and the length of the shorter ones with which a suspicious one is compared. */
const LONG = 1_024
const SHORT = LONG / 8
/** The steps back for each character that count as cheap, without a look at the shorter text. */
const CHEAP_STEPS = 8
/**
 * How many times more steps the long text may take. A linear cost grows 8 times, a quadratic cost 64 times. The steps of the short
 * text are known only to be between a power of two and the next one.
 */
const MAX_GROWTH = 16
/** The steps after which a short text counts as endless. */
const ENDLESS_STEPS = 2 ** 22

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
  const growing = listTexts(source).find((text) => {
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
function listTexts(source: string): Text[] {
  const { wholes, parts } = samplePattern(source)
  const leads = [...new Set(wholes.flatMap((whole) => listBeginnings(whole)))]
  return [
    ...combine([''], [...generalUnits, ...parts, ...leads, ...leads.map((lead) => `${lead} `)], endings),
    ...combine([UNEXPECTED, ...leads], [...shortUnits, ...parts], ['', UNEXPECTED, '!', '\n']),
  ]
}

const listBeginnings = (text: string) => Array.from(text, (_, index) => text.slice(0, index + 1))

const combine = (leads: readonly string[], units: readonly string[], ends: readonly string[]): Text[] =>
  leads.flatMap((lead) =>
    [...new Set(units)].flatMap((unit) => ends.map((ending) => ({ lead, unit, ending }))),
  )

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
