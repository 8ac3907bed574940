import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '../domain/language.ts'
import { bookKinds } from '../contract/outputs/book.ts'
import { filesUnder, read } from './support/project/projectFiles.ts'
import { sourceAt, sources } from './support/project/sources.ts'

test('each part of the glossary is in alphabetical order, and no term has two entries', () => {
  const [, ...parts] = read('docs/glossary.md').split('\n## ')
  assert.ok(parts.length > 1)
  for (const part of parts) {
    const entries = [...part.matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, name = '']) => name)
    const ordered = entries.toSorted((one, other) => one.localeCompare(other, 'en'))
    assert.deepEqual(entries, ordered)
  }
  const terms = [...read('docs/glossary.md').matchAll(/\*\*(.+?)\*\*/g)].map(([, name = '']) => name)
  const repeated = terms.filter((name, index) => terms.indexOf(name) !== index)
  assert.deepEqual(repeated, [])
})

test('every source file that a document names is there', () => {
  const documents = filesUnder(['*.md', 'docs/*.md']).filter((file) => file !== 'CHANGELOG.md')
  const named = documents.flatMap((file) =>
    [...read(file).matchAll(/`((?:[\w-]+\/)+[\w.-]+\.(?:tsx?|mjs))`/g)].map(([, name = '']) => ({
      file,
      name,
    })),
  )
  assert.ok(named.length > 200)
  // the recipes of a page and of a language make them
  const examples = ['web/site/thanks/ThanksPage.tsx', 'languages/it/grammar.ts']
  const missing = named.filter(({ name }) => !sourceAt.has(name) && !examples.includes(name))
  assert.deepEqual(missing, [])
})

test('every name of code in a document is still in the code', () => {
  const code = sources.map(({ text }) => text).join('\n')
  const missing = filesUnder(['*.md', 'docs/*.md'], { exclude: ['CHANGELOG.md'] }).flatMap((file) =>
    // the first cell of a row can be an example of what not to write
    [
      ...read(file)
        .replaceAll(/^\|[^|]*/gm, '')
        .matchAll(/`([a-z]+[A-Z]\w*)(?:\(.*?\))?`/g),
    ]
      .filter(([, name = '']) => !new RegExp(`\\b${name}\\b`).test(code))
      .map(([name]) => `${file}: ${name}`),
  )
  assert.deepEqual(missing, [])
})

test('every npm script that a document names is there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const missing = filesUnder(['*.md', 'docs/*.md'], { exclude: ['CHANGELOG.md'] }).flatMap((file) =>
    [...read(file).matchAll(/npm run ([\w:]+)/g)]
      .filter(([, name = '']) => !(name in scripts))
      .map(([command]) => `${file}: ${command}`),
  )
  assert.deepEqual(missing, [])
})

test('the README and docs/languages.md name each language, and each has a page about its delicate words', () => {
  const nameInEnglish = new Intl.DisplayNames('en', { type: 'language' })
  for (const language of languages) {
    const name = nameInEnglish.of(language) ?? ''
    const page = read('docs/languages.md')
    assert.match(read('README.md'), new RegExp(`The memorial speaks [^:]*\\b${name}\\b`), 'README.md')
    assert.match(page, new RegExp(`The memorial speaks [^.]*\\b${name}\\b`), 'docs/languages.md')
    if (language !== 'en')
      assert.ok(page.includes(`[${name}](languages/${language}.md)`), 'docs/languages.md')
  }
})

test('docs/book.md names each kind of document, in order', () => {
  const kinds = bookKinds.filter((kind) => kind !== 'book')
  const text = read('docs/book.md')
  assert.ok(text.includes(`\`--kind ${kinds.join('|')}\``))
  assert.deepEqual(
    [...text.matchAll(/^- `(\w+)`: /gm)].map(([, kind]) => kind),
    kinds,
  )
})

test('the index of decisions lists every record once, and every link to a record leads to one', () => {
  const index = read('docs/decisions/README.md')
  const records = filesUnder('docs/decisions/0*.md').map((file) => file.replace('docs/decisions/', ''))
  const listed = [...index.matchAll(/\]\((0[\w-]+\.md)\)/g)].map(([, file]) => file)
  assert.deepEqual(listed.toSorted(), records.toSorted())
  const documents = filesUnder(['*.md', 'docs/**/*.md'])
  const dead = documents.flatMap((file) =>
    [...read(file).matchAll(/[Dd]ecisions?\s*\[?(\d+)|\/?(0\d{3})-[\w-]+\.md/g)]
      .map(([reference, number = '', padded = '']) => ({
        reference,
        prefix: padded || number.padStart(4, '0'),
      }))
      .filter(({ prefix }) => !records.some((record) => record.startsWith(`${prefix}-`)))
      .map(({ reference }) => `${file}: ${reference}`),
  )
  assert.deepEqual(dead, [])
})
