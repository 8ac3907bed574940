import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseSync } from 'vite'
import { sources } from './support/sources.ts'

/** What people read or hear of an element. */
const readable = new Set(['label', 'aria-label', 'title', 'alt', 'placeholder', 'description', 'hint'])

interface Node {
  type?: string
  name?: { name?: string }
  value?: unknown
}

test('what people read stands in the texts of a page, so that a second language finds it', () => {
  const found = sources
    .filter(({ path }) => path.startsWith('web/') && path.endsWith('.tsx'))
    .flatMap(({ path, text }) => sentencesOf(path, text).map((sentence) => `${path}: ${sentence}`))
  assert.equal(found.length, 0, `\n${found.join('\n')}`)
})

test('a sentence between tags and one in an attribute are found, names of classes are not', () => {
  const jsx = '<p title="His life" className="big">{a} Born here <b id="x">{`y`}</b></p>'
  assert.deepEqual(sentencesOf('a.tsx', jsx), ['His life', 'Born here'])
})

/** What stands in the elements of a file in letters. */
function sentencesOf(path: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    const { type, name, value } = node as Node
    if (type === 'JSXText') add(value)
    if (type === 'JSXAttribute' && readable.has(name?.name ?? '')) add((value as Node | null)?.value)
    for (const child of Object.values(node)) visit(child)
  }
  const add = (value: unknown) => {
    if (typeof value === 'string' && /\p{L}{2}/u.test(value)) found.push(value.trim())
  }
  visit(parseSync(path, text).program)
  return found
}
