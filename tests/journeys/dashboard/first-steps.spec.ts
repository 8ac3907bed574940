import type { Page } from '@playwright/test'
import { neutralSettings } from '../../../contract/memorial/builtin.ts'
import { addServices, celebration } from '../../support/world/addServices.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { fixturePath } from '../../support/files/fixtures.ts'
import {
  expect,
  expectAccessible,
  logInAsAdministrator,
  openDashboard,
  test,
} from '../../support/pages/journey.ts'
import { toastOn } from '../../support/pages/toastOn.ts'

const publicUrl = 'http://george.example.org'
test.use({ siteOptions: { config: { publicUrl } } })

const steps = (page: Page) => page.getByRole('region', { name: 'First steps' })
const openSteps = (page: Page) => steps(page).getByRole('link')
const step = (page: Page, name: string) => steps(page).getByRole('link', { name })

test.beforeEach(async ({ site }) => {
  await (await site.administrator()).call('PUT /api/settings', { body: { name: 'George Miller' } })
})

for (const width of [390, 820, 1280])
  test(`at ${width} px, each link of the first steps leads to its field at the first press`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openDashboard(page, site, 'settings', 'Keeping it safe')
    const leadsTo = async (name: string, field: ReturnType<Page['getByLabel']>) => {
      await page.evaluate(() => scrollTo(0, 0))
      await step(page, name).click()
      await expect(field).toBeFocused()
      await expect(field).toBeInViewport({ ratio: 0.5 })
    }
    await leadsTo('Dates', page.getByLabel('Date of birth'))
    await leadsTo('Portrait', page.getByRole('button', { name: 'Choose a picture' }).first())
    await leadsTo('When and where', page.getByRole('button', { name: 'Add Service' }))
    await leadsTo('First photographs', page.getByRole('button', { name: 'Select files' }))
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('link', { name: 'obituary', exact: true }).click()
    await expect(page.getByLabel('Obituary text')).toBeFocused()
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('link', { name: 'about the donation' }).click()
    await expect(page.getByLabel('Words about the donation')).toBeFocused()
  })

test('a link that is opened in a new window leads to its field, too', async ({ page, site }) => {
  await logInAsAdministrator(page, site)
  await page.goto('/admin#settings/about/birthDate')
  await expect(page.getByLabel('Date of birth')).toBeFocused()
})

test('the dashboard leads from a name to everything, and says what is left @phone', async ({
  page,
  site,
}) => {
  await openDashboard(page, site)
  await expect(openSteps(page)).toHaveText([
    'Go on where you stopped',
    'Dates',
    'Portrait',
    'When and where',
    'First photographs',
  ])
  await expectAccessible(page)

  await step(page, 'Dates').click()
  await page.getByLabel('Date of birth').fill('March 4, 1941')
  await page.getByLabel('Date of death').fill('November 20, 2026')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(toastOn(page, 'Changes saved')).toBeVisible()
  await expect(openSteps(page)).toHaveCount(4)

  await step(page, 'Portrait').click()
  await page.getByLabel('Upload a picture').setInputFiles(fixturePath('photos/person-small-square.jpg'))
  await expect(page.getByRole('img', { name: 'The chosen picture' })).toBeVisible()
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(openSteps(page)).toHaveCount(3)

  await step(page, 'First photographs').click()
  await page.getByLabel('Select files').setInputFiles(fixturePath('photos/landscape-2mp-bee.jpg'))
  await page.getByRole('button', { name: 'Upload All Files' }).click()
  await expect(openSteps(page)).toHaveText(['Go on where you stopped', 'When and where'])

  await page.getByRole('link', { name: 'obituary', exact: true }).click()
  await page.getByLabel('Obituary text').fill('He was born by the river.')
  await page.getByRole('button', { name: 'Save Obituary' }).click()
  await expect(page.getByRole('link', { name: 'obituary', exact: true })).toHaveCount(0)

  await addServices(site, celebration)
  await page.reload()
  await expect(steps(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Everything is there. Share it now' })).toHaveCount(0)
  const { donationText } = neutralSettings
  await (await site.administrator()).call('PUT /api/settings', { body: { donationText } })
  await page.reload()
  const share = page.getByRole('button', { name: 'Everything is there. Share it now' })
  await share.click()
  await expect(page.getByRole('region', { name: 'Share' }).getByLabel('Link', { exact: true })).toHaveValue(
    publicUrl,
  )
  await page.reload()
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible()
})

for (const width of [390, 820, 1280])
  test(`at ${width} px, the tabs of a memorial that has everything begin within 110 px of the dashboard’s head`, async ({
    page,
    site,
  }) => {
    const administrator = await site.administrator()
    const dates = { birthDate: 'March 4, 1941', deathDate: 'November 20, 2026' }
    await administrator.call('PUT /api/settings', {
      body: { ...dates, portraitPath: '/pictures/placeholder.svg' },
    })
    await administrator.call('PUT /api/obituary', { body: { content: 'He was born by the river.' } })
    await addServices(site, celebration)
    await addPhoto(administrator)
    await page.setViewportSize({ width, height: 800 })
    await openDashboard(page, site)
    await expect(page.getByText('Still our words, not yours:')).toBeVisible()
    const bottomOf = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom)
    const tabs = await page.getByRole('tablist', { name: 'Admin sections' }).boundingBox()
    expect((tabs?.y ?? Infinity) - (await bottomOf('.dashboard-head'))).toBeLessThanOrEqual(110)
  })

test('the first steps are hidden for this device', async ({ page, site }) => {
  await openDashboard(page, site)
  await steps(page).getByRole('button', { name: 'Hide' }).click()
  await expect(steps(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Share' })).toBeVisible()
  await expect(steps(page)).toBeHidden()
})
