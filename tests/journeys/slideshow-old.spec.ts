import type { Page } from '@playwright/test'
import type { Media } from '../../contract/media.ts'
import { songs } from '../support/contents.ts'
import { expect, expectAccessible } from '../support/journey.ts'
import { fixture } from '../support/fixtures.ts'
import {
  expectAccessibleShow,
  expectControls,
  photos,
  picture,
  press,
  stopClock,
  test,
  titlesOfChanges,
  unlock,
} from './slideshowPage.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const panel = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Opens the show and stops the clock at the moment its first slide begins. */
async function openOldShow(page: Page) {
  await page.clock.install({ time: new Date('2026-03-18T10:00:00') })
  await page.goto('/slideshow-old')
  await stopClock(page)
  await press(page, 'Pause')
  await unlock(page)
  await jumpTo(page, 'A face')
  await unlock(page)
  await press(page, 'Play')
}

async function jumpTo(page: Page, title: string) {
  await press(page, 'Jump to Slide')
  await panel(page, 'Jump to Slide').getByRole('button', { name: title, exact: true }).click()
  await expect(picture(page, title)).toBeVisible()
  await expect(panel(page, 'Jump to Slide')).toHaveCount(0)
}

test('photographs follow each other by themselves, and the first comes after the last', async ({ page }) => {
  await openOldShow(page)
  for (const title of [...photos.slice(1), photos[0]]) {
    await page.clock.runFor(5_000)
    await expect(picture(page, title)).toBeVisible()
  }
})

test('a change can be asked for again only after a second and a half', async ({ page }) => {
  await openOldShow(page)
  await page.keyboard.press('ArrowRight')
  await expect(picture(page, 'By the sea')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.clock.runFor(1_400)
  await press(page, 'Next')
  await expect(picture(page, 'By the sea')).toBeVisible()
  await page.clock.runFor(100)
  await press(page, 'Next')
  await expect(picture(page, 'The bee')).toBeVisible()
  await unlock(page)
  await press(page, 'Previous')
  await expect(picture(page, 'By the sea')).toBeVisible()
  await unlock(page)
  await page.keyboard.press('ArrowLeft')
  await expect(picture(page, 'A face')).toBeVisible()
  await unlock(page)
  await page.keyboard.press('ArrowLeft')
  await expect(picture(page, 'From Anna')).toBeVisible()
})

test('a slide chosen within that time comes at its end', async ({ page }) => {
  await openOldShow(page)
  await page.keyboard.press('ArrowRight')
  await expect(picture(page, 'By the sea')).toBeVisible()
  await press(page, 'Jump to Slide')
  await panel(page, 'Jump to Slide').getByRole('button', { name: 'From Anna', exact: true }).click()
  await page.clock.runFor(1_400)
  await expect(picture(page, 'By the sea')).toBeVisible()
  await page.clock.runFor(100)
  await expect(picture(page, 'From Anna')).toBeVisible()
})

test('the space bar pauses and plays', async ({ page }) => {
  await openOldShow(page)
  await page.keyboard.press(' ')
  await page.clock.runFor(60_000)
  await expect(picture(page, 'A face')).toBeVisible()
  await page.keyboard.press(' ')
  await page.clock.runFor(5_000)
  await expect(picture(page, 'By the sea')).toBeVisible()
})

test('the caption says title and description, unless it is switched off', async ({ page }) => {
  await openOldShow(page)
  await expect(page.getByText('He laughed at the third try.')).toBeVisible()
  await press(page, 'Slideshow Settings')
  await page.getByRole('checkbox', { name: 'Show Captions' }).uncheck()
  await expect(page.getByText('He laughed at the third try.')).toHaveCount(0)
  await page.clock.resume()
  await page.reload()
  await stopClock(page)
  await press(page, 'Slideshow Settings')
  await expect(page.getByRole('checkbox', { name: 'Show Captions' })).not.toBeChecked()
})

test('a slide lasts 2 to 15 seconds', async ({ page }) => {
  await openOldShow(page)
  await press(page, 'Slideshow Settings')
  const duration = page.getByRole('slider', { name: 'Slide Duration' })
  await expect(duration).toHaveValue('5')
  await expect(duration).toHaveAttribute('step', '1')
  await duration.press('End')
  await expect(duration).toHaveValue('15')
  await page.clock.runFor(14_900)
  await expect(picture(page, 'A face')).toBeVisible()
  await page.clock.runFor(100)
  await expect(picture(page, 'By the sea')).toBeVisible()
  await duration.press('Home')
  await expect(duration).toHaveValue('2')
})

test('in random order every photograph comes once before any comes again', async ({ page }) => {
  await openOldShow(page)
  await press(page, 'Slideshow Settings')
  await page.getByRole('checkbox', { name: 'Random Order' }).check()
  const seen = await titlesOfChanges(page, 4)
  expect(seen.size).toBe(4)
})

const effectOn = (page: Page) =>
  page
    .locator('.stage-picture.entering')
    .evaluate(({ classList }) => [...classList].filter((name) => !/^(stage-picture|entering)$/.test(name)))

test('one of the chosen effects by chance at every change; slide is not among them at first', async ({
  page,
}) => {
  await openOldShow(page)
  await press(page, 'Slideshow Settings')
  await expect(page.getByRole('checkbox', { name: 'Transition Effects' })).toBeChecked()
  for (const effect of ['fade', 'zoom', 'flip', 'blur', 'dissolve', 'kenBurns'])
    await expect(page.getByRole('checkbox', { name: effect, exact: true })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'slide', exact: true })).not.toBeChecked()
  for (const effect of ['fade', 'flip', 'blur', 'dissolve', 'kenBurns'])
    await page.getByRole('checkbox', { name: effect, exact: true }).uncheck()
  await page.clock.runFor(5_000)
  await expect(picture(page, 'By the sea')).toBeVisible()
  expect(await effectOn(page)).toEqual(['zoom'])
})

test('with no effect chosen, or all switched off, a change is a plain fade', async ({ page }) => {
  await openOldShow(page)
  await press(page, 'Slideshow Settings')
  for (const effect of ['fade', 'zoom', 'flip', 'blur', 'dissolve', 'kenBurns'])
    await page.getByRole('checkbox', { name: effect, exact: true }).uncheck()
  await page.clock.runFor(5_000)
  await expect(picture(page, 'By the sea')).toBeVisible()
  expect(await effectOn(page)).toEqual(['fade'])
  await page.getByRole('checkbox', { name: 'flip', exact: true }).check()
  await page.getByRole('checkbox', { name: 'Transition Effects' }).uncheck()
  await expect(page.getByRole('checkbox', { name: 'flip', exact: true })).toHaveCount(0)
  await page.clock.runFor(5_000)
  await expect(picture(page, 'The bee')).toBeVisible()
  expect(await effectOn(page)).toEqual(['fade'])
})

test('by blur a photograph comes out of its own tiny picture', async ({ page }) => {
  await openOldShow(page)
  await press(page, 'Slideshow Settings')
  for (const effect of ['fade', 'zoom', 'flip', 'dissolve', 'kenBurns'])
    await page.getByRole('checkbox', { name: effect, exact: true }).uncheck()
  const items = (await (await page.request.get('/api/media')).json()) as Media[]
  for (const title of ['By the sea', 'The bee']) {
    await page.clock.runFor(5_000)
    const box = picture(page, title).locator('..')
    const tiny = await box.evaluate((shown) => getComputedStyle(shown, '::before').backgroundImage)
    const item = items.find((one) => one.title === title)
    expect(item?.placeholder).toBeTruthy()
    expect(tiny).toBe(`url("${item?.placeholder}")`)
  }
})

test('where the device asks for reduced motion every change is a plain fade', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openOldShow(page)
  await press(page, 'Slideshow Settings')
  await page.getByRole('checkbox', { name: 'fade', exact: true }).uncheck()
  await page.clock.runFor(5_000)
  await expect(picture(page, 'By the sea')).toBeVisible()
  expect(await effectOn(page)).toEqual(['fade'])
})

test('the music library searches, shuffles, plays what is chosen, and says what it found', async ({
  page,
}) => {
  await openOldShow(page)
  await page.keyboard.press('m')
  const library = panel(page, 'Music Library')
  await expect(library.getByRole('listitem')).toContainText(songs)
  await expect(library.getByRole('slider', { name: 'Volume' })).toHaveValue('30')
  const search = library.getByPlaceholder('Search music...')
  await search.fill('wal')
  await expect(library.getByText('Found 1 of 3 tracks')).toBeVisible()
  await expect(library.getByRole('listitem')).toHaveCount(1)
  await search.fill('nothing like it')
  await expect(library.getByText('No matches found')).toBeVisible()
  await search.fill('')
  const audio = page.locator('audio')
  expect(await audio.evaluate((player: HTMLAudioElement) => player.paused)).toBe(true)
  await library.getByRole('button', { name: /March/ }).click()
  await expect.poll(() => audio.evaluate((player: HTMLAudioElement) => !player.paused)).toBe(true)
  expect(await audio.evaluate((player: HTMLAudioElement) => [player.muted, player.volume])).toEqual([
    false,
    0.3,
  ])
  await library.getByRole('slider', { name: 'Volume' }).press('End')
  expect(await audio.evaluate((player: HTMLAudioElement) => player.volume)).toBe(1)
  const shuffle = library.getByLabel('Shuffle Playback')
  await shuffle.click()
  await expect(shuffle).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(library).toHaveCount(0)
})

test('keys do nothing while someone types in the search field', async ({ page }) => {
  await openOldShow(page)
  await page.keyboard.press('m')
  await page.getByPlaceholder('Search music...').pressSequentially('my f  ')
  await expect(page.getByPlaceholder('Search music...')).toHaveValue('my f  ')
  await expect(button(page, 'Pause').first()).toBeVisible()
  await expect(panel(page, 'Music Library')).toBeVisible()
})

test('controls fade after three seconds without a hand, and cannot be reached then', async ({ page }) => {
  await openOldShow(page)
  await page.mouse.move(300, 300)
  await page.clock.runFor(2_900)
  await expect(button(page, 'Next')).toBeVisible()
  await page.clock.runFor(200)
  await expect(button(page, 'Next')).toBeHidden()
  await page.mouse.move(320, 320)
  await expect(button(page, 'Next')).toBeVisible()
})

test('f fills the screen and leaves it again', async ({ page }) => {
  await openOldShow(page)
  const full = () => page.evaluate(() => document.fullscreenElement !== null)
  await page.keyboard.press('f')
  await expect.poll(full).toBe(true)
  await page.keyboard.press('f')
  await expect.poll(full).toBe(false)
})

test('the show and each open panel are accessible @both', async ({ page }) => {
  await openOldShow(page)
  await press(page, 'Pause')
  await expectAccessibleShow(page)
  for (const name of ['Jump to Slide', 'Slideshow Settings', 'Music Library']) {
    await press(page, name)
    await expect(panel(page, name)).toBeVisible()
    await expectAccessibleShow(page)
    await page.keyboard.press('Escape')
  }
})

test('it says that it is loading until the first picture is there', async ({ page }) => {
  const gate = Promise.withResolvers<void>()
  await page.route('**/uploads/**', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/slideshow-old', { waitUntil: 'commit' })
  await expect(page.getByText('Loading slideshow...')).toBeVisible()
  gate.resolve()
  await expect(picture(page, 'A face')).toBeVisible()
})

test.describe(() => {
  test.use({ siteOptions: { content: 'nothing' } })

  test('an empty show says so, leads to gallery management, and home', async ({ page }) => {
    await page.goto('/slideshow-old')
    await expect(page.getByText('No Images Available')).toBeVisible()
    await expect(page.getByText(/add images.*gallery management/)).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByRole('link', { name: 'Gallery management' })).toHaveAttribute('href', '/admin')
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(/\/$/)
  })

  test('without tracks the library says so', async ({ page, site }) => {
    const administrator = await site.administrator()
    await administrator.call('POST /api/media', { form: { file: fixture('photos/landscape-2mp-bee.jpg') } })
    await page.goto('/slideshow-old')
    await expectControls(page)
    await page.keyboard.press('m')
    await expect(page.getByText('No music available')).toBeVisible()
  })
})
