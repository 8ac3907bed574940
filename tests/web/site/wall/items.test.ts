import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../../support/random/fastCheck.ts'
import type { Media } from '../../../../contract/media/media.ts'
import type { Memory } from '../../../../contract/memorial/memories.ts'
import { chooseDurationMs, makeItems } from '../../../../web/site/wall/items.ts'
import { splitText } from '../../../../web/site/wall/splitText.ts'

const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`
const memory = (id: string, day: number, content: string | null, mediaIds: string[] = [], approved = true) =>
  ({ id, name: `Writer of ${id}`, content, mediaIds, createdAt: at(day), approved }) as Memory
const photo = (id: string, day: number, more: Partial<Media> = {}) =>
  ({
    id,
    filePath: `/uploads/${id}/photo.jpg`,
    fileType: 'image',
    uploadedAt: at(day),
    memoryAuthor: null,
    ...more,
  }) as Media
test('the wall has approved memories with their first photograph and all other photographs, newest first', () => {
  const items = makeItems(
    [
      memory('held', 9, 'Not yet', [], false),
      memory('bees', 3, 'He kept bees.', ['hive', 'comb']),
      memory('silent', 2, null, ['lake']),
    ],
    [
      photo('hive', 3),
      photo('comb', 3),
      photo('lake', 2),
      photo('old', 1),
      photo('hidden', 5, { published: false }),
    ],
  )
  assert.deepEqual(
    items.flatMap(({ cards }) => cards.map(({ texts, photo }) => [texts.content, photo?.id])),
    [
      ['He kept bees.', 'hive'],
      [null, 'comb'],
      [null, 'lake'],
      [null, 'old'],
    ],
  )
})

test('splitting a memory loses no word, and no piece is longer than a screen', () => {
  fc.assert(
    fc.property(
      fc.string({
        maxLength: 3_000,
        unit: fc.constantFrom('a', 'honey', ' ', '. ', '? ', '\n\n', '…”', ', '),
      }),
      (content) => {
        const pieces = splitText(content)
        const plain = (text: string) => text.replace(/\s/g, '')
        assert.equal(plain(pieces.join('')), plain(content))
        const longestWord = Math.max(0, ...content.split(/\s+/).map((word) => word.length))
        for (const piece of pieces) assert.ok(piece.length <= Math.max(360, longestWord), piece)
      },
    ),
  )
})

test('a long memory is divided between its sentences', () => {
  const sentence = `${'He was kind to everyone he met on the road'.repeat(4)}.`
  assert.deepEqual(splitText(`${sentence} ${sentence} ${sentence}`), [`${sentence} ${sentence}`, sentence])
})

test('a longer text stays longer on the screen, and its question counts', () => {
  const [card = assert.fail()] = makeItems([memory('bees', 1, 'He kept bees.')], [])[0]?.cards ?? []
  const duration = (content: string, question: string | null = null) =>
    chooseDurationMs({ ...card, texts: { ...card.texts, content, question } })
  assert.ok(duration('x'.repeat(300)) > duration('x'.repeat(100)))
  assert.ok(duration('x'.repeat(300), 'What did he fix for you?') > duration('x'.repeat(300)))
})

test('each card of a long memory has the question that the memory answers', () => {
  const answer = {
    ...memory('bees', 1, 'He kept bees all his life. '.repeat(30)),
    question: 'What did he keep?',
  }
  const [item] = makeItems([answer], [])
  assert.ok((item?.cards.length ?? 0) > 1)
  assert.deepEqual(new Set(item?.cards.map(({ texts }) => texts.question)), new Set(['What did he keep?']))
})

test('a photograph without a memory has the day on which it was taken, if anybody knows it', () => {
  const photos = [
    photo('day', 4, { writtenDate: 'July 18, 1961' }),
    photo('decade', 2, { writtenDate: '1950s' }),
    photo('unknown', 1),
  ]
  assert.deepEqual(
    makeItems([], photos).map(({ cards }) => cards[0]?.takenOn),
    ['July 18, 1961', '1950s', null],
  )
})

const answer = (id: string, day: number, content = id, mediaIds: string[] = []) => ({
  ...memory(id, day, content, mediaIds),
  question: 'Where did you ride to?',
})
const groupsOf = (memories: Memory[], media: Media[] = []) =>
  makeItems(memories, media).map(({ memoryIds }) => memoryIds.join(' '))

test('answers to one question share a card, three at a time, and each of them is on one card', () => {
  const answers = [7, 6, 5, 4, 3, 2, 1].map((day) => answer(`a${day}`, day))
  assert.deepEqual(groupsOf(answers), ['a7', 'a6 a5 a4', 'a3 a2 a1'])
  const [, item] = makeItems(answers, [])
  const [card = assert.fail(), ...more] = item?.cards ?? []
  assert.deepEqual([card.texts.question, card.texts.content, more], ['Where did you ride to?', 'a6', []])
  assert.deepEqual(card.otherAnswers, [
    { name: 'Writer of a5', content: 'a5' },
    { name: 'Writer of a4', content: 'a4' },
  ])
})

test('a long answer, one with a photograph, and one to another question stay alone', () => {
  const long = 'We rode on the lawn mower. '.repeat(10)
  const other = { ...answer('other', 3), question: 'What did he fix for you?' }
  const free = memory('free', 2, 'He kept bees.')
  const memories = [answer('a6', 6), answer('long', 5, long), answer('lake', 4, 'To the lake', ['boat'])]
  assert.deepEqual(groupsOf([...memories, other, free, answer('a1', 1)], [photo('boat', 4)]), [
    'a6 a1',
    'long',
    'lake',
    'other',
    'free',
  ])
})

test('answers that fill a card are not joined by another, and all of them count for its time', () => {
  const half = 'x'.repeat(150)
  assert.deepEqual(groupsOf([answer('b', 2, half), answer('a', 1, half)]), ['b', 'a'])
  const time = (...answers: Memory[]) =>
    chooseDurationMs(makeItems(answers, [])[0]?.cards[0] ?? assert.fail())
  assert.ok(time(answer('b', 2, 'x'.repeat(90)), answer('a', 1, half)) > time(answer('b', 2, 'x'.repeat(90))))
})
