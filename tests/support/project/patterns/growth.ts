import vm from 'node:vm'
import type { Pattern } from './listPatterns.ts'
import { samplePattern } from './samplePattern.ts'

/** A text for which a pattern needs more time than the text's length explains. */
export interface Growth {
  /** such as "'<a ' + 'é' × n + '!'" */
  text: string
  /** how many times longer a text of 8 times the length takes; null if the time has no end */
  factor: number | null
}

/** The lengths of the texts in the first, quick look. */
const QUICK_LENGTHS = [2_000, 8_000] as const
/**
 * The time in ms above which the quick look compares the two lengths, and the growth above which it finds the text suspicious. A
 * linear cost grows 4 times, and a quadratic cost 16 times.
 */
const COMPARED_MS = 0.04
const SUSPICIOUS_GROWTH = 8
/**
 * The lengths of the texts in the careful look, and the growth at which a pattern fails: 8 times is linear, 64 times quadratic.
 */
const CAREFUL_LENGTHS = [4_000, 32_000] as const
const MAX_GROWTH = 22
/** The steps in ms in which some systems measure the processor time of a thread. */
const TICK_MS = 4
/**
 * The time in ms below which the longest text counts as cheap. It is more than two ticks, so that one tick too many makes no
 * linear cost look quadratic. The cheapest quadratic cost that was found takes 24 ms.
 */
const CHEAP_MS = 10
/** How many texts are tried together, and the time in ms after which they are stopped; they take less than a tenth of it. */
const TEXTS_AT_ONCE = 200
const ENDLESS_MS = 4_000

interface Text {
  lead: string
  unit: string
  ending: string
}

/**
 * Runs a pattern on growing texts. Returns the first text whose cost grows faster than its length, or null if there is none. The
 * quick look may suspect too many texts while other programs are busy. The careful look does not: it leaves out the time that
 * this thread waits.
 */
export function findGrowth({ source, flags }: Pick<Pattern, 'source' | 'flags'>): Growth | null {
  // finds all matches, because split() does so without the flag g, and a pattern with the flag y can begin anywhere
  const regExp = new RegExp(source, `${flags.replace(/[gy]/g, '')}g`)
  const texts = listTexts(source)
  for (let first = 0; first < texts.length; first += TEXTS_AT_ONCE) {
    const growth = findGrowthIn(regExp, texts.slice(first, first + TEXTS_AT_ONCE))
    if (growth) return growth
  }
  return null
}

function findGrowthIn(regExp: RegExp, texts: readonly Text[]): Growth | null {
  let current: Text | undefined
  const find = () => {
    for (const text of texts) {
      current = text
      const factor = isSuspicious(regExp, text) ? measureGrowth(regExp, text) : 0
      if (factor > MAX_GROWTH) return { text: describeText(text), factor: Math.round(factor) }
    }
    return null
  }
  const before = process.threadCpuUsage()
  try {
    return runWithLimit(find)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT' || !current) throw error
    // tries again if this thread waited for a processor most of the time
    if (process.threadCpuUsage(before).user < (ENDLESS_MS * 1_000) / 4) return findGrowthIn(regExp, texts)
    return { text: describeText(current), factor: null }
  }
}

/** Calls a function, and stops it if it takes too long. Only a script of `vm` can be stopped while a regular expression runs. */
function runWithLimit<T>(run: () => T): T {
  context.run = run
  return caller.runInContext(context, { timeout: ENDLESS_MS }) as T
}
const context: { run?: () => unknown } = vm.createContext({})
const caller = new vm.Script('run()')

function isSuspicious(regExp: RegExp, text: Text): boolean {
  const [short, long] = QUICK_LENGTHS.map((length) => buildText(text, length)) as [string, string]
  if (measureOnce(regExp, short) < COMPARED_MS) return false
  return measure(regExp, long) / measure(regExp, short) > SUSPICIOUS_GROWTH
}

/** Measures how many times longer the long text takes than the short one; 0 if the long one is cheap. */
function measureGrowth(regExp: RegExp, text: Text): number {
  const [short, long] = CAREFUL_LENGTHS.map((length) => buildText(text, length)) as [string, string]
  const longMs = measure(regExp, long)
  if (longMs < CHEAP_MS) return 0
  const shortMs = measure(regExp, short)
  const growth = longMs / shortMs
  // tries again, because a busy machine can slow one attempt
  return growth > MAX_GROWTH ? Math.min(longMs, measure(regExp, long)) / shortMs : growth
}

/** Measures the time in ms: the least of three attempts, or that of one attempt that takes long. */
function measure(regExp: RegExp, subject: string): number {
  const firstMs = measureOnce(regExp, subject)
  if (firstMs > 5 * TICK_MS) return firstMs
  return Math.min(firstMs, measureOnce(regExp, subject), measureOnce(regExp, subject))
}

/** Measures the time of one attempt in ms, without most of the time that this thread waits for a processor. */
function measureOnce(regExp: RegExp, subject: string): number {
  const [startedAt, before] = [performance.now(), process.threadCpuUsage()]
  findAll(regExp, subject)
  const elapsedMs = performance.now() - startedAt
  if (elapsedMs < TICK_MS) return elapsedMs
  const { user, system } = process.threadCpuUsage(before)
  return Math.min(elapsedMs, (user + system) / 1_000 + TICK_MS)
}

/** Finds all matches and keeps none, because a garbage collection would count as a cost of the pattern. */
function findAll(regExp: RegExp, subject: string): void {
  regExp.lastIndex = 0
  for (let from = 0; regExp.test(subject); from = regExp.lastIndex)
    // an empty match would be found again and again
    if (regExp.lastIndex === from) regExp.lastIndex += 1
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
    ...combine([''], [...generalUnits, ...parts, ...leads], endings),
    ...combine(leads, [...shortUnits, ...parts], ['', '\u0001', '!']),
  ]
}

const listBeginnings = (text: string) => Array.from(text, (_, index) => text.slice(0, index + 1))

const combine = (leads: readonly string[], units: readonly string[], ends: readonly string[]): Text[] =>
  leads.flatMap((lead) =>
    [...new Set(units)].flatMap((unit) => ends.map((ending) => ({ lead, unit, ending }))),
  )

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
const endings = ['', 'a', ' ', '1', '!', '\n', '"', 'é', '\u0001', '\u{1f600}']
