import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { screenAt } from '../../contract/timeline.ts'
import { makeFilm } from '../../server/film/makeFilm.ts'
import { planFilm } from '../../server/film/plan.ts'
import { fixture } from '../support/fixtures.ts'
import { openWorld } from '../support/world.ts'
import { colourAt } from './frames.ts'

/** Neighbours differ as much as colours can: ten milliseconds of a dissolve are four steps of one. */
const colours = ['#ff0000', '#00ff00', '#0000ff', '#ffff00', '#000000', '#ffffff']
/** Together 40 milliseconds: how far a moment may be off, and as many steps as encoding may cost. */
const OFF = 0.02
const STEPS = 8

const world = await openWorld()
after(() => world.close())
const admin = await world.administrator()
for (const background of colours) {
  const canvas = sharp({ create: { width: 320, height: 180, channels: 3, background } })
  const file = { name: 'colour.png', type: 'image/png', bytes: await canvas.png().toBuffer() }
  await admin.call('POST /api/media', { form: { title: background, file } })
}
await admin.call('POST /api/music', { form: { file: fixture('audio/through-space-tags.ogg') } })
await world.settle()

test('at twenty moments the film shows what the timeline says, at changes on the beat, too', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'film-'))
  t.after(() => rm(folder, { recursive: true }))
  await admin.call('PUT /api/settings', {
    body: { slideshowAsLongAsSongs: 'on', slideshowOnBeats: 'on' },
  })
  const { shown, slides } = await planFilm(world.context)
  const { first, every } = (await admin.call('GET /api/music')).body[0]?.beat ?? { first: 0, every: 0 }
  const changes = shown.scenes.slice(1).map(({ at }) => at)
  assert.equal(changes.length, 5)
  for (const at of changes) {
    const beats = (at - first) / every
    assert.ok(Math.abs(beats - Math.round(beats)) < 0.001, `${at} is on a beat`)
  }

  const file = path.join(folder, 'film.mp4')
  await makeFilm(world.context, { height: '720', captions: false }, file, { onProgress: () => undefined })
  const colourOf = (id = '') => {
    const title = slides.get(id)?.title ?? ''
    return [1, 3, 5].map((index) => Number.parseInt(title.slice(index, index + 2), 16))
  }
  /** The colour that the timeline has at this second. */
  const expectedAt = (second: number) => {
    const now = screenAt(shown, second)
    assert.ok(now?.scene.kind === 'pictures')
    const comes = colourOf(now.scene.ids[0])
    if (now.leaving?.kind !== 'pictures') return comes
    const leaves = colourOf(now.leaving.ids[0])
    return comes.map((value, channel) => value * now.come + (leaves[channel] ?? 0) * (1 - now.come))
  }
  const dissolves = changes.flatMap((at) => [at + 0.15, at + 0.35, at + 0.55])
  const moments = [0, 0.9, ...dissolves, shown.seconds / 2, shown.seconds - 1, shown.seconds - 0.05]
  assert.equal(moments.length, 20)
  for (const moment of moments) {
    const actual = await colourAt(file, moment, [0.5, 0.5])
    const isNear = [-OFF, -OFF / 2, 0, OFF / 2, OFF].some((off) =>
      expectedAt(Math.max(0, moment + off)).every(
        (value, channel) => Math.abs(value - (actual[channel] ?? 0)) <= STEPS,
      ),
    )
    assert.ok(isNear, `at ${moment}: ${actual.join()} instead of ${expectedAt(moment).join()}`)
  }
})
