import type { Page } from '@playwright/test'
import { languageNames } from '../../../domain/language.ts'

/** Lists what is on a page in English: what people read or hear there, without pseudo-English and what the family typed. */
export async function findEnglish(page: Page, content: readonly string[]): Promise<string[]> {
  return [...new Set(await page.evaluate(collectTexts))].filter((text) => hasEnglish(text, content))
}

/** Whether letters are left after everything is removed that may be in English. */
export function hasEnglish(text: string, content: readonly string[]): boolean {
  let rest = normalize(text).replace(/https?:\S+|\b[\w.]+\.org\S*/g, ' ')
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(/\[[^[\]]*\]/g, ' ')
  }
  const beginning = rest.replace(/…$/, '').trim()
  if (beginning.length >= MIN_PART && content.some((typed) => typed.includes(beginning))) return false
  for (const typed of content) rest = rest.replaceAll(typed, ' ')
  return /\p{L}/u.test(rest.replace(neutral, ' '))
}

/** A part of a typed text, such as a sentence of a memory, counts as typed if it is this long. */
const MIN_PART = 15

/** Things that have no other words in another language, or whose words are in domain/: dates, times, sizes, addresses and languages. */
const neutral = new RegExp(
  [
    String.raw`\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b`,
    String.raw`\b[JFMASOND][a-z]{2,8} \d{1,2}(?:, \d{4})?\b`,
    String.raw`\b\d{1,2} [JFMASOND][a-z]{2,8} \d{4}\b`,
    String.raw`\b\d{1,2}:\d{2} [AP]M\b`,
    String.raw`\b\d+(?:\.\d+)? [KMG]B\b`,
    String.raw`\S+:\d+/\S*`,
    ...Object.values(languageNames),
  ].join('|'),
  'g',
)

/** Lists what people typed: all texts in the answers of the API, with their lines and the halves of addresses, the longest first. */
export function listContent(answers: unknown): string[] {
  const found = new Set<string>()
  const add = (value: unknown) => {
    if (typeof value === 'string')
      for (const each of [value, ...value.split('\n'), ...value.split(/(?<=@)/)]) found.add(normalize(each))
    else for (const each of Object.values(value ?? {})) add(each)
  }
  add(answers)
  return [...found].filter((text) => /\p{L}{2}/u.test(text)).sort((one, other) => other.length - one.length)
}

/** Removes what typesetting changes: the shape of quotation marks, and spaces that do not break. */
const normalize = (text: string) =>
  text
    .replace(/[\u2060\u2066-\u2069]/g, '')
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

/** Collects the title, texts and labels of a page, in the browser. */
function collectTexts(): string[] {
  const attributes = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'alt', 'placeholder']
  const found = [document.title]
  for (const element of document.querySelectorAll('body *:not(script, style, noscript)')) {
    for (const name of attributes) found.push(element.getAttribute(name) ?? '')
    for (const child of element.childNodes) if (child.nodeType === 3) found.push(child.textContent ?? '')
  }
  return found
}
