import type { Page } from '@playwright/test'
import type { Media } from '../../../contract/media/media.ts'
import { songs } from '../../support/world/contents.ts'
import { expect } from '../../support/pages/journey.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { setFontSize } from '../../support/pages/fontSize.ts'
import { holdRequests } from '../../support/pages/holdRequests.ts'
import {
  expectAccessibleShow,
  photos,
  picture,
  pressControl,
  stopClock,
  test,
  SEVERAL_SLIDES_MS,
  waitForUnlock,
} from './slideshowPage.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const panel = (page: Page, name: string) => page.getByRole('dialog', { name })
const checkbox = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

/** Opens the show and stops the clock as its first slide begins. */
async function openOldShow(page: Page) {
  await page.clock.install({ time: new Date('2026-03-18T10:00:00') })
  await page.goto('/slideshow-old')
  await stopClock(page)
  await pressControl(page, 'Pause')
  await waitForUnlock(page)
  await jumpTo(page, 'A face')
  await waitForUnlock(page)
  await pressControl(page, 'Play')
  await leaveButton(page)
}

async function jumpTo(page: Page, title: string) {
  await pressControl(page, 'Jump to Slide')
  await panel(page, 'Jump to Slide').getByRole('button', { name: title, exact: true }).click()
  await expect(picture(page, title)).toBeVisible()
  await expect(panel(page, 'Jump to Slide')).toHaveCount(0)
}

/** Removes the focus from a button, which would handle the space bar itself. */
const leaveButton = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())

test('a visitor watches the older show and turns the pictures over', async ({ page, site }) => {
  await test.step('it says that it is loading until the first picture is there', async () => {
    const release = await holdRequests(page, '**/uploads/**')
    await page.goto('/slideshow-old', { waitUntil: 'commit' })
    await expect(page.getByText('Loading slideshow...')).toBeVisible()
    release()
    await expect(picture(page, 'A face')).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
  })
  await openOldShow(page)
  await test.step('photographs follow each other by themselves, and the first comes after the last', async () => {
    for (const title of [...photos.slice(1), photos[0]]) {
      await page.clock.runFor(5_000)
      await expect(picture(page, title)).toBeVisible()
    }
  })
  await test.step('the space bar pauses and plays', async () => {
    await page.keyboard.press(' ')
    await page.clock.runFor(SEVERAL_SLIDES_MS)
    await expect(picture(page, 'A face')).toBeVisible()
    await page.keyboard.press(' ')
  })
  await test.step('a change can be asked for again only after a second and a half', async () => {
    await page.keyboard.press('ArrowRight')
    await expect(picture(page, 'By the sea')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.clock.runFor(1_400)
    await pressControl(page, 'Next')
    await expect(picture(page, 'By the sea')).toBeVisible()
    await page.clock.runFor(100)
    await pressControl(page, 'Next')
    await expect(picture(page, 'The bee')).toBeVisible()
    await waitForUnlock(page)
    await pressControl(page, 'Previous')
    await expect(picture(page, 'By the sea')).toBeVisible()
  })
  await test.step('photographs that nobody named are told apart by their numbers', async () => {
    const small = fixture('photos/person-small-square.jpg')
    const form = { files: [small, small] }
    const { body } = await site.visitor.call('POST /api/media/upload', { form })
    const memory = { name: 'Ruth', email: null, content: null, mediaIds: body.mediaIds }
    await site.visitor.call('POST /api/memories', { body: memory })
    await page.clock.resume()
    await page.reload()
    await stopClock(page)
    await pressControl(page, 'Jump to Slide')
    const slides = panel(page, 'Jump to Slide').getByRole('listitem').getByRole('button')
    await expect(slides).toHaveText([...photos, 'Slide 5', 'Slide 6'])
  })
})

const effects = ['fade', 'zoom', 'flip', 'blur', 'dissolve', 'kenBurns']

test('a visitor chooses in the settings how the older show runs', async ({ page }) => {
  await openOldShow(page)
  await pressControl(page, 'Slideshow Settings')
  const expectChange = async (title: string, effect: string) => {
    await page.clock.runFor(5_000)
    await expect(picture(page, title)).toBeVisible()
    const { classList } = await page.locator('.stage-picture.entering').evaluate((entering) => ({
      classList: [...entering.classList],
    }))
    expect(classList.filter((name) => !/^(stage-picture|entering)$/.test(name))).toEqual([effect])
  }
  await test.step('the caption says title and description, unless it is switched off', async () => {
    await expect(page.getByText('He laughed at the third try.')).toBeVisible()
    await checkbox(page, 'Show Captions').uncheck()
    await expect(page.getByText('He laughed at the third try.')).toHaveCount(0)
  })
  await test.step('the effects are written as people write them, and the one without a plain name is explained', async () => {
    const spans = page.locator('label', { has: checkbox(page, 'kenBurns') }).locator('.effect-name > span')
    await expect(spans).toHaveText(['ken', 'Burns'])
    await expect(spans.first()).toHaveCSS('text-transform', 'capitalize')
    const [first, second] = await Promise.all([0, 1].map((index) => spans.nth(index).boundingBox()))
    expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeGreaterThan(2)
    await expect(page.getByText('Ken Burns is a slow zoom.')).toBeVisible()
  })
  await test.step('one of the chosen effects by chance at every change; slide is not among them at first', async () => {
    await expect(checkbox(page, 'Transition Effects')).toBeChecked()
    for (const effect of effects) await expect(checkbox(page, effect)).toBeChecked()
    await expect(checkbox(page, 'slide')).not.toBeChecked()
    for (const effect of effects.filter((each) => each !== 'zoom')) await checkbox(page, effect).uncheck()
    await expectChange('By the sea', 'zoom')
  })
  await test.step('with no effect chosen, or all switched off, a change is a plain fade', async () => {
    await checkbox(page, 'zoom').uncheck()
    await expectChange('The bee', 'fade')
    await checkbox(page, 'blur').check()
    await checkbox(page, 'Transition Effects').uncheck()
    await expect(checkbox(page, 'blur')).toHaveCount(0)
    await expectChange('From Anna', 'fade')
  })
  await test.step('by blur a photograph comes out of its own tiny picture', async () => {
    await checkbox(page, 'Transition Effects').check()
    const items = (await (await page.request.get('/api/media')).json()) as Media[]
    for (const title of ['A face', 'By the sea']) {
      await expectChange(title, 'blur')
      const box = picture(page, title).locator('..')
      const tiny = await box.evaluate((shown) => getComputedStyle(shown, '::before').backgroundImage)
      const placeholder = items.find((one) => one.title === title)?.placeholder
      expect(placeholder).toBeTruthy()
      expect(tiny).toBe(`url("${placeholder}")`)
    }
  })
  const duration = page.getByRole('slider', { name: 'Slide Duration' })
  await test.step('a slide lasts 2 to 15 seconds', async () => {
    await expect(duration).toHaveValue('5')
    await expect(duration).toHaveAttribute('step', '1')
    await duration.press('End')
    await expect(duration).toHaveValue('15')
    await duration.press('Home')
    await expect(duration).toHaveValue('2')
  })
  await test.step('the slow zoom lasts as long as the slide', async () => {
    await checkbox(page, 'blur').uncheck()
    await checkbox(page, 'kenBurns').check()
    await page.clock.runFor(2_000)
    const zoom = page.locator('.stage-picture.entering.kenBurns')
    await expect(zoom).toHaveCSS('animation-name', 'stage-come, old-ken-burns')
    await expect(zoom).toHaveCSS('animation-duration', /, 2s$/)
  })
  await test.step('what was chosen lasts on this device', async () => {
    await checkbox(page, 'Random Order').check()
    await page.clock.resume()
    await page.reload()
    await stopClock(page)
    await pressControl(page, 'Slideshow Settings')
    await expect(checkbox(page, 'Show Captions')).not.toBeChecked()
    await expect(checkbox(page, 'Random Order')).toBeChecked()
  })
})

test('a visitor chooses what is heard in the older show', async ({ page }) => {
  await openOldShow(page)
  await page.keyboard.press('m')
  const library = panel(page, 'Music Library')
  const search = library.getByPlaceholder('Search music...')
  const audio = page.locator('audio')
  await test.step('the music library searches, and says what it found', async () => {
    await expect(library.getByRole('listitem')).toContainText(songs)
    await expect(library.getByRole('slider', { name: 'Volume' })).toHaveValue('30')
    await search.fill('wal')
    await expect(library.getByText('Found 1 of 3 tracks')).toBeVisible()
    await expect(library.getByRole('listitem')).toHaveCount(1)
    await search.fill('nothing like it')
    await expect(library.getByText('No matches found')).toBeVisible()
    await search.fill('')
  })
  await test.step('it plays what is chosen, as loud as is chosen, and shuffles', async () => {
    expect(await audio.evaluate((player: HTMLAudioElement) => player.paused)).toBe(true)
    await library.getByRole('button', { name: /March/ }).click()
    await expect.poll(() => audio.evaluate((player: HTMLAudioElement) => !player.paused)).toBe(true)
    const heard = () => audio.evaluate((player: HTMLAudioElement) => [player.muted, player.volume])
    expect(await heard()).toEqual([false, 0.3])
    await library.getByRole('slider', { name: 'Volume' }).press('End')
    expect(await heard()).toEqual([false, 1])
    const shuffle = library.getByLabel('Shuffle Playback')
    await shuffle.click()
    await expect(shuffle).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(library).toHaveCount(0)
  })
  await test.step('the show and each open panel are accessible', async () => {
    await pressControl(page, 'Pause')
    await expectAccessibleShow(page)
    for (const name of ['Jump to Slide', 'Slideshow Settings', 'Music Library']) {
      await pressControl(page, name)
      await expect(panel(page, name)).toBeVisible()
      await expectAccessibleShow(page)
      await page.keyboard.press('Escape')
    }
  })
})

test('the older show is accessible, and every control is seen whole @phone', async ({ page }) => {
  await openOldShow(page)
  await pressControl(page, 'Pause')
  await expectAccessibleShow(page)
  for (const [width, letters] of [
    [320, 16],
    [390, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 568 })
    await setFontSize(page, letters)
    await page.mouse.move(width / 2, 200)
    for (const name of ['Previous', 'Play', 'Next', 'Jump to Slide', 'Slideshow Settings', 'Fullscreen'])
      await expect(button(page, name), `${width} pixels wide, letters of ${letters}`).toBeInViewport({
        ratio: 1,
      })
  }
})
