import assert from 'node:assert/strict'
import { test } from 'node:test'

const module = new URL('../../scripts/support/tests/twinComments.mjs', import.meta.url).href
const { findTwinComments } = (await import(module)) as {
  findTwinComments(text: string, changedLines: number[]): [number, number][]
}

const lines = [
  "/** the number of edits that the family has not approved yet; only in the keepers' list */",
  'edits: z.int(),',
  "/** the number of edits that wait for approval; only in the keepers' list */",
  'heldEdits: z.int(),',
]
const code = (count: number) => Array.from({ length: count }, (_, index) => `line${index}()`)

test('two neighboring comments with nearly the same words are named if a line of one has changed', () => {
  const text = [...code(5), ...lines].join('\n')
  assert.deepEqual(findTwinComments(text, [6]), [[6, 8]])
  assert.deepEqual(findTwinComments(text, [8]), [[6, 8]])
  assert.deepEqual(findTwinComments(text, [1, 7, 9]), [])
})

test('comments of several lines count whole, in both ways of writing', () => {
  const text = `
// the size of the file that people can download, in bytes; zero if
// the work is under way
first()
/**
 * The size of the file that people can download, in bytes; zero if
 * the work has failed
 */
second()`
  assert.deepEqual(findTwinComments(text, [7]), [[2, 5]])
})

test('comments that are far apart, short or about something else are not named', () => {
  const [one = '', , other = ''] = lines
  assert.deepEqual(findTwinComments([one, ...code(12), other].join('\n'), [1]), [])
  assert.deepEqual(findTwinComments('/** the width of the page */\na\n/** the width of the book */', [1]), [])
  const aboutNames = '/** the name that the keeper has chosen for the people who see this list of edits */'
  assert.deepEqual(findTwinComments([one, 'edits', aboutNames].join('\n'), [1]), [])
})
