import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Slide } from '../../../../web/show/slides/slide.ts'
import type { WallItem } from '../../../../web/site/wall/items.ts'
import { openWallPlayer } from '../../../../web/site/wall/wallPlayer.ts'

/** A picture that loads only if its path says so. */
class FakeImage {
  src = ''
  get currentSrc() {
    return this.src
  }
  decode = () => (this.src.includes('/loads/') ? Promise.resolve() : new Promise<void>(() => {}))
}

const item = (id: string, content: string | null, folder?: string): WallItem => ({
  id,
  memoryIds: content === null ? [] : [id],
  addedAt: '',
  cards: [
    {
      texts: { name: null, question: null, content },
      photo: folder ? ({ filePath: `/uploads/${folder}/photo.jpg`, width: 6, height: 4 } as Slide) : null,
      otherAnswers: [],
      takenOn: null,
    },
  ],
})
const stalled = item('stalled', null, 'stalls')
const lake = item('lake', null, 'loads')
const memory = item('memory', 'He kept bees.')

/** Opens a wall whose clock only the test advances; `readId` returns the id of the item on the screen. */
function openWall(t: TestContext) {
  const browser = { window: globalThis, document: { hidden: false }, Image: FakeImage }
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(globalThis, name, { value, configurable: true })
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'] })
  const player = openWallPlayer()
  t.after(player.stop)
  const settle = () => new Promise(setImmediate)
  return {
    setItems: (...items: WallItem[]) => {
      player.setItems(items)
      return settle()
    },
    tick: async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 500) {
        t.mock.timers.tick(500)
        await settle()
      }
    },
    readId: () => player.get()?.place.id,
  }
}

test('a memory that comes while a photograph is loading is shown at once', async (t) => {
  const wall = openWall(t)
  await wall.setItems(stalled)
  assert.equal(wall.readId(), undefined)
  await wall.setItems(memory, stalled)
  assert.equal(wall.readId(), 'memory')
})

test('a photograph that never loads is skipped, and the wall goes on', async (t) => {
  const wall = openWall(t)
  await wall.setItems(lake, stalled)
  assert.equal(wall.readId(), 'lake')
  await wall.setItems(lake, stalled, memory)
  await wall.tick(6_000)
  assert.equal(wall.readId(), 'memory')
  await wall.tick(7_000 + 10_000)
  assert.equal(wall.readId(), 'lake')
})

test('a memory that waits for its photograph is not skipped by one that comes then', async (t) => {
  const wall = openWall(t)
  const first = item('first', 'He mended clocks.', 'stalls')
  await wall.setItems(first)
  await wall.setItems(memory, first)
  await wall.tick(2_000)
  assert.equal(wall.readId(), 'first')
  await wall.tick(6_000)
  assert.equal(wall.readId(), 'memory')
})
