import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseSync } from 'vite'
import { type Source, sources } from './support/project/sources.ts'

const product = sources.filter(({ path }) => /^(contract|domain|languages|server|web)\//.test(path))

/** Whether a file has the sentences of one part of the site, in any language. */
const isTextsFile = ({ path }: Source) => /^languages\/[a-z]{2}\/[a-z]+\//.test(path)

/** Files whose text is always English, because it is read at a terminal, in a log, by a monitor, or by users of the API. */
const english = [
  /^server\/(main\.ts$|(commands|import|platform\/database|operations\/(doctor|update))\/|memorial\/installation\.ts$)/,
  /^server\/safety\/(backup\/backupCommand|restore\/(restoreCommand|printLeftOutRows)|verify\/verifyCommand|safekeeping\/health)\.ts$/,
  /^server\/base\/(errors\/describeSystemError|process\/lock|config\/describeUnknownVariables)\.ts$/,
  /^server\/(operations\/(metrics|startup\/toListenError)|platform\/storage\/(open|s3)|http\/(routes\/)?openapi)\.ts$/,
]
const isEnglish = ({ path }: Source) => english.some((pattern) => pattern.test(path))

test('what people read stands in languages/, so that every language has it', () => {
  const found = product
    .filter((source) => !source.path.startsWith('languages/') && !isEnglish(source))
    .flatMap(({ path, text }) => sentencesOf(path, text).map((sentence) => `${path}: ${sentence}`))
  assert.equal(found.length, 0, `\n${found.join('\n')}\n→ move it to a file of languages/en`)
})

test('the sentences of every file of a language pass through `sentences`, which isolates the names in them', () => {
  const without = product.filter(
    (source) => isTextsFile(source) && !/\bsentences(<[^(]+>)?\(/.test(source.text),
  )
  const paths = without.map(({ path }) => path)
  assert.deepEqual(paths, [])
})

test('the server gets its sentences by value, because it answers in several languages at once', () => {
  const found = sources.filter(
    (source) =>
      /^(contract|domain|server)\//.test(source.path) &&
      !isEnglish(source) &&
      source.imports.some(({ to }) => /^languages\/[a-z]{2}\//.test(to)),
  )
  const paths = found.map(({ path }) => path)
  assert.deepEqual(paths, [], 'pass `texts: ServerTexts`, which `inLanguage` returns')
})

/** Files that name a language to read what people type, or to sort the names of files. */
const machineReadable = ['domain/calendar/zones.ts', 'server/import/photos/orderPhotos.ts']

test('only languages/ and domain/language.ts say which language it is, and how dates and numbers are written in it', () => {
  const ownLanguage = /\blang="en|['"]en-[A-Z]{2}['"]|\.toLocale\w*String\((\)|undefined)/
  const found = product.filter(
    (source) =>
      !/^(languages\/|domain\/language\.ts)/.test(source.path) &&
      !machineReadable.includes(source.path) &&
      !isEnglish(source) &&
      ownLanguage.test(source.text),
  )
  const paths = found.map(({ path }) => path)
  assert.deepEqual(paths, [], 'use `language` or `locale`')
})

/** Words and spellings that sentences avoid, by what they say instead; docs/words.md lists them for writers. */
const avoided: Record<string, RegExp> = {
  'the American spelling, such as program, license or color':
    /\b(programmes?|licences?|\w*colour\w*|favourites?|neighbours?|behaviours?|honours?|grey|centres?|cancelled|labelled|\w+ognis\w+|organis\w+|whilst|learnt)\b/i,
  'everyone who, anyone who or the person who': /\bwho(so)?ever\b/i,
  'next to, below or with': /\bbeside\b/i,
  'again or new': /\banew\b/i,
  'for good': /\bfor ever\b/i,
  'in the meantime, or nothing': /\bmeanwhile\b/i,
  'the number and % without a space': /(^|\d) %/,
}
/** The tribute in the sample, in the words of its family, and the words that people type into the conversation. */
const notOurs = /^He built bridges|^\s+(a an the|man gentleman) /

test('sentences are plain American English', () => {
  const found = product
    .filter(({ path }) => !/\/migrations\/|^languages\/(?!en\/)/.test(path))
    .flatMap((source) => {
      const texts = literalsOf(source).filter((text) => !notOurs.test(text))
      return Object.entries(avoided).flatMap(([instead, pattern]) =>
        texts.filter((text) => pattern.test(text)).map((text) => `${source.path}: ${text}; say ${instead}`),
      )
    })
  assert.equal(found.length, 0, `\n${found.join('\n')}`)
})

/** Files that compare what a keeper or a visitor sends, and never what is stored, with our sentences in all languages. */
const comparing = ['server/memorial/refuseSamples.ts', 'server/features/media/rows/text.ts']

test('no text is compared with our sentences, which change: what is stored is a key, or absent', () => {
  const found = product
    .filter(({ path }) => !path.startsWith('languages/') && !comparing.includes(path))
    .flatMap(({ path, text }) => comparisonsIn(path, text).map((code) => `${path}: ${code}`))
  assert.equal(
    found.length,
    0,
    `\n${found.join('\n')}\n→ store a key, and say it when it is read (docs/architecture.md)`,
  )
})

/** Matches a sign next to a text or a name that code puts together, such as `${label}: ${name}`, and quotation marks around it. */
const gluedSign =
  /\$\{[^}]*(text|label|title)[^}]*\} ?[:?!;]( ?[`$]|$)|[`'"][:?!;] \$\{|[“„«]\$\{|\{\w*texts?\.[^{}]*\} ?[:?!;]/im

test('no code writes a sign after a text, or quotation marks around it: languages differ in them', () => {
  const found = product
    .filter(({ path }) => /^(web|domain|server\/(http|memorial|features|outputs))\//.test(path))
    .flatMap(({ path, text }) => text.split('\n').map((line) => `${path}: ${line.trim()}`))
    .filter((line) => gluedSign.test(line))
  assert.equal(
    found.length,
    0,
    `\n${found.join('\n')}\n→ use \`colon\` of the language's grammar, or a sentence`,
  )
})

const comparisons: [code: string, found: boolean][] = [
  ['donationText === settingTexts.donationText.neutral && a', true],
  ['keys.find(({ name }) => name === texts.keyName)', true],
  ['if (texts.device.browserOnSystem(a, b) === stored) go()', true],
  ['listNames(texts).includes(inLanguage(language).media.photo)', true],
  ['isAlike(inLanguage(language).sampleObituary, text)', true],
  ['languages.some((language) => isStored(inLanguage(language).photo))', true],
  ['texts.language === language && texts.title.length > 3', false],
  ['description === undefined ? texts.none : otherTexts === text', false],
]
for (const [code, isFound] of comparisons)
  test(`in ${code} a text is ${isFound ? '' : 'not '}compared with a sentence`, () => {
    assert.equal(comparisonsIn('a.ts', code).length > 0, isFound)
  })

const examples: [code: string, sentences: string[]][] = [
  ['<p title="His life" className="big">{a} Born here <b id="x">{`y`}</b></p>', ['His life', 'Born here']],
  ['<p title={`His ${a}`} alt={b ? `Look here` : c} />', ['Look here']],
  ["fail('Nothing is lost')", ['Nothing is lost']],
  ['`${count} new memories`', ['… new memories']],
  ['`<style>a Bright day</style><h1>Please wait</h1>${rest}`', ['Please wait …']],
  ["throw new Error('No feature answers')", []],
  ["log.warn('Nobody reads this')", []],
  ["const s = { summary: 'Log in with a name' }", []],
  ["sql`Select all of it`, 'private, no-store', 'READ ME.txt'", []],
]

for (const [code, sentences] of examples)
  test(`in ${code} there is ${sentences.join(' and ') || 'nothing to translate'}`, () => {
    assert.deepEqual(sentencesOf('a.tsx', code), sentences)
  })

interface Node {
  type?: string
  name?: string | Node
  value?: unknown
  quasis?: { value: { cooked: string } }[]
  callee?: Node
  arguments?: Node[]
  operator?: string
  left?: Node
  right?: Node
  start?: number
  end?: number
  object?: Node
  property?: Node
  key?: Node
}

/** Attributes that people read or hear. */
const readable = new Set(['label', 'aria-label', 'title', 'alt', 'placeholder', 'description', 'hint'])
/** Matches a word with a capital before one without, or an inserted value before two words without a capital. */
const sentence = /(^|\s)\p{Lu}[\p{Ll}’'-]*,? \p{Ll}{2,}|^… \p{Ll}+ \p{Ll}/u
const letters = /\p{L}{2}/u

/** Lists the texts for people in a file, as far as the code shows them: in elements anything with letters, elsewhere sentences. */
function sentencesOf(path: string, text: string): string[] {
  const found = new Set<string>()
  const add = (value: unknown, pattern: RegExp) => {
    const plain = typeof value === 'string' ? value.replace(markup, ' ').replace(/\s+/g, ' ').trim() : ''
    if (pattern.test(plain)) found.add(plain)
  }
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null || isForOthers(node)) return
    const { type, name, value, quasis } = node as Node
    if (type === 'JSXText') add(value, letters)
    if (type === 'JSXAttribute' && readable.has(nameOf(name))) add((value as Node | null)?.value, letters)
    if (type === 'Literal') add(value, sentence)
    if (type === 'TemplateLiteral') add(quasis?.map(({ value }) => value.cooked).join('…'), sentence)
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSync(path, text).program)
  return [...found]
}

/** Functions that compare a text with others, or look for it among them. */
const comparers = /^(includes|(lastI|i)ndexOf|startsWith|endsWith|isAlike|isSame\w*|toKey)$/
/** Functions that look for a language; what they look at are sentences of all of them. */
const searches = /^(some|every|find\w*|filter|flatMap)$/

/** Lists the comparisons of a text with a sentence, as far as the code shows them. */
function comparisonsIn(path: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    const { type, operator = '', left, right, callee, arguments: values = [], start, end } = node as Node
    const code = text.slice(start, end)
    const isSearch =
      nameOf(callee?.object) === 'languages' &&
      searches.test(nameOf(callee?.property)) &&
      code.includes('inLanguage(')
    if (type === 'BinaryExpression' && /^[!=]=/.test(operator) && [left, right].some(isSentence))
      found.push(code)
    if (
      type === 'CallExpression' &&
      comparers.test(nameOf(callee?.property ?? callee)) &&
      values.some(isSentence)
    )
      found.push(code)
    if (isSearch) found.push(code)
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSync(path, text).program)
  return found
}

/** Whether a value is a sentence: what a name that ends in `texts`, or `inLanguage`, leads to. */
function isSentence(node: Node | undefined): boolean {
  const { type, object, property, callee } = node ?? {}
  if (type === 'CallExpression') return isSentence(callee)
  const isProperty =
    type === 'MemberExpression' && !/^(language|direction|locale|length)$/.test(nameOf(property))
  return (
    isProperty &&
    (isSentence(object) || /(^t|T)exts$/.test(nameOf(object)) || nameOf(object?.callee) === 'inLanguage')
  )
}

/** Lists the literals of a file that people may read: all of a language’s file, elsewhere those with three words or more. */
function literalsOf(source: Source): string[] {
  const found: string[] = []
  const isRead = (text: string) => isTextsFile(source) || /\S\s+\S+\s+\S/.test(text)
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    const { type, value, quasis } = node as Node
    if (type === 'ImportDeclaration' || type === 'TaggedTemplateExpression') return
    const texts = type === 'TemplateLiteral' ? quasis?.map(({ value }) => value.cooked) : [value]
    if (type === 'TemplateLiteral' || type === 'Literal' || type === 'JSXText')
      found.push(...(texts ?? []).filter((text) => typeof text === 'string').filter(isRead))
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSync(source.path, source.text).program)
  return found
}

const markup = /<(style|script)\b[\s\S]*?<\/\1>|<[^>]*>/g

/** Whether the texts in a node are for developers or administrators, or are SQL. */
function isForOthers({ type, callee, key }: Node): boolean {
  if (type === 'ImportDeclaration' || type === 'TaggedTemplateExpression') return true
  if (type === 'Property') return nameOf(key) === 'summary'
  if (type === 'NewExpression') return nameOf(callee).endsWith('Error')
  if (type !== 'CallExpression') return false
  const logs = [nameOf(callee?.object), nameOf(callee?.object?.property)]
  return logs.includes('log') || logs.includes('console')
}

const nameOf = (node: string | Node | undefined): string =>
  typeof node === 'object' ? nameOf(node.name) : (node ?? '')
