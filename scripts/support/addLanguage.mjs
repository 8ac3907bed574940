import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inProject } from './project.mjs'
import { Stop } from './stop.mjs'

/**
 * Writes the folder of a new language: the English sentences, which the compiler compares with those of languages/en from now on, and a
 * grammar of what `Intl` knows, without quotation marks, which the compiler asks for. Lists the language in the two files that list all.
 */
export function addLanguage(language) {
  const name = /^[a-z]{2}$/.test(language) && nameLanguage(language)
  if (!name) throw new Stop(`${language} is no language. Give its code of two letters, such as it.`)
  const folder = inProject(`languages/${language}`)
  if (existsSync(folder))
    throw new Stop(
      `There is already a folder languages/${language}. \`npm run languages -- ${language}\` lists what is left.`,
    )
  const english = inProject('languages/en')
  for (const file of globSync('*/*.ts', { cwd: english }))
    write(join(folder, file), toTranslation(readFileSync(join(english, file), 'utf8'), file))
  write(join(folder, 'serverTexts.ts'), readFileSync(join(english, 'serverTexts.ts'), 'utf8'))
  write(join(folder, 'grammar.ts'), writeGrammar(language))
  change(
    inProject('domain/language.ts'),
    [/(languages = \[.*)\] as const/, `$1, '${language}'] as const`],
    [/((?:^ {2}\w\w: .*\n)+)/m, `$1  ${language}: '${name}',\n`],
  )
  change(
    inProject('languages/inLanguage.ts'),
    [/((?:^import \* as .*\n)+)/m, `$1import * as ${language} from './${language}/serverTexts.ts'\n`],
    [/(= \{ .*) \}$/m, `$1, ${language} }`],
  )
}

/** The name of a language in that language, such as 'Italiano'; undefined if there is no such language. */
function nameLanguage(language) {
  const [first, ...rest] =
    new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(language) ?? ''
  return first && first.toLocaleUpperCase(language) + rest.join('')
}

/** Gives English sentences the type of the English file. Until they are translated, they speak of the person as English does. */
const toTranslation = (text, file) =>
  `import type * as en from '../../en/${file}'\n${text
    .replace(/^(export const (\w+) = sentences)/gm, '$1<typeof en.$2>')
    .replace(/'..\/pronouns.ts'/, "'../../en/pronouns.ts'")}`

function writeGrammar(language) {
  const { region } = new Intl.Locale(language).maximize()
  const ownLocale = `${language}-${region}`
  const locale = new Intl.NumberFormat(ownLocale).format(1) === '1' ? ownLocale : `${ownLocale}-u-nu-latn`
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6)
  const [group, decimal] = ['group', 'decimal'].map((type) =>
    quote(parts.find((part) => part.type === type)?.value ?? ''),
  )
  const from = /^\d+$/.test(new Intl.NumberFormat(locale).format(1_234)) ? '\n  groupFrom: 10_000,' : ''
  // some languages have a form for whole millions, which no sentence needs
  const rules = new Intl.PluralRules(locale)
  const used = new Set([...Array(1_000).keys(), 1.5].map((count) => rules.select(count)))
  const { pluralCategories } = rules.resolvedOptions()
  const forms = pluralCategories.filter((each) => each !== 'other' && used.has(each)).map(quote)
  return `import { makeGrammar } from '../makeGrammar.ts'

export const { language, locale, direction, quotes, colon, formatNumber, plural, sentences } = makeGrammar<${forms.join(' | ') || 'never'}>({
  language: '${language}',
  locale: '${locale}',
  direction: '${new Intl.Locale(language).getTextInfo().direction}',
  quotes: {},
  group: ${group},
  decimal: ${decimal},${from}
})
`
}

/** Writes a text as a literal in which every character can be seen. */
const quote = (text) =>
  `'${text.replace(/[^!-~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).replace("'", "\\'")}'`

function change(file, ...changes) {
  const changed = changes.reduce(
    (text, [pattern, replacement]) => {
      if (!pattern.test(text)) throw new Error(`${file} has no ${pattern.source} any more`)
      return text.replace(pattern, replacement)
    },
    readFileSync(file, 'utf8'),
  )
  write(file, changed)
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
