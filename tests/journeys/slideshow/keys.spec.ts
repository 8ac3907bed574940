import { expect } from '../../support/pages/journey.ts'
import {
  picture,
  pressControl,
  readNextTitle,
  readTitle,
  stopClock,
  test,
  waitForUnlock,
} from './slideshowPage.ts'

const shows = [
  { path: '/slideshow', settings: 'Settings', duration: 'Slide duration', captions: 'Captions' },
  {
    path: '/slideshow-old',
    settings: 'Slideshow Settings',
    duration: 'Slide Duration',
    captions: 'Show Captions',
  },
]

for (const { path, settings, duration, captions } of shows)
  test(`${path}: a key belongs to the focused control if the control uses the key, and to the show otherwise`, async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-03-18T10:00:00') })
    await page.goto(path)
    await stopClock(page)
    // a slide that was due may still be loading; a paused show no longer waits for it
    await pressControl(page, 'Pause')
    await waitForUnlock(page)
    await pressControl(page, 'Play')
    const button = (name: string) => page.getByRole('button', { name, exact: true }).first()
    const expectPlaying = () => expect(button('Pause')).toBeVisible()
    await page.mouse.move(300, 200)
    await test.step('Space and Enter press a button, arrows turn the pictures over', async () => {
      for (const key of [' ', 'Enter', 'ArrowRight']) {
        const following = await readNextTitle(page)
        await button('Next').press(key)
        expect(await button('Pause').isVisible(), `playing after '${key}'`).toBe(true)
        await expect(picture(page, following)).toBeVisible()
        await waitForUnlock(page)
      }
      await button('Pause').press(' ')
      await expect(button('Play')).toBeFocused()
      await button('Play').press('Enter')
      await expectPlaying()
    })
    await test.step('keys with Ctrl, Alt or the Command key belong to the browser', async () => {
      const title = await readTitle(page)
      for (const modifier of ['Control', 'Alt', 'Meta'])
        for (const key of ['ArrowRight', 'm', 'f', 'c']) await page.keyboard.press(`${modifier}+${key}`)
      await expect(picture(page, title)).toBeVisible()
      await expectPlaying()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(button('Fullscreen')).toBeVisible()
    })
    await test.step('a slider uses the arrows, a switch the space bar', async () => {
      const title = await readTitle(page)
      await pressControl(page, settings)
      const slider = page.getByRole('slider', { name: duration })
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await slider.press(key)
      await expect(slider).toHaveValue('6')
      const toggle = page.getByLabel(captions, { exact: true })
      await expect(toggle).toBeChecked()
      await toggle.press(' ')
      await expect(toggle).not.toBeChecked()
      await expect(picture(page, title)).toBeVisible()
      await expectPlaying()
      await slider.press(' ')
      await expect(button('Play')).toBeVisible()
    })
  })
