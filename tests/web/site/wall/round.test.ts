import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../../support/random/fastCheck.ts'
import type { WallItem } from '../../../../web/site/wall/items.ts'
import { goOn, openRound, type Round, updateItems } from '../../../../web/site/wall/round.ts'

const card = {
  texts: { name: null, question: null, content: 'He kept bees.' },
  photo: null,
  otherAnswers: [],
  takenOn: null,
}
const item = (id: string, cardCount: number, isMemory: boolean): WallItem => ({
  id,
  memoryIds: isMemory ? [id] : [],
  addedAt: '',
  cards: Array.from({ length: cardCount }, () => card),
})
const memory = (id: string, cardCount = 1) => item(id, cardCount, true)
const photograph = (id: string) => item(id, 1, false)
const range = <T>(count: number, make: (number: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index + 1))

/** Goes on `count` times, and returns the cards that come, as in 'm1' or 'm1/2' for the second card. */
function show(round: Round, count: number) {
  const shown: string[] = []
  let next = round
  for (let step = 0; step < count; step++) {
    next = goOn(next)
    shown.push(nameOf(next))
  }
  return { shown, round: next }
}
const nameOf = ({ current }: Round) =>
  current ? `${current.id}${current.index ? `/${current.index + 1}` : ''}` : 'nothing'

test('the wall begins with what is newest: two memories and one photograph in turn', () => {
  const round = openRound([
    photograph('p1'),
    ...range(6, (n) => memory(`m${n}`)),
    ...range(9, (n) => photograph(`p${n + 1}`)),
  ])
  assert.deepEqual(show(round, 9).shown, ['m1', 'm2', 'p1', 'm3', 'm4', 'p2', 'm5', 'm6', 'p3'])
})

test('one memory among 303 photographs comes first, and again after a dozen of them', () => {
  const round = openRound([...range(303, (n) => photograph(`p${n}`)), memory('m')])
  const { shown } = show(round, 40)
  assert.equal(shown[0], 'm')
  assert.deepEqual(
    shown.flatMap((name, index) => (name === 'm' ? index : [])),
    [0, 13, 26, 39],
  )
})

test('the cards of a long memory follow one another, and a photograph comes after two memories', () => {
  const round = openRound([memory('m1', 3), memory('m2'), photograph('p1'), memory('m3')])
  assert.deepEqual(show(round, 6).shown, ['m1', 'm1/2', 'm1/3', 'm2', 'p1', 'm3'])
})

test('a memory that comes while a long one is read is next, and then the long one continues with the card that gave way', () => {
  const items = [memory('long', 4), memory('other'), photograph('p')]
  const { round } = show(openRound(items), 2)
  const arrived = updateItems(round, [memory('new', 2), ...items])
  assert.equal(nameOf(arrived), 'long/2', 'it is still on the screen')
  const first = goOn(arrived, true)
  assert.equal(nameOf(first), 'new')
  assert.deepEqual(show(first, 5).shown, ['new/2', 'long/2', 'long/3', 'long/4', 'p'])
})

test('a card that was shown to its end before a new memory came does not come back', () => {
  const items = [memory('long', 3)]
  const arrived = updateItems(show(openRound(items), 1).round, [memory('new'), ...items])
  assert.deepEqual(show(arrived, 3).shown, ['new', 'long/2', 'long/3'])
})

test('a new memory gives way to one that comes later, and each continues', () => {
  const items = [memory('long', 2)]
  let round = goOn(openRound(items))
  round = goOn(updateItems(round, [memory('b', 2), ...items]), true)
  round = updateItems(round, [memory('d'), memory('c'), memory('b', 2), ...items])
  round = goOn(round, true)
  assert.equal(nameOf(round), 'c', 'the one that waits longest')
  assert.deepEqual(show(round, 5).shown, ['d', 'b', 'b/2', 'long', 'long/2'])
})

test('a new photograph waits for its turn, and comes before older ones', () => {
  const items = [memory('m1'), memory('m2'), photograph('old')]
  const round = updateItems(goOn(openRound(items)), [photograph('new'), ...items])
  assert.deepEqual(show(round, 2).shown, ['m2', 'new'])
})

test('what is hidden leaves at once and is not continued, and is new when it comes back', () => {
  const items = [memory('m1', 3), memory('m2')]
  const cut = goOn(updateItems(show(openRound(items), 1).round, [memory('new'), ...items]), true)
  const hidden = updateItems(cut, [memory('m2')])
  assert.equal(hidden.current, null)
  assert.deepEqual(show(hidden, 1).shown, ['m2'])
  const back = updateItems(goOn(hidden), items)
  assert.deepEqual(show(back, 3).shown, ['m1', 'm1/2', 'm1/3'])
})

test('a new answer comes next, with those that it joins, and none of them comes twice', () => {
  const group = (...ids: string[]): WallItem => ({ ...memory(ids[0] ?? ''), memoryIds: ids })
  const others = [memory('m'), photograph('p')]
  const shown = goOn(openRound([group('b', 'a'), ...others]))
  const arrived = updateItems(shown, [group('c', 'b', 'a'), ...others])
  assert.equal(nameOf(arrived), 'c', 'the answers that are on the screen stay until it is time')
  assert.deepEqual(show(goOn(arrived, true), 0).round.interrupted, [])
  assert.deepEqual([nameOf(goOn(arrived, true)), ...show(goOn(arrived, true), 2).shown], ['c', 'p', 'm'])
  const hidden = updateItems(shown, [group('a'), ...others])
  assert.deepEqual([hidden.newIds, nameOf(hidden)], [[], 'nothing'])
})

test('an empty wall shows nothing, and then the first memory', () => {
  const round = goOn(openRound([]))
  assert.equal(nameOf(round), 'nothing')
  assert.equal(nameOf(goOn(updateItems(round, [memory('m')]))), 'm')
})

test('everything is shown, and what is new is shown first, however many come and leave', () => {
  const lists = fc.array(
    fc
      .uniqueArray(fc.nat(40), { maxLength: 25 })
      .map((numbers) =>
        numbers.map((number) =>
          number % 4 > 0 ? memory(`${number}`, 1 + (number % 3)) : photograph(`${number}`),
        ),
      ),
    { minLength: 1, maxLength: 5 },
  )
  fc.assert(
    fc.property(lists, fc.nat(9), fc.boolean(), (all, steps, isCut) => {
      let round = openRound([])
      for (const items of all) {
        round = updateItems(round, items)
        const { length: newCount } = round.newIds
        const firstNew = round.newIds[0]
        if (newCount > 0) {
          round = goOn(round, isCut)
          assert.equal(round.current?.id, firstNew)
        }
        round = show(round, steps).round
        assert.ok(!round.current || items.some(({ id }) => id === round.current?.id))
      }
      const items = all.at(-1) ?? []
      const cardCount = items.reduce((sum, { cards }) => sum + cards.length, 0)
      const { shown } = show(round, (cardCount + 20) * 12)
      for (const { id, cards } of items)
        for (const index of cards.keys())
          assert.ok(shown.includes(`${id}${index ? `/${index + 1}` : ''}`), `${id} card ${index}`)
    }),
  )
})
