import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { familyPassword } from '../../support/world/closedMemorial.ts'
import { expect, expectAccessible, logInAs, openDashboard, test } from '../../support/pages/journey.ts'

const publicUrl = 'http://walter.example.org'
test.use({ siteOptions: { content: 'sampleLife', config: { publicUrl } } })

const dialog = (page: Page) => page.getByRole('dialog')
const link = (page: Page) => dialog(page).getByLabel('Link', { exact: true })
const openDialog = (page: Page) => page.getByRole('button', { name: 'Share', exact: true }).click()

test('the dashboard shares a link, its code and a message', { tag: '@smoke' }, async ({ page, site }) => {
  await test.step('the word ‘Share’ on every tab opens the link, its code and a message', async () => {
    await openDashboard(page, site, 'settings')
    await openDialog(page)
    await expect(link(page)).toHaveValue(publicUrl)
    await expect(dialog(page).getByRole('button', { name: 'Copy link' })).toBeVisible()
    await expect(dialog(page).getByRole('img', { name: 'The link as a QR code' })).toBeVisible()
    await expect(dialog(page).getByLabel('A message to send')).toHaveValue(new RegExp(`\n${publicUrl}$`))
    await expectAccessible(page)
  })
  await test.step('the code is saved as the picture that is shown, large enough to print', async () => {
    const saving = page.waitForEvent('download')
    await dialog(page).getByRole('link', { name: 'Save the code' }).click()
    const download = await saving
    expect(download.suggestedFilename()).toBe('Walter Arne Lindholm, QR code.png')
    const png = await readFile(await download.path())
    const shown = await dialog(page).getByRole('img').getAttribute('src')
    const svg = Buffer.from(decodeURIComponent(shown?.replace(/^.*?,/, '') ?? ''))
    expect(await squares(png)).toEqual(await squares(svg))
    expect((await sharp(png).metadata()).width).toBeGreaterThan(600)
  })
})

test('a helper shares the link, too, and the administrator that of a closed memorial', async ({
  page,
  site,
}) => {
  await test.step('a helper shares the link, too', async () => {
    await logInAs(page, site, await site.helper())
    await page.goto('/admin')
    await openDialog(page)
    await expect(link(page)).toHaveValue(publicUrl)
    await page.goto('about:blank')
    await page.context().clearCookies()
  })
  const body = { audience: 'password', nameInPreviews: false, password: familyPassword } as const
  const administrator = await site.administrator()
  await administrator.call('PUT /api/settings', { body: { askVisitors: 'on' } })
  await administrator.call('PUT /api/access', { body })
  await administrator.call('POST /api/access/keys', { body: { name: 'Ruth' } })
  await test.step('a closed memorial is shared with or without its password', async () => {
    await openDashboard(page, site)
    await openDialog(page)
    await expect(dialog(page).getByText('asks for the family’s password').first()).toBeVisible()
    await dialog(page).getByLabel('It opens').selectOption('Without the password: Ruth')
    await expect(link(page).first()).toHaveValue(/\/\?key=[\w-]{22}$/)
    await expect(dialog(page).getByLabel('A message to send')).toHaveValue(/\/\?key=[\w-]{22}$/)
    await dialog(page).getByText('Ask somebody who knows').click()
    await dialog(page).getByLabel('Who are you asking?').fill('Aunt Marta')
    await expect(link(page).last()).toHaveValue(/\/who\?from=Aunt%20Marta&key=[\w-]{22}$/)
    await expectAccessible(page)
  })
})

test.describe('at an address that not everyone can open', () => {
  test.use({ siteOptions: { content: 'sampleLife' } })

  test('there is a note to the person who runs the server, and neither link nor code @both', async ({
    page,
    site,
  }) => {
    await openDashboard(page, site)
    await openDialog(page)
    await expect(dialog(page)).toHaveAccessibleName('Almost there: nobody else can open this address yet')
    await expect(dialog(page).getByLabel('A note for the person who runs the server')).toHaveValue(
      /HTTPS_DOMAIN/,
    )
    await expect(link(page)).toHaveCount(0)
    await expect(dialog(page).getByRole('button', { name: /^(Copy link|Copy message)$/ })).toHaveCount(0)
    await expect(dialog(page).getByRole('img')).toHaveCount(0)
    await expect(dialog(page).getByRole('link', { name: 'Save the code' })).toHaveCount(0)
    await expectAccessible(page)
  })
})

const squares = async (bytes: Buffer) => {
  const gray = sharp(bytes).flatten().grayscale().resize(290, 290, { kernel: 'nearest' })
  return (await gray.raw().toBuffer()).map((value) => (value < 128 ? 0 : 1))
}
