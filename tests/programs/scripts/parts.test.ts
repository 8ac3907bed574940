import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, test } from 'node:test'
import { promisify } from 'node:util'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

const folder = temporaryFolder()
const scripts = path.resolve(import.meta.dirname, '../../../scripts/support/tests')
const reporter = path.join(scripts, 'testReporter.mjs')

interface Limits {
  idleMs: number
  maxProcessorMs: number
}
interface Watch {
  endHangingTests: (limits: Limits & { intervalMs: number }) => () => void
  createJudge: (limits: Limits) => (pid: number, usedMs: number, now: number) => string | undefined
}
const { createJudge, endHangingTests } = (await import(path.join(scripts, 'endHangingTests.mjs'))) as Watch

/** Reads the result that our reporter writes about one file of tests. */
async function resultsOf(file: string) {
  const name = path.join(folder, 'counted.test.mjs')
  await writeFile(name, `import { describe, test } from 'node:test'\n${file}\n`)
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const args = ['--test', `--test-reporter=${reporter}`, name]
  const { stdout } = await promisify(execFile)(process.execPath, args, { env }).catch((failed) => failed)
  return JSON.parse(stdout) as { passed: number; failed: number; failures: string[] }
}

async function countsOf(file: string) {
  const { passed, failed } = await resultsOf(file)
  return { passed, failed }
}

test('tests are counted one by one, even in groups; skipped ones are not', async () => {
  const file = `
    test('good', () => {})
    describe('a group', () => { test('good too', () => {}); test('bad', () => { throw new Error() }) })
    test('skipped', { skip: true }, () => {})`
  assert.deepEqual(await countsOf(file), { passed: 2, failed: 1 })
})

test('a file that cannot be read or breaks off counts as failed', async () => {
  assert.deepEqual(await countsOf('this is not a program'), { passed: 0, failed: 1 })
  assert.deepEqual(await countsOf(`test('cut off', () => {}); process.exit(3)`), { passed: 0, failed: 1 })
})

describe('A file of tests that hangs is ended, and counts as failed', {
  skip: process.platform !== 'linux' && 'only Linux tells what a process uses',
}, () => {
  const countWhileWatched = async (file: string, limits: Limits) => {
    const stop = endHangingTests({ ...limits, intervalMs: 100 })
    try {
      return (await countsOf(file)).failed
    } finally {
      stop()
    }
  }

  test('if it waits in vain, or leaves something open', async () => {
    for (const file of [
      'setInterval(() => {}, 1_000); await new Promise(() => {})',
      `test('endless', () => new Promise(() => {}))`,
      `test('good', () => { setInterval(() => {}, 1_000) })`,
    ])
      assert.equal(await countWhileWatched(file, { idleMs: 1_500, maxProcessorMs: Infinity }), 1, file)
  })

  test('if it loops for ever, or a program that it has started does', async () => {
    const startProgram = `import { execFileSync } from 'node:child_process'
      test('endless', () => void execFileSync(process.execPath, ['-e', 'for (;;);']))`
    for (const file of ['for (;;);', startProgram])
      assert.equal(await countWhileWatched(file, { idleMs: Infinity, maxProcessorMs: 2_000 }), 1, file)
  })

  test('but not because its process has the id of an earlier one', () => {
    const findReason = createJudge({ idleMs: 300_000, maxProcessorMs: Infinity })
    assert.equal(findReason(1, 60_000, 0), undefined)
    assert.equal(findReason(1, 100, 900_000), undefined)
    assert.match(findReason(1, 100, 1_201_000) ?? '', /^used hardly any/)
  })

  test('but not because the machine is busy, however long it takes', () => {
    const minutes = Array.from({ length: 600 }, (_, minute) => minute)
    const findFirstReason = (usedMsInAMinute: number) => {
      const findReason = createJudge({ idleMs: 300_000, maxProcessorMs: 20 * 60_000 })
      return minutes.map((minute) => findReason(1, minute * usedMsInAMinute, minute * 60_000)).find(Boolean)
    }
    assert.equal(findFirstReason(500), undefined)
    assert.equal(findFirstReason(2_000), undefined)
    assert.match(findFirstReason(1) ?? '', /^used hardly any processor time for 300 s/)
    assert.match(findFirstReason(60_000) ?? '', /^used more than 1200 s of processor time/)
  })
})

test('a failed test is named, with its place and the reason, and the group around it is not', async () => {
  const file = `describe('a group', () => {
      test('good', () => {})
      test('bad', () => { throw new Error('three is not four') })
    })`
  const { failures } = await resultsOf(file)
  assert.deepEqual(failures, [`${path.join(folder, 'counted.test.mjs')}:4 › bad\nthree is not four`])
})
