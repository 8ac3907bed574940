import assert from 'node:assert/strict'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

type Environment = Record<string, string>
interface Options {
  runNode: (args: string[], env: Environment) => Promise<number>
  node?: string
  label?: string
}
type Part = { run: (options: Options) => Promise<unknown> }

const scripts = path.resolve(import.meta.dirname, '../../scripts/support/tests')
const { stagesOfSpeeds } = (await import(path.join(scripts, 'parts.mjs'))) as {
  stagesOfSpeeds: Record<'short' | 'all', Record<string, Part>[][]>
}
const { findTemporaryFolder } = (await import(path.join(scripts, 'findTemporaryFolder.mjs'))) as {
  findTemporaryFolder: (folder: string, minBytes: number) => Environment
}

test('axe judges only the tour in npm test, and each state of each journey in npm run test:all', async () => {
  const judged = async (speed: 'short' | 'all') => {
    const environments: (string | undefined)[] = []
    const runNode: Options['runNode'] = async (_args, { AXE }) => environments.push(AXE)
    for (const sequence of stagesOfSpeeds[speed].flat())
      for (const [name, part] of Object.entries(sequence))
        if (name.endsWith('journeys')) await part.run({ runNode })
    return environments
  }
  assert.deepEqual(await judged('short'), ['tour'])
  assert.deepEqual(await judged('all'), [undefined, undefined])
})

test('npm test runs each file that is not slow once, and those that change their process alone', async () => {
  const folder = temporaryFolder()
  const [node, list] = [path.join(folder, 'node'), path.join(folder, 'list')]
  // stands in for Node: notes the files that a process gets
  writeFileSync(node, `#!/bin/sh\necho "$@" >> '${list}'\n`, { mode: 0o700 })
  for (const { tests, media } of stagesOfSpeeds.short.flat())
    await (tests ?? media)?.run({ runNode: async () => 0, node, label: '' })
  const processes = readFileSync(list, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ').filter((word) => word.endsWith('.test.ts')))
  const expected = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !/^(programs|postgres-s3|long)\//.test(file))
    .map((file) => `tests/${file}`)
  assert.deepEqual(processes.flat().sort(), expected.sort())
  for (const file of ['tests/film/nightPortrait.test.ts', 'tests/storage/fileWorkers.test.ts'])
    assert.deepEqual(
      processes.find((files) => files.includes(file)),
      [file],
    )
})

test('tests write to memory only if it has room', () => {
  assert.deepEqual(findTemporaryFolder(tmpdir(), 1), { TMPDIR: tmpdir() })
  assert.deepEqual(findTemporaryFolder(tmpdir(), Number.MAX_SAFE_INTEGER), {})
  assert.deepEqual(findTemporaryFolder('/nowhere', 1), {})
})
