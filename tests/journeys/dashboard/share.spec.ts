import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { familyPassword } from '../../support/world/closedMemorial.ts'
import { expect, expectAccessible, logInAs, openDashboard, test } from '../../support/pages/journey.ts'

const publicUrl = 'http://walter.example.org'
test.use({ siteOptions: { content: 'sampleLife', config: { publicUrl } } })

const shareCard = (page: Page) => page.getByRole('region', { name: 'Share' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Link for the screen' })
const linkIn = (place: ReturnType<typeof shareCard>) => place.getByLabel('Link', { exact: true })
const unfold = (page: Page) => shareCard(page).locator('h2').getByRole('button').click()
const openDialog = (page: Page) =>
  shareCard(page).getByRole('button', { name: 'Link for the screen' }).click()

test('the dashboard shares a link, its code, and a link for the screen', { tag: '@smoke' }, async ({
  page,
  site,
}) => {
  await test.step('the dashboard begins with a line for the link, which unfolds its code', async () => {
    await openDashboard(page, site)
    await expect(linkIn(shareCard(page))).toHaveValue(publicUrl)
    await unfold(page)
    await expect(shareCard(page).getByRole('button', { name: 'Copy link' })).toBeVisible()
    await expect(shareCard(page).getByRole('img', { name: 'The link as a QR code' })).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('the code is downloaded in two forms, which are the same picture', async () => {
    const svg = await downloaded(page, 'SVG')
    const png = await downloaded(page, 'PNG')
    expect(await squares(png)).toEqual(await squares(svg))
    expect((await sharp(png).metadata()).width).toBeGreaterThan(600)
  })
  await test.step('the link for the screen is short, because the family’s choices are on the server', async () => {
    await openDialog(page)
    await expect(linkIn(dialog(page))).toHaveValue(`${publicUrl}/slideshow?service=on`)
    await expectAccessible(page)
  })
})

test('a helper shares the link, too, and the administrator that of a closed memorial', async ({
  page,
  site,
}) => {
  await test.step('a helper shares the link, too', async () => {
    await logInAs(page, site, await site.helper())
    await page.goto('/admin')
    await expect(linkIn(shareCard(page))).toHaveValue(publicUrl)
    await openDialog(page)
    await expect(linkIn(dialog(page))).toHaveValue(/service=on$/)
    await page.goto('about:blank')
    await page.context().clearCookies()
  })
  const body = { audience: 'password', nameInPreviews: false, password: familyPassword } as const
  await (await site.administrator()).call('PUT /api/access', { body })
  await test.step('the screen of a closed memorial needs no password', async () => {
    await openDashboard(page, site)
    await unfold(page)
    await expect(shareCard(page).getByText('asks for the family’s password')).toBeVisible()
    await openDialog(page)
    await dialog(page).getByRole('button', { name: 'Make a Link Without Password' }).click()
    await expect(linkIn(dialog(page))).toHaveValue(/\?service=on&key=[\w-]{22}$/)
  })
  await test.step('a closed memorial is shared with or without its password', async () => {
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await shareCard(page).getByLabel('It opens').selectOption('Without the password: Screen')
    await expect(linkIn(shareCard(page))).toHaveValue(/\/\?key=[\w-]{22}$/)
    await expectAccessible(page)
  })
})

test.describe('at an address that not everyone can open', () => {
  test.use({ siteOptions: { content: 'sampleLife' } })

  test('the dashboard says so before anything is unfolded, and offers neither link nor code @both', async ({
    page,
    site,
  }) => {
    await openDashboard(page, site)
    const card = shareCard(page)
    await expect(card.getByText('nobody else can open this address yet')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Copy link' })).toHaveCount(0)
    await unfold(page)
    await expect(card.getByText('Only this computer can open this address.')).toBeVisible()
    await expect(card.getByText(/set PUBLIC_URL to an address that everyone can open/)).toBeVisible()
    await expect(card.getByLabel('A note for the person who runs the server')).toHaveValue(/HTTPS_DOMAIN/)
    await expect(card.getByLabel('Link', { exact: true })).toHaveCount(0)
    await expect(card.getByRole('button', { name: 'Copy link' })).toHaveCount(0)
    await expect(card.getByRole('img', { name: 'The link as a QR code' })).toHaveCount(0)
    await expect(card.getByRole('link', { name: /QR code/ })).toHaveCount(0)
    await expectAccessible(page)
  })
})

/** Downloads the QR code in a format. Expects the memorial's name in the name of the file. */
async function downloaded(page: Page, format: string) {
  const event = page.waitForEvent('download')
  await shareCard(page)
    .getByRole('link', { name: `QR code (${format})` })
    .click()
  const download = await event
  expect(download.suggestedFilename()).toBe(`Walter Arne Lindholm, QR code.${format.toLowerCase()}`)
  return readFile(await download.path())
}

const squares = async (bytes: Buffer) => {
  const gray = sharp(bytes).flatten().grayscale().resize(290, 290, { kernel: 'nearest' })
  return (await gray.raw().toBuffer()).map((value) => (value < 128 ? 0 : 1))
}
