import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { familyPassword } from '../support/closedMemorial.ts'
import {
  expect,
  expectAccessible,
  logInAs,
  logInAsAdministrator,
  takeScreenshot,
  test,
} from '../support/journey.ts'

test.use({ siteOptions: { content: 'sampleLife' } })

const shareCard = (page: Page) => page.getByRole('region', { name: 'Share' })

const screenDialog = async (page: Page) => {
  await shareCard(page).getByRole('button', { name: 'Link for the screen' }).click()
  return page.getByRole('dialog', { name: 'Link for the screen' })
}

const downloaded = async (page: Page, format: string) => {
  const event = page.waitForEvent('download')
  await shareCard(page)
    .getByRole('link', { name: `QR code (${format})` })
    .click()
  const download = await event
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('the dashboard begins with the link, its code in two forms, and a link for the screen @both', async ({
  page,
  site,
}, testInfo) => {
  await logInAsAdministrator(page, site)
  await page.goto('/admin')
  await expect(shareCard(page).getByLabel('Link', { exact: true })).toHaveValue(site.url)
  await expect(shareCard(page).getByRole('button', { name: 'Copy link' })).toBeVisible()
  await expect(shareCard(page).getByRole('img', { name: 'The link as a QR code' })).toBeVisible()
  await expectAccessible(page)
  await takeScreenshot(page, testInfo, 'share')

  const svg = await downloaded(page, 'SVG')
  expect(svg.name).toBe('Walter Arne Lindholm, QR code.svg')
  const png = await downloaded(page, 'PNG')
  expect(png.name).toBe('Walter Arne Lindholm, QR code.png')
  // the same picture
  const squares = async (bytes: Buffer) => {
    const grey = sharp(bytes).flatten().greyscale().resize(290, 290, { kernel: 'nearest' })
    return (await grey.raw().toBuffer()).map((value) => (value < 128 ? 0 : 1))
  }
  expect(await squares(png.bytes)).toEqual(await squares(svg.bytes))
  expect((await sharp(png.bytes).metadata()).width).toBeGreaterThan(600)

  const dialog = await screenDialog(page)
  await dialog.getByLabel('Captions').uncheck()
  await dialog.getByLabel('Seconds for each picture').selectOption('10')
  const link = dialog.getByLabel('Link', { exact: true })
  await expect(link).toHaveValue(
    `${site.url}/slideshow?fullscreen=on&music=on&captions=off&random=off&duration=10`,
  )
  await expectAccessible(page)
  await takeScreenshot(page, testInfo, 'screen')
})

test('a closed memorial is shared with or without its password, and the screen needs none @both', async ({
  page,
  site,
  browser,
}, testInfo) => {
  const admin = await site.administrator()
  await admin.call('PUT /api/access', {
    body: { audience: 'password', nameInPreviews: false, password: familyPassword },
  })
  await logInAsAdministrator(page, site)
  await page.goto('/admin')
  await expect(shareCard(page).getByText('asks for the family’s password')).toBeVisible()
  const dialog = await screenDialog(page)
  await dialog.getByRole('button', { name: 'Make a Link Without Password' }).click()
  const link = dialog.getByLabel('Link', { exact: true })
  await expect(link).toHaveValue(/&duration=8&key=[\w-]{22}$/)
  await takeScreenshot(page, testInfo, 'closed-screen')
  const address = await link.inputValue()
  await dialog.getByRole('button', { name: 'Close' }).click()

  const screen = await browser.newPage()
  await screen.goto(address)
  await expect(screen).toHaveURL(/\/slideshow\?fullscreen=on/)
  await expect(screen.getByRole('img').first()).toBeVisible()
  await screen.close()

  await shareCard(page).getByLabel('It opens').selectOption('Without the password: Screen')
  await expect(shareCard(page).getByLabel('Link', { exact: true })).toHaveValue(/\/\?key=[\w-]{22}$/)
  await expectAccessible(page)
  await takeScreenshot(page, testInfo, 'closed')
})

test('a helper shares the link, too', async ({ page, site }) => {
  await logInAs(page, site, await site.helper())
  await page.goto('/admin')
  await expect(shareCard(page).getByLabel('Link', { exact: true })).toHaveValue(site.url)
  await expect((await screenDialog(page)).getByLabel('Link', { exact: true })).toHaveValue(/duration=8$/)
})
