import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { makeBook } from '../../server/book/makeBook.ts'
import { addMedia } from '../support/addMedia.ts'
import { readPdf } from '../support/readPdf.ts'
import { openWorld } from '../support/world.ts'

const STORY = [
  'He was born in Duluth.',
  'In 1972 he married Ruth.',
  'They moved in 1972 already.',
  'He sang in the sixties.',
  'He died in 2025.',
]

test('photographs stand below the paragraphs of the obituary that name their years, each once, with their captions', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'book-story-'))
  const world = await openWorld()
  const admin = await world.administrator()
  const file = 'photos/person-small-square.jpg'
  const titles = ['Undated', 'Wedding', 'Decade', 'Hospital', 'Chosen', 'House']
  await addMedia(
    admin,
    titles.map((title) => ({ file, title })),
  )
  const media = (await admin.call('GET /api/media')).body
  const byTitle = new Map(media.map((item) => [item.title, item]))
  for (const [title, takenAt] of [
    ['Wedding', '1972-06-03'],
    ['House', '1972~'],
    ['Decade', '196X'],
    ['Hospital', '2025-01'],
  ] as const) {
    const params = { id: byTitle.get(title)?.id ?? '' }
    const body = { title, description: '', takenAt }
    assert.equal((await admin.call('PUT /api/media/:id', { params, body })).status, 200)
  }
  // the obituary's picture would be the portrait where none was chosen
  const portraitPath = byTitle.get('Undated')?.filePath ?? ''
  const settings = { name: 'Arne', deathDate: 'March 9, 2025', portraitPath }
  assert.equal((await admin.call('PUT /api/settings', { body: settings })).status, 200)
  const body = { content: STORY.join('\n\n'), imagePath: byTitle.get('Chosen')?.filePath }
  assert.equal((await admin.call('PUT /api/obituary', { body })).status, 200)
  await world.settle()
  const to = path.join(folder, 'book.pdf')
  const options = { size: 'a4', dedication: '', without: [], withoutMedia: [] } as const
  await makeBook(world.context, options, to, { standard: 'ua-1', onProgress: () => undefined })
  const { text } = readPdf(readFileSync(to))
  const found = [
    ...text.matchAll(/born|Chosen|married|Wedding|moved|House|sixties|died|Undated|Decade|Hospital/g),
  ]
  assert.deepEqual(found.flat(), [
    'born',
    'Chosen',
    'married',
    'Wedding',
    'moved',
    'House',
    'sixties',
    'died',
    'Undated',
    'Decade',
    'Hospital',
  ])
  await world.close()
  await rm(folder, { recursive: true })
})
