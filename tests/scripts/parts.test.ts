import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

const folder = temporaryFolder()
const reporter = path.resolve(import.meta.dirname, '../../scripts/support/tests/testReporter.mjs')
const watch = path.resolve(import.meta.dirname, '../../scripts/support/tests/endHangingTest.mjs')

/** Reads the result that our reporter writes about one file of tests. */
async function resultsOf(file: string, seconds = 60) {
  const name = path.join(folder, 'counted.test.mjs')
  await writeFile(name, `import { describe, test } from 'node:test'\n${file}\n`)
  const { NODE_TEST_CONTEXT: _, ...own } = process.env
  const env = { ...own, TEST_FILE_SECONDS: String(seconds) }
  const args = [`--import=${watch}`, '--test', '--test-timeout=1000', `--test-reporter=${reporter}`, name]
  const { stdout } = await promisify(execFile)(process.execPath, args, { env }).catch((failed) => failed)
  return JSON.parse(stdout) as { passed: number; failed: number; failures: string[] }
}

async function countsOf(file: string, seconds?: number) {
  const { passed, failed } = await resultsOf(file, seconds)
  return { passed, failed }
}

test('tests are counted one by one, even in groups; skipped ones are not', async () => {
  const file = `
    test('good', () => {})
    describe('a group', () => { test('good too', () => {}); test('bad', () => { throw new Error() }) })
    test('skipped', { skip: true }, () => {})`
  assert.deepEqual(await countsOf(file), { passed: 2, failed: 1 })
})

test('a file that cannot be read, breaks off or never ends counts as failed', async () => {
  assert.deepEqual(await countsOf('this is not a program'), { passed: 0, failed: 1 })
  assert.deepEqual(await countsOf(`test('cut off', () => {}); process.exit(3)`), { passed: 0, failed: 1 })
  assert.deepEqual(await countsOf(`test('endless', () => new Promise(() => {}))`), { passed: 0, failed: 1 })
})

test('a file that loops for ever, waits for nothing or leaves something open is ended, and counts as failed', async () => {
  for (const file of [
    'for (;;);',
    'setInterval(() => {}, 1_000); await new Promise(() => {})',
    `test('good', () => { setInterval(() => {}, 1_000) })`,
  ])
    assert.equal((await countsOf(file, 2)).failed, 1, file)
})

test('a failed test is named, with its place and the reason, and the group around it is not', async () => {
  const file = `describe('a group', () => {
      test('good', () => {})
      test('bad', () => { throw new Error('three is not four') })
    })`
  const { failures } = await resultsOf(file)
  assert.deepEqual(failures, [`${path.join(folder, 'counted.test.mjs')}:4 › bad\nthree is not four`])
})
