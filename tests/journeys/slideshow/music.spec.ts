import type { Page } from '@playwright/test'
import { songs } from '../../support/world/contents.ts'
import { expect } from '../../support/pages/journey.ts'
import { holdRequests } from '../../support/pages/holdRequests.ts'
import { expectControls, openShow, test } from './slideshowPage.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: 'Music Controls' })
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })
const nowPlaying = (page: Page, title: string) =>
  expect(panel(page).getByText('Now playing').locator('..')).toContainText(title)
const audio = (page: Page) =>
  page.locator('audio').evaluate((player: HTMLAudioElement) => {
    const { muted, paused, currentTime, volume } = player
    return { muted, paused, currentTime, volume }
  })

const openMusic = async (page: Page) => {
  await page.goto('/slideshow')
  await expect(page.getByText(/^Slide 1 of/)).toBeVisible()
  await page.keyboard.press('m')
}

test('a visitor listens, and chooses what is heard', { tag: '@smoke' }, async ({ page }) => {
  await openMusic(page)
  await test.step('music starts muted, in its order, and is heard from its beginning when someone lets it sound', async () => {
    await expect(panel(page).getByRole('listitem')).toContainText(songs)
    await nowPlaying(page, 'HymnMax McCracken')
    await expect.poll(async () => (await audio(page)).currentTime).toBeGreaterThan(0.5)
    expect(await audio(page)).toMatchObject({ muted: true, paused: false, volume: 0.3 })
    // pressed and read at once, because the song plays on
    const heard = await button(page, 'Unmute').evaluate((unmute: HTMLButtonElement) => {
      const player = document.querySelector('audio')
      unmute.click()
      return { muted: player?.muted, paused: player?.paused, currentTime: player?.currentTime }
    })
    expect(heard).toMatchObject({ muted: false, paused: false })
    expect(heard.currentTime).toBeLessThan(0.5)
    await button(page, 'Mute').click()
    expect(await audio(page)).toMatchObject({ muted: true, paused: false })
  })
  await test.step('the lock screen knows the track', async () => {
    await expect.poll(() => page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe('Hymn')
    expect(await page.evaluate(() => navigator.mediaSession.metadata?.artist)).toBe('Max McCracken')
  })
  await test.step('each track is followed by the next, the last by the first, on one and the same element', async () => {
    await page.locator('audio').evaluate((player) => player.setAttribute('data-unlocked', ''))
    for (const title of ['Waltz', 'March', 'Hymn']) {
      await page.locator('audio').evaluate(async (player: HTMLAudioElement) => {
        while (!(player.duration > 0))
          await new Promise((resolve) => player.addEventListener('durationchange', resolve, { once: true }))
        player.currentTime = player.duration - 0.2
      })
      await nowPlaying(page, title)
      await expect.poll(async () => (await audio(page)).paused).toBe(false)
    }
    await expect(page.locator('audio[data-unlocked]')).toHaveCount(1)
  })
  await test.step('previous, next, play and the list itself choose what is heard', async () => {
    await button(page, 'Previous').click()
    await nowPlaying(page, 'March')
    await button(page, 'Next').click()
    await nowPlaying(page, 'Hymn')
    await expect.poll(() => audio(page)).toMatchObject({ paused: false })
    await panel(page)
      .getByRole('button', { name: /^Waltz/ })
      .click()
    await nowPlaying(page, 'Waltz')
    await expect(panel(page).locator('[aria-current=true]')).toContainText('Waltz')
    await button(page, 'Pause').click()
    expect(await audio(page)).toMatchObject({ paused: true })
    await button(page, 'Play').click()
    expect(await audio(page)).toMatchObject({ paused: false })
  })
  await test.step('the seek bar tells where the track is and takes it elsewhere', async () => {
    const seek = panel(page).getByRole('slider', { name: 'Seek' })
    await expect(seek).toHaveAttribute('max', '7')
    await button(page, 'Pause').click()
    await seek.fill('6')
    await expect(seek).toHaveAttribute('aria-valuetext', '0:06 of 0:07')
    expect((await audio(page)).currentTime).toBe(6)
  })
  await test.step('a reload comes back to the slide, and to the place in the song', async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.press(' ')
    const status = page.getByText(/^Slide \d of/)
    const before = await status.textContent()
    await page.keyboard.press('ArrowRight')
    await expect(status).not.toHaveText(before ?? '')
    const slide = await status.textContent()
    await page.reload()
    await expect(status).toHaveText(slide ?? '')
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
    await page.keyboard.press('m')
    await nowPlaying(page, 'Waltz')
    expect(await audio(page)).toMatchObject({ muted: true, paused: true, currentTime: 6 })
  })
  await test.step('random order is chosen, and the choice lasts', async () => {
    await button(page, 'Random Off').click()
    await expect(button(page, 'Random On')).toHaveAttribute('aria-pressed', 'true')
    await openMusic(page)
    await expect(button(page, 'Random On')).toBeVisible()
  })
})

test('the volume starts at 30, in an upright slider that hides three seconds after its last use', async ({
  page,
}) => {
  await openShow(page)
  await page.keyboard.press('m')
  await button(page, 'Volume').click()
  const volume = panel(page).getByRole('slider', { name: 'Volume' })
  await expect(volume).toHaveValue('30')
  await expect(volume).toHaveAttribute('aria-orientation', 'vertical')
  await page.clock.runFor(2_900)
  await volume.fill('80')
  expect((await audio(page)).volume).toBe(0.8)
  await page.clock.runFor(2_900)
  await expect(volume).toBeVisible()
  await page.clock.runFor(100)
  await expect(volume).toHaveCount(0)
  await expect(button(page, 'Volume')).toBeFocused()
  await test.step('on a phone held sideways the whole slider is seen', async () => {
    await page.setViewportSize({ width: 844, height: 390 })
    await button(page, 'Volume').click()
    await expect(volume).toBeInViewport({ ratio: 1 })
  })
})

test('an iPhone shows no volume slider, and videos silence the music', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLMediaElement.prototype, 'volume', { get: () => 1, set: () => {} })
  })
  const body = { slideshowFilms: 'on', slideshowAsLongAsSongs: 'on' } as const
  await (await site.administrator()).call('PUT /api/settings', { body })
  await test.step('there is no slider in the older show', async () => {
    await page.goto('/slideshow-old')
    await expectControls(page)
    await page.keyboard.press('m')
    await expect(page.getByLabel('Shuffle Playback')).toBeVisible()
    await expect(page.getByRole('slider', { name: 'Volume' })).toHaveCount(0)
  })
  await test.step('nor in the other', async () => {
    await openMusic(page)
    await button(page, 'Unmute').click()
    await expect(button(page, 'Volume')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press(' ')
  })
  await test.step('the music is silent until the film has ended', async () => {
    const film = page.locator('.stage video')
    expect(await audio(page)).toMatchObject({ muted: false })
    await page.keyboard.press('ArrowRight')
    await expect(film).toBeVisible()
    await expect.poll(() => audio(page)).toMatchObject({ muted: true, paused: false })
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => audio(page)).toMatchObject({ muted: false, paused: false })
  })
  await test.step('as long as the songs, the first song begins again with the first picture', async () => {
    await page.keyboard.press('m')
    await button(page, 'Next').click()
    await nowPlaying(page, 'Waltz')
    await page.keyboard.press('Escape')
    for (const number of [4, 5, 1]) {
      await page.keyboard.press('ArrowRight')
      await expect(page.getByText(`Slide ${number} of 5`)).toBeAttached()
    }
    await page.keyboard.press('m')
    await nowPlaying(page, 'Hymn')
  })
})

test('the panel says when no music has come, or none can be played', async ({ page, complaints }) => {
  complaints.expect(/404|This track cannot be played now/)
  await test.step('until the list is there, neither show says that there is none', async () => {
    for (const path of ['/slideshow-old', '/slideshow']) {
      const release = await holdRequests(page, '**/api/music')
      await page.goto(path)
      await expectControls(page)
      await page.keyboard.press('m')
      const music = page.getByRole('dialog', { name: /Music/ })
      await expect(music.getByRole('status')).toHaveText('Loading music tracks...')
      await expect(music.getByText(/^No music/)).toHaveCount(0)
      release()
      await expect(music.getByRole('listitem').first()).toContainText('Hymn')
      await page.unroute('**/api/music')
    }
  })
  await test.step('when no track can be played the panel says so, until one can', async () => {
    await page.route('**/song.*', (route) => route.fulfill({ status: 404 }))
    await openMusic(page)
    await expect(panel(page).getByText('This music cannot be played right now.')).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await button(page, 'Next').click()
    await expect(panel(page).getByText('This music cannot be played right now.')).toHaveCount(0)
    await expect.poll(async () => (await audio(page)).currentTime).toBeGreaterThan(0)
  })
})
