import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'

type Environment = Record<string, string>
type RunNode = (args: string[], env: Environment) => Promise<number>
type Part = { run: (runNode: RunNode, options: object) => Promise<unknown> }

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
    const runNode: RunNode = async (_args, { AXE }) => environments.push(AXE)
    for (const sequence of stagesOfSpeeds[speed].flat())
      for (const [name, part] of Object.entries(sequence))
        if (name.endsWith('journeys')) await part.run(runNode, {})
    return environments
  }
  assert.deepEqual(await judged('short'), ['tour'])
  assert.deepEqual(await judged('all'), [undefined, undefined])
})

test('tests write to memory only if it has room', () => {
  assert.deepEqual(findTemporaryFolder(tmpdir(), 1), { TMPDIR: tmpdir() })
  assert.deepEqual(findTemporaryFolder(tmpdir(), Number.MAX_SAFE_INTEGER), {})
  assert.deepEqual(findTemporaryFolder('/nowhere', 1), {})
})
