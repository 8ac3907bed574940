import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { fixturesFolder } from '../support/files/fixtures.ts'
import { photos, rejections, songs, videos } from './expected.ts'
import { isExample, testFixtures } from './testFixtures.ts'

test('every fixture has an expected outcome', () => {
  const expected = [photos, rejections, videos, songs].flatMap(Object.keys)
  const there = readdirSync(fixturesFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(fixturesFolder, path.join(entry.parentPath, entry.name)))
    // these folders are for other tests: tests/codecs/takenAt.test.ts, tests/import/dates.test.ts
    .filter((file) => !/^(memorial-[\d.]+|dates|import)\//.test(file))
  assert.deepEqual(expected.toSorted(), there.toSorted())
})

// the others are in tests/programs/codecs/otherFixtures.test.ts
testFixtures(isExample)
