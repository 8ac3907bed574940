import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

const scripts = path.resolve(import.meta.dirname, '../../../scripts/support/tests')

interface Limits {
  idleMs: number
  maxProcessorMs: number
}
interface Results {
  passed: number
  failures: string[]
}
interface Options {
  node: string
  label: string
  order?: number
  limits?: Limits & { intervalMs: number }
}
const { runNodeTests } = (await import(path.join(scripts, 'nodeTests.mjs'))) as {
  runNodeTests: (files: string[], options: Options) => Promise<Results>
}
const { createJudge } = (await import(path.join(scripts, 'endHangingTests.mjs'))) as {
  createJudge: (limits: Limits) => (current: object, usedMs: number, now: number) => string | undefined
}

/** Runs files of tests with these texts as `npm test` does, named 0.test.mjs, 1.test.mjs and so on. */
async function run(texts: string[], { order, limits }: { order?: number; limits?: Limits } = {}) {
  const folder = temporaryFolder()
  const files = texts.map((text, index) => {
    const file = path.join(folder, `${index}.test.mjs`)
    writeFileSync(file, `import { after, describe, test } from 'node:test'\n${text}\n`)
    return file
  })
  const results = await runNodeTests(files, {
    node: process.execPath,
    label: '',
    ...(order && { order }),
    ...(limits && { limits: { ...limits, intervalMs: 100 } }),
  })
  return { ...results, failures: results.failures.map((failure) => failure.replaceAll(`${folder}/`, '')) }
}

async function countsOf(...texts: string[]) {
  const { passed, failures } = await run(texts)
  return { passed, failed: failures.length }
}

const good = `test('good', () => {})`

test('tests are counted one by one, even in groups; skipped ones are not', async () => {
  const file = `
    test('good', () => {})
    describe('a group', () => { test('good too', () => {}); test('bad', () => { throw new Error() }) })
    test('skipped', { skip: true }, () => {})`
  assert.deepEqual(await countsOf(file), { passed: 2, failed: 1 })
})

test('a file that cannot be read, has no test or breaks off counts as failed, and the next ones run', async () => {
  assert.deepEqual(await countsOf('this is not a program', good), { passed: 1, failed: 1 })
  assert.deepEqual(await countsOf('', good), { passed: 1, failed: 1 })
  const { passed, failures } = await run([good, `test('cut off', () => process.exit(3))`, good])
  assert.equal(passed, 2)
  assert.deepEqual(failures, ['1.test.mjs\nIt ended its process (code 3).'])
})

test('an error after the last test of a file counts as failed', async () => {
  const late = `test('good', () => { setTimeout(() => { throw new Error('late') }, 50) })`
  assert.deepEqual(await countsOf(late), { passed: 1, failed: 1 })
})

test('files share a process, and a file closes what it has opened before the next one begins', async () => {
  const opens = `const shared = globalThis; shared.__opened = true; after(() => { delete shared.__opened }); ${good}`
  const looks = `test('nothing is open', () => { if (globalThis.__opened) throw new Error() })`
  assert.deepEqual(await countsOf(opens, looks), { passed: 2, failed: 0 })
  const counts = `const shared = globalThis; shared.__files = (shared.__files ?? 0) + 1
    test('the second', () => { if (shared.__files !== 2 || process.env.TZ === 'Mars') throw new Error() })`
  assert.deepEqual(await countsOf(counts, counts), { passed: 1, failed: 1 })
})

test('a file that changes the process for others counts as failed, unless this shows in its text', async () => {
  const hidden = `const own = process; own.env.TZ = 'UTC'; ${good}`
  const { passed, failures } = await run([hidden, good])
  assert.equal(passed, 2)
  assert.match(failures.join(), /^0\.test\.mjs\nIt changes process\.env\.TZ for the files that follow it/)
  const looks = `test('as before', () => { if (process.env.TZ === 'UTC') throw new Error() })`
  assert.deepEqual(await countsOf(`process.env.TZ = 'UTC'; ${good}`, looks, good), { passed: 3, failed: 0 })
})

test('a test that Node takes for a part of an earlier file counts as failed', async () => {
  const first = `const shared = globalThis; shared.__promise = new Promise((resolve) => setTimeout(resolve)); ${good}
    await shared.__promise`
  const stray = `await globalThis.__promise; ${good}`
  const { failures } = await run([first, stray, good])
  assert.match(failures.join(), /1\.test\.mjs:2 › good\nIt is outside of its file/)
})

describe('A file of tests that hangs is ended and named, and the next ones run', {
  skip: process.platform !== 'linux' && 'only Linux tells what a process uses',
}, () => {
  test('if it waits in vain, or leaves something open', async () => {
    for (const [text, passedTests] of [
      ['setInterval(() => {}, 1_000); await new Promise(() => {})', 1],
      [`test('endless', () => new Promise(() => { setInterval(() => {}, 1_000) }))`, 1],
      [`test('good', () => { setInterval(() => {}, 1_000) })`, 2],
    ] as const) {
      const limits = { idleMs: 1_500, maxProcessorMs: Infinity }
      const { passed, failures } = await run([text, good], { limits })
      assert.equal(passed, passedTests)
      assert.match(failures.join(), /^0\.test\.mjs\nIt used hardly any processor time for 1\.5 s/, text)
    }
  })

  test('if it loops for ever, or a program that it has started does', async () => {
    const startProgram = `import { execFileSync } from 'node:child_process'
      test('endless', () => void execFileSync(process.execPath, ['-e', 'for (;;);']))`
    for (const text of ['for (;;);', startProgram]) {
      const limits = { idleMs: Infinity, maxProcessorMs: 2_000 }
      const { passed, failures } = await run([text, good], { limits })
      assert.equal(passed, 1)
      assert.match(failures.join(), /^0\.test\.mjs\nIt used more than 2 s of processor time/, text)
    }
  })

  test('but not because the machine is busy, or the files before it used much', () => {
    const minutes = Array.from({ length: 600 }, (_, minute) => minute)
    const findFirstReason = (usedMsInAMinute: number) => {
      const findReason = createJudge({ idleMs: 300_000, maxProcessorMs: 20 * 60_000 })
      const file = {}
      return minutes
        .map((minute) => findReason(file, 9_000_000 + minute * usedMsInAMinute, minute * 60_000))
        .find(Boolean)
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
  assert.deepEqual((await run([file])).failures, ['0.test.mjs:4 › bad\nthree is not four'])
})

test('an order chooses one of files and of tests, which it repeats', async () => {
  const names = Array.from({ length: 9 }, (_, number) => `test('bad ${number}', () => { throw new Error() })`)
  const listFailures = async (order: number) =>
    (await run([names.join('\n'), good], { order })).failures.map((failure) => failure.slice(0, 25))
  const [first, again, other] = [await listFailures(1), await listFailures(1), await listFailures(2)]
  assert.deepEqual(first, again)
  assert.deepEqual(first.toSorted(), other.toSorted())
  assert.notDeepEqual(first, other)
})

test('a process of tests ends with the command that has started it', async () => {
  const file = path.join(temporaryFolder(), 'endless.test.mjs')
  const endless = `test('endless', () => new Promise(() => { setInterval(() => {}, 1_000) }))`
  writeFileSync(file, `import { test } from 'node:test'\n${endless}\n`)
  const child = fork(path.join(scripts, 'testProcess.mjs'), [file], { execArgv: [], silent: true })
  await once(child, 'message')
  child.disconnect()
  assert.deepEqual(await once(child, 'exit'), [1, null])
})
