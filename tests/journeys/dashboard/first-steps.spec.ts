import type { Page } from '@playwright/test'
import { fixturePath } from '../../support/files/fixtures.ts'
import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'
import { toastOn } from '../../support/pages/mediaTab.ts'

const steps = (page: Page) => page.getByRole('region', { name: 'First steps' })
const openSteps = (page: Page) => steps(page).getByRole('link')

test('the dashboard leads from installed to ready, and says what is left @phone', async ({ page, site }) => {
  await openDashboard(page, site)
  await expect(openSteps(page)).toHaveText([
    'Name and dates',
    'Portrait',
    'First photographs',
    'Obituary',
    'A beginning for the slideshow',
  ])
  await expect(steps(page)).toContainText('5 are left.')
  await expectAccessible(page)

  await steps(page).getByRole('link', { name: 'Name and dates' }).click()
  await expect(page.getByRole('tab', { name: 'Settings', exact: true })).toBeInViewport()
  const name = page.getByLabel('Name', { exact: true })
  await expect(name).toHaveAccessibleDescription('Still the sample.')
  await name.fill('George Miller')
  await expect(name).not.toHaveAccessibleDescription(/sample/)
  await page.getByLabel('Date of birth').fill('March 4, 1941')
  await page.getByLabel('Date of death').fill('November 20, 2026')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(toastOn(page, 'Changes saved')).toBeVisible()
  await expect(openSteps(page)).toHaveCount(4)
  // under another name, the built-in text about the donation is still a sample
  await expect(page.getByLabel('Words about the donation')).toHaveAccessibleDescription('Still the sample.')

  await page.evaluate(() => scrollTo(0, 0))
  await steps(page).getByRole('link', { name: 'Portrait' }).click()
  await expect(page.getByRole('tab', { name: 'Settings', exact: true })).toBeInViewport()
  await page.getByLabel('Upload a picture').setInputFiles(fixturePath('photos/person-small-square.jpg'))
  await expect(page.getByRole('img', { name: 'The chosen picture' })).toBeVisible()
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(openSteps(page)).toHaveCount(3)

  await steps(page).getByRole('link', { name: 'First photographs' }).click()
  await page.getByLabel('Select files').setInputFiles(fixturePath('photos/landscape-2mp-bee.jpg'))
  await page.getByRole('button', { name: 'Upload All Files' }).click()
  await expect(openSteps(page)).toHaveText(['Obituary', 'A beginning for the slideshow'])

  await steps(page).getByRole('link', { name: 'A beginning for the slideshow' }).click()
  await page.getByRole('switch', { name: 'A beginning and an end' }).check()
  await expect(steps(page)).toContainText('One is left.')

  await openSteps(page).click()
  await page.getByLabel('Obituary text').fill('He was born by the river.')
  await page.getByRole('button', { name: 'Save Obituary' }).click()
  await expect(steps(page)).toBeHidden()
  await expect(page.getByRole('region', { name: 'Share' })).toBeVisible()
})

test('steps are skipped for this device, and the offer goes with the last', async ({ page, site }) => {
  await openDashboard(page, site)
  const skip = (step: string) =>
    steps(page).locator('.steps > div', { hasText: step }).getByRole('button', { name: 'Skip' }).click()
  await skip('Portrait')
  await expect(steps(page)).toContainText('4 are left.')
  await page.reload()
  await expect(steps(page)).toContainText('4 are left.')
  for (const step of ['Name and dates', 'First photographs', 'Obituary']) await skip(step)
  await expect(steps(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Share' })).toBeVisible()
  await expect(steps(page)).toBeHidden()
})
