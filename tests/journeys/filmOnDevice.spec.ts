import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type Scene, screenAt } from '../../contract/timeline.ts'
import { planFilm } from '../../server/film/plan.ts'
import type { ChosenFile } from '../../samples/multipart.ts'
import type { Person } from '../../samples/person.ts'
import { channelsOf, readFrames } from '../film/frames.ts'
import { faultsIn, loudness, probe } from '../film/probe.ts'
import { colouredPicture } from '../support/colouredPicture.ts'
import { expect, openDashboard, test } from '../support/journey.ts'

const FILM = '#808080'
/** Seconds: a film may be so much beside the show. */
const NEAR = 0.04

test('this device makes the film, to the frame, with songs and films', async ({ page, site }, testInfo) => {
  const admin = await site.administrator()
  await fill(admin, testInfo.outputPath.bind(testInfo))
  await site.world.settle()
  await openDashboard(page, site, 'music')
  const panel = page.getByRole('group', { name: 'The film' })
  await panel.getByRole('radio', { name: 'This device' }).check()
  await panel.getByLabel('Quality').selectOption({ label: 'Smaller, sooner ready (720p)' })
  await panel.getByRole('button', { name: 'Make the Film' }).click()
  await expect(panel.getByRole('progressbar', { name: 'Progress' })).toBeVisible()
  await expect(panel.getByText('The film is ready.')).toBeVisible({ timeout: 45_000 })
  await expect(panel.getByText('About this film:'), 'nothing is missing').toHaveCount(0)
  await page.reload()
  await expect(panel.getByRole('radio', { name: 'This device' })).toBeChecked()
  const download = page.waitForEvent('download')
  await panel.getByRole('link', { name: /^Download \(\d/ }).click()
  const file = testInfo.outputPath('film.mp4')
  await (await download).saveAs(file)
  expect((await download).suggestedFilename()).toBe('film.mp4')

  const { shown, rows } = await planFilm(site.world.context)
  const { streams, format } = probe(file)
  expect(streams.map(({ codec_name }) => codec_name)).toEqual(['h264', 'aac'])
  expect(streams[0]).toMatchObject({ pix_fmt: 'yuv420p', width: 1280, r_frame_rate: '30/1' })
  for (const { duration } of [format, ...streams])
    expect(Math.abs(Number(duration) - shown.seconds)).toBeLessThanOrEqual(NEAR)
  expect(faultsIn(file)).toBe('')
  const bytes = readFileSync(file)
  expect(bytes.indexOf('moov'), 'players begin before all of it has come').toBeLessThan(bytes.indexOf('mdat'))

  const { colourAt } = readFrames(file)
  const colourOf = (scene: Scene) =>
    channelsOf(scene.kind === 'pictures' ? (rows.get(scene.ids[0] ?? '')?.title ?? '') : FILM)
  const moments = shown.scenes.flatMap(({ at, until }) => [
    at - NEAR,
    at + 0.35,
    at + 0.7 + NEAR,
    (at + until) / 2,
  ])
  expect(shown.scenes.map(({ kind }) => kind)).toEqual(['pictures', 'film', 'pictures'])
  for (const moment of moments.filter((each) => each >= 0 && each < shown.seconds)) {
    const screen = screenAt(shown, moment)
    if (!screen) throw new Error('nothing is shown')
    const { scene, leaving, come } = screen
    const leaves = leaving ? colourOf(leaving) : [0, 0, 0]
    const expected = colourOf(scene).map((value, index) => come * value + (1 - come) * (leaves[index] ?? 0))
    const actual = colourAt(moment, [0.5, 0.1])
    // a dissolve changes by 12 of 255 from one frame to the next
    for (const [index, value] of expected.entries())
      expect(
        Math.abs(value - (actual[index] ?? 0)),
        `${moment}: ${actual.join()} instead of ${expected.join()}`,
      ).toBeLessThan(13)
  }
  const heard = { song: 'lowpass=f=700,lowpass=f=700', film: 'highpass=f=2000,highpass=f=2000' }
  for (const { at, until } of shown.sounds) {
    expect(loudness(file, at + 0.1, 0.8), `the song at ${at} begins with a silent second`).toBeLessThan(-60)
    expect(loudness(file, at + 1 - NEAR, NEAR)).toBeLessThan(-50)
    if (until - at > 1.5) expect(loudness(file, at + 1, NEAR), 'then it sounds').toBeGreaterThan(-40)
  }
  const film = shown.scenes.find(({ kind }) => kind === 'film')
  if (!film) throw new Error('no film in the show')
  expect(loudness(file, film.at + 0.8, 0.8, heard.film)).toBeGreaterThan(-30)
  expect(loudness(file, film.at - 1.2, 1.1, heard.film)).toBeLessThan(-50)
  const lower =
    loudness(file, film.until + 0.05, 0.4, heard.song) - loudness(file, film.at + 0.6, 0.8, heard.song)
  expect(lower, 'the song is lower below the film: 15 % are 16.5 dB').toBeCloseTo(16.5, 0)
})

/** A photograph, a grey film that whistles, and an upright photograph, as long as two songs that begin after a second. */
async function fill(admin: Person, pathOf: (name: string) => string) {
  const make = (name: string, ...args: string[]) => {
    const file = pathOf(name)
    execFileSync('ffmpeg', ['-v', 'error', '-y', ...args, file])
    return { name, type: '', bytes: Buffer.from(readFileSync(file)) }
  }
  const add = async (title: string, file: ChosenFile) =>
    expect((await admin.call('POST /api/media', { form: { title, file } })).status).toBe(201)
  const whistle = ['-f', 'lavfi', '-i', 'sine=f=3000:d=2']
  const grey = ['-f', 'lavfi', '-i', `color=${FILM}:s=320x180:d=2:r=25`, '-pix_fmt', 'yuv420p']
  await add('#b02020', await colouredPicture('#b02020'))
  await add('Film', make('film.mp4', ...whistle, ...grey, '-c:a', 'aac'))
  await add('#2040c0', await colouredPicture('#2040c0', [180, 320]))
  for (const [rate, seconds] of [
    [44_100, 5],
    [48_000, 2],
  ]) {
    const tone = `sine=f=440:r=${rate}:d=${seconds},volume=0:enable='lt(t,1)'`
    const form = { title: `Song of ${rate}`, file: make(`${rate}.flac`, '-f', 'lavfi', '-i', tone) }
    expect((await admin.call('POST /api/music', { form })).status).toBe(201)
  }
  const body = { slideshowFilms: 'on', slideshowAsLongAsSongs: 'on' } as const
  expect((await admin.call('PUT /api/settings', { body })).status).toBe(200)
}
