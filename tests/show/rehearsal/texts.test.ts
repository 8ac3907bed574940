import assert from 'node:assert/strict'
import { test } from 'node:test'
import { texts as hallTexts } from '../../../languages/en/visitors/storedShow.ts'
import { texts as showTexts } from '../../../languages/en/visitors/show.ts'
import { texts as directorTexts } from '../../../languages/en/visitors/director.ts'
import { texts } from '../../../languages/en/visitors/rehearsal.ts'

test('the dashboard, the rehearsal, the page for the director and the stored show write numbers in one way', () => {
  const length = { photographs: 2_000, videos: 1, seconds: 10_000 }
  const lengths = [showTexts.showLength(length), texts.ready(length), directorTexts.lasts(length)]
  for (const text of lengths) assert.match(text, /2,000 photographs, 1 video, 166 minutes 40 seconds/)
  assert.match(hallTexts.ready({ photographs: 2_000, films: 0, songs: 1 }), /2,000 photographs/)
})

test('a length has no part that is zero, unless there is nothing', () => {
  const write = (seconds: number) => showTexts.showLength({ photographs: 1, videos: 0, seconds })
  const written = [0, 45.4, 120, 179.6].map(write)
  assert.deepEqual(
    written,
    ['0 seconds', '45 seconds', '2 minutes', '3 minutes'].map((length) => `1 photograph, ${length}`),
  )
})
