import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { type Scene, screenAt } from '../../contract/timeline.ts'
import { planFilm } from '../../server/film/plan.ts'
import type { ChosenFile } from '../../samples/multipart.ts'
import type { Person } from '../../samples/person.ts'
import { colourAt } from '../film/frames.ts'
import { faultsIn, loudness, probe } from '../film/probe.ts'
import { expect, expectAccessible, logInAsAdministrator, takeScreenshot, test } from '../support/journey.ts'
import type { Site } from '../support/site.ts'

const colours = ['#b02020', '#20a040', '#2040c0', '#c0a020']
const TITLE = '#000000'
const FILM = '#808080'
/** Seconds: a film may be so much beside the show. */
const NEAR = 0.04

test('this device makes the film of the show, to the frame, with songs and films', async ({
  page,
  site,
}, testInfo) => {
  test.setTimeout(600_000)
  const admin = await site.administrator()
  await fill(admin, testInfo.outputPath.bind(testInfo))
  const panel = await openPanel(page, site)
  await panel.getByRole('radio', { name: 'This device' }).check()
  await panel.getByLabel('Quality').selectOption({ label: 'Smaller, sooner ready (720p)' })
  await expect(panel.getByRole('button', { name: 'Make the Film' })).toBeVisible()
  await expectAccessible(page)
  await takeScreenshot(page, testInfo, 'before')
  await panel.getByRole('button', { name: 'Make the Film' }).click()
  await expect(panel.getByText(/^[1-9]\d* %$/)).toBeVisible()
  await takeScreenshot(page, testInfo, 'running')
  await expect(panel.getByText('The film is ready.')).toBeVisible({ timeout: 480_000 })
  await expect(panel.getByText('About this film:'), 'nothing is missing').toHaveCount(0)
  await expectAccessible(page)
  await takeScreenshot(page, testInfo, 'ready')
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

  const colourOf = (scene: Scene) => {
    if (scene.kind === 'film') return FILM
    return scene.kind === 'pictures' ? (rows.get(scene.ids[0] ?? '')?.title ?? '') : TITLE
  }
  const moments = shown.scenes.flatMap(({ at, until }) => [
    at - NEAR,
    at + 0.35,
    at + 0.7 + NEAR,
    (at + until) / 2,
  ])
  expect(moments.length).toBeGreaterThanOrEqual(20)
  for (const moment of moments.filter((each) => each >= 0 && each < shown.seconds)) {
    const screen = screenAt(shown, moment)
    if (!screen) throw new Error('nothing is shown')
    const { scene, leaving, come } = screen
    const shares = [rgbOf(colourOf(scene)), rgbOf(leaving ? colourOf(leaving) : '#000000')] as const
    const expected = shares[0].map((value, index) => come * value + (1 - come) * (shares[1][index] ?? 0))
    const actual = await colourAt(file, moment, [0.5, 0.1])
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
    if (until - at > 2) expect(loudness(file, at + 1, NEAR), 'then it sounds').toBeGreaterThan(-40)
  }
  const film = shown.scenes.find(({ kind }) => kind === 'film')
  if (!film) throw new Error('no film in the show')
  expect(loudness(file, film.at + 1, 1, heard.film)).toBeGreaterThan(-30)
  expect(loudness(file, film.at - 2, 1.9, heard.film)).toBeLessThan(-50)
  const lower =
    loudness(file, film.until + 0.1, 0.9, heard.song) - loudness(file, film.at + 1, 0.9, heard.song)
  expect(lower, 'the song is lower below the film: 15 % are 16.5 dB').toBeCloseTo(16.5, 0)
})

const rgbOf = (colour: string) =>
  [1, 3, 5].map((index) => Number.parseInt(colour.slice(index, index + 2), 16))

/** Photographs of one colour each, a grey film that whistles, two songs that begin after a second, title and end. */
async function fill(admin: Person, pathOf: (name: string) => string) {
  const make = (name: string, ...args: string[]) => {
    const file = pathOf(name)
    execFileSync('ffmpeg', ['-v', 'error', '-y', ...args, file])
    return { name, type: '', bytes: Buffer.from(readFileSync(file)) }
  }
  const add = async (title: string, file: ChosenFile) =>
    expect((await admin.call('POST /api/media', { form: { title, file } })).status).toBe(201)
  for (const [index, background] of colours.entries()) {
    const [width, height] = index === 1 ? [180, 320] : [320, 180]
    const bytes = await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer()
    await add(background, { name: `${index}.png`, type: 'image/png', bytes })
    if (index !== 1) continue
    const whistle = [
      '-f',
      'lavfi',
      '-i',
      'sine=f=3000:d=3',
      '-f',
      'lavfi',
      '-i',
      `color=${FILM}:s=320x180:d=3:r=25`,
    ]
    await add('Film', make('film.mp4', ...whistle, '-pix_fmt', 'yuv420p', '-c:a', 'aac'))
  }
  for (const [index, rate] of [44_100, 48_000].entries()) {
    const tone = `sine=f=440:r=${rate}:d=${7 + index},volume=0:enable='lt(t,1)'`
    const form = { title: `Song ${index}`, file: make(`${index}.flac`, '-f', 'lavfi', '-i', tone) }
    expect((await admin.call('POST /api/music', { form })).status).toBe(201)
  }
  const body = {
    name: 'Arne Lindholm',
    slideshowBeginning: 'on',
    slideshowEnd: 'Thank you for coming',
    slideshowFilms: 'on',
  } as const
  expect((await admin.call('PUT /api/settings', { body })).status).toBe(200)
}

async function openPanel(page: Page, site: Site) {
  await site.world.settle()
  await logInAsAdministrator(page, site)
  await page.goto('/admin#music')
  return page.getByRole('group', { name: 'The film' })
}
