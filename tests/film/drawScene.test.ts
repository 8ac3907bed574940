import assert from 'node:assert/strict'
import { english } from '../../languages/inLanguage.ts'
import { readFileSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, test } from 'node:test'
import sharp from 'sharp'
import { limits } from '../../contract/limits.ts'
import { settingsList } from '../../contract/memorial/settingsList.ts'
import { filmSizes } from '../../contract/outputs/film.ts'
import type { Media } from '../../contract/media/media.ts'
import type { Scene } from '../../domain/timeline.ts'
import type { FilmFrame } from '../../server/codecs/pages/filmFrame.ts'
import { drawScene, makeCaption } from '../../server/outputs/film/frames.ts'
import { planFilm } from '../../server/outputs/film/plan.ts'
import { coloredPicture } from '../support/files/coloredPicture.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'
import { channelsOf } from './frames.ts'
import { sayReport } from '../support/files/sayReport.ts'
import { createReport } from '../../server/outputs/report.ts'

const { world, admin } = await openSharedWorld()
const folder = temporaryFolder()
await choose({ name: 'Arne Lindholm', slideshowBeginning: 'on' })
const { portraitPath } = (await admin.call('GET /api/settings')).body

beforeEach(async () => {
  const media = (await admin.call('GET /api/media')).body
  for (const { id } of media) await admin.call('DELETE /api/media/:id', { params: { id } })
  await choose({ name: 'Arne Lindholm', slideshowEnd: '', slideshowSideBySide: 'off', portraitPath })
})

async function addPicture(title: string, color: string, shape?: readonly [number, number], description = '') {
  const form = { title, description, file: await coloredPicture(color, shape) }
  const { status, body } = await admin.call('POST /api/media', { form })
  assert.equal(status, 201)
  return body
}

async function choose(body: object) {
  const { status, text } = await admin.call('PUT /api/settings', { body })
  assert.equal(status, 200, text)
  await world.settle()
}

/** Finds the film's scenes that `isWanted` accepts. */
async function findScenes(isWanted: (scene: Still) => boolean) {
  const plan = await planFilm(world.context)
  const scenes = plan.timeline.scenes.filter((scene) => scene.kind !== 'video').filter(isWanted)
  return { plan, scenes }
}

/** Draws scenes. Returns their pixels, and the report's sentences about them. */
async function drawScenes(isWanted: (scene: Still) => boolean) {
  const { plan, scenes } = await findScenes(isWanted)
  const stills = []
  for (const scene of scenes) {
    const report = createReport()
    const file = path.join(folder, 'still.png')
    const options = { size: filmSizes[720], captions: true, folder, report }
    await drawScene(world.context, plan, scene, options, file)
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
    assert.deepEqual([info.width, info.height, info.channels], [1280, 720, 3])
    const pixel = (x: number, y: number) => [...data.subarray((y * 1280 + x) * 3, (y * 1280 + x) * 3 + 3)]
    stills.push({ pixel, report: sayReport(report.list()) })
  }
  return stills
}

/** Lists the lines of text that would be drawn on scenes. */
async function listLines(isWanted: (scene: Still) => boolean) {
  const { plan, scenes } = await findScenes(isWanted)
  const lines: string[][] = []
  const codecs = {
    ...world.context.codecs,
    drawFrame: async ({ labels }: FilmFrame) => {
      lines.push(labels.flatMap((label) => label?.lines.map(({ text }) => text) ?? []))
    },
  }
  const options = {
    size: filmSizes[720],
    captions: true,
    folder,
    report: createReport(),
  }
  for (const scene of scenes) await drawScene({ ...world.context, codecs }, plan, scene, options, '')
  return lines
}

type Still = Exclude<Scene, { kind: 'video' }>
const isOf = (id: string) => (scene: Still) => scene.kind === 'pictures' && scene.ids.includes(id)

const isNear = (actual: number[] = [], color: string) =>
  channelsOf(color).every((value, index) => Math.abs(value - (actual[index] ?? 0)) < 8)

test('the title is on the portrait, and a lost photograph is black and reported', async () => {
  const bees = await addPicture('Bees', '#c0a020')
  const lost = await addPicture('Lake', '#2040c0')
  await choose({ portraitPath: bees.filePath })
  world.breaksOriginal(lost.id)
  const files = path.join(world.context.config.dataDir, 'files/private', lost.id)
  for (const name of await readdir(files)) await writeFile(path.join(files, name), 'damaged')
  const isLost = isOf(lost.id)
  const [title, black] = await drawScenes((scene) => scene.kind === 'title' || isLost(scene))
  assert.ok(isNear(title?.pixel(640, 100), '#c0a020'))
  assert.ok(isNear(black?.pixel(640, 100), '#000000'))
  assert.deepEqual(black?.report, ['Could not be read, so it is black in the film: Lake'])
})

test('without a portrait, the title is on the drawing that the show has there, in its colors by night', async () => {
  await addPicture('Bees', '#c0a020')
  const [title] = await drawScenes(({ kind }) => kind === 'title')
  assert.ok(isNear(title?.pixel(640, 20), '#24211d'), title?.pixel(640, 20).join())
  assert.ok(isNear(title?.pixel(100, 20), '#000000'))
})

test('typewriter quotation marks are drawn like set ones, on the title and at the end', async () => {
  await addPicture('Bees', '#c0a020')
  await choose({ name: 'Arne "Buddy" Lindholm', slideshowEnd: `Let's "ride it".` })
  assert.deepEqual(await listLines(({ kind }) => kind !== 'pictures'), [
    ['Arne “Buddy” Lindholm'],
    ['Let’s “ride it”.'],
  ])
})

test('captions have the type sizes of the show, say who shared the photograph as it does, and set quotation marks', () => {
  const styles = readFileSync('web/show/parts/captions.css', 'utf8')
  const shownSizes = [...styles.matchAll(/font-size: clamp\([^,]+, ([\d.]+)vmin/g)].map(([, size]) =>
    Number(size),
  )
  const slide = {
    title: `Ida "Granny" O'Neil`,
    description: 'At home.',
    memoryAuthor: 'Ruth',
    untitled: false,
  }
  const caption = makeCaption(slide as Media, english, (text) => text)
  assert.deepEqual(
    caption?.lines.map(({ text }) => text),
    ['Ida “Granny” O’Neil', 'At home.', 'Shared by: Ruth'],
  )
  const [titleSize, textSize] = shownSizes
  assert.deepEqual(
    caption?.lines.map(({ size }) => +(size * 100).toFixed(3)),
    [titleSize, textSize, textSize],
  )
})

test('two upright photographs are side by side as in the show, each with its own caption', async () => {
  const colors = ['#204060', '#602040'] as const
  for (const color of colors) await addPicture('Upright', color, [300, 600])
  await choose({ slideshowSideBySide: 'on' })
  const [still] = await drawScenes((scene) => scene.kind === 'pictures' && scene.ids.length > 1)
  assert.ok(still)
  const { pixel } = still
  assert.ok(isNear(pixel(630, 300), colors[0]), pixel(630, 300).join())
  assert.ok(isNear(pixel(650, 300), colors[1]), pixel(650, 300).join())
  assert.ok(isNear(pixel(640, 300), '#000000') && isNear(pixel(200, 300), '#000000'))
  const brightest = (from: number, to: number) => {
    let most = 0
    for (let y = 600; y < 720; y++) for (let x = from; x < to; x++) most = Math.max(most, ...pixel(x, y))
    return most
  }
  assert.ok(brightest(250, 390) > 220 && brightest(890, 1030) > 220)
  assert.ok(brightest(500, 780) < 120, 'no text runs across both photographs')
})

test('stacked marks are left out of titles and captions, whose other text stays, and the film reports this', async () => {
  const stack = (letter: string, length: number) => letter + '\u0301'.repeat(length - 1)
  const title = stack('t', limits.title)
  const marked = await addPicture(title, '#808080', undefined, `${stack('d', 4_000)} and all other words`)
  const slideshowEnd = stack('e', settingsList.slideshowEnd.maxLength)
  const { filePath } = await addPicture('Night', '#000000')
  await choose({
    name: stack('n', limits.name),
    slideshowEnd,
    portraitPath: filePath,
  })
  const isMarked = isOf(marked.id)
  const stills = await drawScenes((scene) => scene.kind !== 'pictures' || isMarked(scene))
  const leftOut = (marks: string, letter: string) =>
    `${marks} marks are left out where a letter has more than can be drawn: ${stack(letter, 31)}`
  assert.deepEqual(
    stills.map(({ report }) => report),
    [[leftOut('89', 'n')], [leftOut('169', 't'), leftOut('3,969', 't')], [leftOut('269', 'e')]],
  )
  for (let y = 0; y < 100; y++)
    for (let x = 0; x < 1280; x++)
      assert.ok(
        Math.max(...(stills[0]?.pixel(x, y) ?? [])) < 40,
        'the name does not reach the top of its card',
      )
})

test('on a white photograph, the shade of a caption ends softly, and its letters are legible', async () => {
  const snow = await addPicture('Snow', '#ffffff', [1600, 900])
  const [still] = await drawScenes(isOf(snow.id))
  // near the edge, where the caption has no letters
  const grays = Array.from({ length: 720 }, (_, row) => still?.pixel(60, row)[0] ?? 0)
  const steps = grays.slice(1).map((gray, row) => (grays[row] ?? gray) - gray)
  const [first, last] = [steps.findIndex((step) => step > 0), steps.findLastIndex((step) => step > 0)]
  const sumSteps = (from: number) => steps.slice(from, from + 20).reduce((sum, step) => sum + step, 0)
  assert.ok(last - first > 200, 'it fades over a third of the picture')
  assert.ok(Math.max(sumSteps(first), sumSteps(last - 20)) < 10, 'no edge is seen at either end')
  // white on this gray has a contrast of 5.7 to 1
  assert.ok((grays[640] ?? 255) <= 102)
})
