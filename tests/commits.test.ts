import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'

/** Subjects were not limited before this commit. */
const START = 'dfa5e82b'
const LONGEST = 72

const git = (...args: string[]) => {
  const { status, stdout } = spawnSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** The last tag, else the first commit that was limited; a shallow clone has neither, and shows its last commit alone. */
const start = git('describe', '--tags', '--abbrev=0') ?? git('rev-parse', '--verify', `${START}^{commit}`)

test('subjects of commits since the last tag have at most 72 characters', () => {
  const range = start ? [`${start}..HEAD`] : ['--max-count=1']
  // an archive of the sources has no commits
  const subjects = git('log', '--format=%h %s', ...range)?.split('\n') ?? []
  const tooLong = subjects.filter((line) => line.replace(/^\w+ /, '').length > LONGEST)
  assert.deepEqual(tooLong, [], 'say what changed in the subject, and why in the body')
})
