import assert from 'node:assert/strict'
import { test } from 'node:test'
import { texts as hallTexts } from '../../../web/show/offline/texts.ts'
import { texts as directorTexts } from '../../../web/show/rehearsal/directorTexts.ts'
import { texts } from '../../../web/show/rehearsal/texts.ts'

test('the rehearsal, the page for the director and the stored show write numbers in one way', () => {
  const length = { photographs: 2_000, videos: 0, seconds: 10_000 }
  for (const text of [
    texts.ready(length),
    directorTexts.lasts(length.photographs, length.seconds),
    hallTexts.ready({ photographs: 2_000, films: 0, songs: 1 }),
  ])
    assert.match(text, /2,000 photographs/)
})
