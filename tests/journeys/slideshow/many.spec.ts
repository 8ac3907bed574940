import type { Page } from '@playwright/test'
import { share } from '../../features/memories/visitors.ts'
import { expect, openDashboard, test } from '../../support/pages/journey.ts'
import { showManyPhotographs } from '../media/manyPhotographs.ts'
import { expectControls, picture, pressControl, stopClock, waitForUnlock } from './slideshowPage.ts'

test.use({ siteOptions: { content: 'small' } })

const expectFewElements = async (page: Page, most: number) =>
  expect(await page.locator('*').count()).toBeLessThan(most)

test('slideshows of ten thousand have no more in their documents than of one', async ({ page, site }) => {
  await showManyPhotographs(page, site, 10_000)
  for (const path of ['/slideshow', '/slideshow-old'])
    await test.step(path, async () => {
      await page.goto(path)
      await expectControls(page)
      await expect(page.getByRole('img', { name: /^Photograph \d+$/ })).toBeVisible()
      await expectFewElements(page, 150)
    })
})

test('Jump to Slide renders only the slides near the view, of ten thousand', async ({ page, site }) => {
  await showManyPhotographs(page, site, 10_000)
  // the button hides while the clock runs, but the list needs animation frames, which stop with the clock
  const openPanel = async () => {
    await pressControl(page, 'Jump to Slide')
    await page.clock.resume()
  }
  await page.clock.install()
  await page.goto('/slideshow-old')
  await stopClock(page)
  await page.keyboard.press(' ')
  await waitForUnlock(page)
  const panel = page.getByRole('dialog', { name: 'Jump to Slide' })
  const thumbnail = (number: number) =>
    panel.getByRole('button', { name: `Photograph ${number}`, exact: true })
  await openPanel()
  await expect(thumbnail(1)).toBeInViewport()
  await expectFewElements(page, 1_000)
  await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect(thumbnail(10_000)).toBeInViewport()
  await expect(thumbnail(1)).toHaveCount(0)
  await expectFewElements(page, 1_000)
  await stopClock(page)
  await thumbnail(10_000).click()
  await expect(picture(page, 'Photograph 10000')).toBeVisible()
  await openPanel()
  await expect(thumbnail(10_000)).toBeInViewport()
})

test('the picker of a memory renders only the first of ten thousand', async ({ page, site }) => {
  await share(site.visitor, { name: 'Ruth' })
  await showManyPhotographs(page, site, 10_000)
  await openDashboard(page, site, 'memories')
  await page.getByRole('button', { name: 'Edit Ruth' }).click()
  await page.getByRole('button', { name: 'Select Media' }).click()
  await expect(page.getByRole('checkbox', { name: 'Photograph 1', exact: true })).toBeVisible()
  await expectFewElements(page, 1_000)
})
