import type { Page } from '@playwright/test'
import { share } from '../features/memories/visitors.ts'
import { addMedia } from '../support/addMedia.ts'
import { mediaFixtures } from '../support/contents.ts'
import { expect, logInAsAdministrator, test } from '../support/journey.ts'
import type { Site } from '../support/site.ts'
import { picture, press, stopClock, unlock } from './slideshowPage.ts'

/** A memorial whose list names 10,000 photographs; they share the files of one. */
async function addMany(page: Page, site: Site) {
  await addMedia(await site.administrator(), mediaFixtures.slice(0, 1))
  const { body } = await site.visitor.call('GET /api/media')
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    ...body[0],
    id: `photo-${index}`,
    title: `Photograph ${index + 1}`,
    order: index,
  }))
  await page.route('**/api/media', (route) => route.fulfill({ json: many }))
}

const expectFewElements = async (page: Page, most: number) =>
  expect(await page.locator('*').count()).toBeLessThan(most)

test('slideshows of ten thousand have no more in their documents than of one', async ({ page, site }) => {
  await addMany(page, site)
  for (const path of ['/slideshow', '/slideshow-old'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
      await expect(picture(page, 'Photograph 1')).toBeVisible()
      await expectFewElements(page, 150)
    })
})

test('Jump to Slide draws of ten thousand those that are nearly seen, wherever one scrolls to', async ({
  page,
  site,
}) => {
  await addMany(page, site)
  // the button hides while a clock goes, and the list draws in frames, which stand with it
  const openPanel = async () => {
    await press(page, 'Jump to Slide')
    await page.clock.resume()
  }
  await page.clock.install()
  await page.goto('/slideshow-old')
  await stopClock(page)
  await page.keyboard.press(' ')
  await unlock(page)
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

test('the dashboard of ten thousand draws what is nearly seen', async ({ page, site }) => {
  await share(site.visitor, { name: 'Ruth' })
  await addMany(page, site)
  await logInAsAdministrator(page, site)

  await test.step('the rows of Manage Media', async () => {
    await page.goto('/admin')
    await page.getByRole('tab', { name: 'Manage Media' }).click()
    await expect(page.getByRole('textbox', { name: 'Title Photograph 1', exact: true })).toBeVisible()
    await expectFewElements(page, 700)
  })

  await test.step('the first in the picker of a memory', async () => {
    await page.getByRole('tab', { name: 'Memories' }).click()
    await page.getByRole('button', { name: 'Edit Ruth' }).click()
    await page.getByRole('button', { name: 'Select Media' }).click()
    await expect(page.getByRole('checkbox', { name: 'Photograph 1', exact: true })).toBeVisible()
    await expectFewElements(page, 1_000)
  })
})
