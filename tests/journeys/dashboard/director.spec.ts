import type { Page } from '@playwright/test'
import { readPdf } from '../../support/files/readPdf.ts'
import { closeMemorial } from '../../support/world/closedMemorial.ts'
import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'

const publicUrl = 'http://walter.example.org'
test.use({ siteOptions: { content: 'slideshow' } })

const sheet = (page: Page) => page.getByRole('dialog', { name: /^The slideshow for/ })
const openSheet = async (page: Page) => {
  await page.getByRole('button', { name: 'Print the page for the director' }).click()
  await expect(sheet(page).getByRole('heading', { name: 'Whom to call' })).toBeVisible()
}

/** Prints the page as the browser does; returns the text of its only sheet. */
const readSheet = async (page: Page, format: 'Letter' | 'A4') => {
  const { pages } = readPdf(await page.pdf({ format }))
  expect(pages.length).toBe(1)
  return pages[0]?.text ?? ''
}

test('a keeper prints one sheet for the funeral director, with whom to call', async ({ page, site }) => {
  site.configure({ publicUrl })
  const admin = await site.administrator()
  await admin.call('PUT /api/settings', {
    body: { name: 'Walter Arne Maximilian Lindholm-Sundkvist of Visby' },
  })
  await openDashboard(page, site, 'day')
  const field = page.getByRole('textbox', { name: 'Whom to call' })
  await field.fill('Karin Lind\n612-555-0134')
  await openSheet(page)
  await test.step('what was typed is saved, and stands on the sheet', async () => {
    expect((await admin.call('GET /api/settings')).body.whomToCall).toBe('Karin Lind\n612-555-0134')
    await expect(sheet(page)).toContainText('612-555-0134')
  })
  await expect(sheet(page)).toContainText('4 photographs, 20 seconds')
  await expect(sheet(page)).toContainText('walter.example.org/slideshow?fullscreen=on&music=on')
  await expect(sheet(page).getByRole('img', { name: 'QR code of the slideshow' })).toBeVisible()
  await expectAccessible(page)
  await test.step('Letter and A4 hold it on one sheet, without the dashboard', async () => {
    for (const format of ['Letter', 'A4'] as const) {
      const text = await readSheet(page, format)
      for (const part of ['Walter Arne', '612-555-0134', 'What to press', 'If something stops', 'period'])
        expect(text).toContain(part)
      for (const other of ['Dashboard', 'For the day', 'Save', 'Order of service'])
        expect(text).not.toContain(other)
    }
  })
  await test.step('Print opens the browser’s own dialog', async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await sheet(page).getByRole('button', { name: 'Print', exact: true }).click()
    await expect(page.locator('body[data-printed]')).toBeVisible()
  })
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Print the page for the director' })).toBeFocused()
})

test('if the page for the director does not load, a sentence says so, and the button tries again', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/net::ERR|dynamically imported module|Failed to load/)
  const code = '**/assets/DirectorPage-*.js'
  await openDashboard(page, site, 'day')
  await page.route(code, (route) => route.abort())
  await page.getByRole('button', { name: 'Print the page for the director' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The page could not be loaded.' })).toBeVisible()
  await page.unroute(code)
  await openSheet(page)
})

test('a closed memorial opens with the access key that the keeper chooses', async ({ page, site }) => {
  site.configure({ publicUrl })
  const admin = await site.administrator()
  await closeMemorial(admin)
  const keys = []
  for (const name of ['Church', 'The hall'])
    keys.push((await admin.call('POST /api/access/keys', { body: { name } })).body)
  await openDashboard(page, site, 'day')
  await openSheet(page)
  await expect(sheet(page)).toContainText(`&key=${keys[0]?.key}`)
  const code = sheet(page).getByRole('img', { name: 'QR code of the slideshow' })
  const first = await code.getAttribute('src')
  await sheet(page).getByLabel('Opens with').selectOption('The hall')
  await expect(sheet(page)).toContainText(`&key=${keys[1]?.key}`)
  await expect(code).not.toHaveAttribute('src', first ?? '')
})

test('without a number and a public address, the sheet has lines and no code', async ({ page, site }) => {
  const admin = await site.administrator()
  await closeMemorial(admin)
  await openDashboard(page, site, 'day')
  await openSheet(page)
  await expect(sheet(page).locator('.director-lines')).toBeVisible()
  await expect(sheet(page)).toContainText('Only this computer can open this address.')
  await expect(sheet(page)).toContainText('Please ask the family for it.')
  await expect(sheet(page).getByRole('img')).toHaveCount(0)
  await expectAccessible(page)
})
