import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Media } from '../../../../contract/media/media.ts'
import type { Memory } from '../../../../contract/memorial/memories.ts'
import {
  type Card,
  makeCards,
  chooseDurationMs,
  computeNextIndex,
  openRound,
  splitText,
  updateCards,
} from '../../../../web/site/wall/cards.ts'

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
const card = (id: string, day = 1): Card => ({
  id,
  addedAt: at(day),
  text: id,
  contributor: null,
  photo: null,
})
const idsOf = ({ cards }: { cards: readonly Card[] }) => cards.map(({ id }) => id)

test('the wall has approved memories with their first photograph and all other photographs, newest first', () => {
  const cards = makeCards(
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
    cards.map(({ text, photo }) => [text, photo?.id]),
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

test('a longer text stays longer on the screen', () => {
  assert.ok(
    chooseDurationMs({ ...card('a'), text: 'x'.repeat(300) }) >
      chooseDurationMs({ ...card('a'), text: 'x'.repeat(100) }),
  )
})

test('newly approved memories come next, oldest first, and then the others continue', () => {
  const round = { ...openRound([card('c'), card('b'), card('a')]), currentIndex: 1 }
  const now = updateCards(round, [card('new 2', 8), card('new 1', 7), card('c'), card('b'), card('a')])
  assert.deepEqual(idsOf(now), ['c', 'b', 'new 1', 'new 2', 'a'])
  assert.equal(now.cards[now.currentIndex]?.id, 'b')
  assert.equal(now.cards[computeNextIndex(now)]?.id, 'new 1')
})

test('a hidden card leaves at once, and the others keep their order', () => {
  const round = { ...openRound([card('c'), card('b'), card('a')]), currentIndex: 1 }
  const now = updateCards(round, [card('c'), card('a')])
  assert.deepEqual(idsOf(now), ['c', 'a'])
  assert.equal(now.cards[computeNextIndex(now)]?.id, 'a')
})

test('every card is shown, however many are added and removed', () => {
  const lists = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 12 }), { maxLength: 8 }), {
    minLength: 1,
    maxLength: 6,
  })
  fc.assert(
    fc.property(lists, fc.nat(9), (all, steps) => {
      let round = openRound([])
      for (const ids of all) {
        round = updateCards(
          round,
          ids.map((id) => card(String(id), id + 1)),
        )
        for (let step = 0; step < steps; step++) round = { ...round, currentIndex: computeNextIndex(round) }
        assert.deepEqual(idsOf(round).toSorted(), ids.map(String).toSorted())
        assert.ok(ids.length === 0 || round.cards[round.currentIndex])
      }
    }),
  )
})
