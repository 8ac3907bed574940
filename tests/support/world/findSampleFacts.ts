import { builtin, neutralSettings } from './builtIn.ts'
import { sampleObituary } from '../../../languages/en/memorial/sampleObituary.ts'
import { sampleFields } from '../../../contract/memorial/selectSettings.ts'

/**
 * Lists what a text says about the man in the sample: his name and other names from his life, his dates, and any three words in
 * a row from the sample's texts. The text may be HTML or JSON.
 */
export function findSampleFacts(text: string): string[] {
  const tokens = tokenize(text)
  const phrases = new Set(listPhrases(tokens, 3))
  const names = new Set(tokens)
  return [
    ...sampleNames.filter((name) => names.has(name)),
    ...samplePhrases.filter((phrase) => phrases.has(phrase)),
  ]
}

const [name, ...sampleTexts] = [...sampleFields.map((field) => builtin[field]), sampleObituary]

/** Lists a text's words without the names of HTML tags and without character references. */
const tokenize = (text: string) =>
  text
    .replace(/&#?\w+;|\\n|<\/?\w+/g, ' ')
    .replace(/[’']/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

const listPhrases = (tokens: readonly string[], length: number) =>
  tokens.slice(length - 1).map((_, index) => tokens.slice(index, index + length).join(' '))

const neutralText = sampleFields.map((field) => neutralSettings[field]).join('\n')
const neutralTokens = new Set(tokenize(neutralText))
/** Months and words about the receptions. They also occur elsewhere on the site. */
const commonTokens = new Set(['A', 'Celebration', 'Life', 'California', 'February', 'May'])

/** The capitalized words inside sentences: names of people and places. */
const sampleNames = [
  ...new Set([
    ...tokenize(name ?? ''),
    ...[...sampleTexts.join(' ').matchAll(/(?<=[\p{Ll},;(] \(?)\p{Lu}\p{Ll}+/gu)].map(String),
  ]),
].filter((word) => !neutralTokens.has(word) && !commonTokens.has(word))

const neutralPhrases = new Set(listPhrases(tokenize(neutralText), 3))
const samplePhrases = sampleTexts
  .flatMap((text) => text.split('\n\n'))
  .flatMap((text) => listPhrases(tokenize(text), 3))
  .filter((phrase) => !neutralPhrases.has(phrase))
