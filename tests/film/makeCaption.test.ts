import assert from 'node:assert/strict'
import { english } from '../../languages/inLanguage.ts'
import { test } from 'node:test'
import type { Media } from '../../contract/media/media.ts'
import { makeCaption } from '../../server/outputs/film/frames.ts'

const linesOf = (slide: Partial<Media>) =>
  makeCaption(
    { title: 'Photo', untitled: true, description: null, memoryAuthor: null, ...slide } as Media,
    english,
    (text) => text,
  )?.lines.map(({ text }) => text)

test('the film’s caption has the date that visitors see, also alone', () => {
  assert.equal(linesOf({}), undefined)
  assert.deepEqual(linesOf({ shownDate: 'about 1965' }), ['about 1965'])
  assert.deepEqual(linesOf({ description: 'In May' }), ['In May'], 'a description without a title')
  assert.deepEqual(
    linesOf({
      title: 'The ferry',
      untitled: false,
      description: 'In May',
      shownDate: '1958',
      memoryAuthor: 'Ruth',
    }),
    ['The ferry', 'In May', '1958', 'Shared by: Ruth'],
  )
})
