import type { Page } from '@playwright/test'
import { readPdf } from '../../support/files/readPdf.ts'
import { closeMemorial } from '../../support/world/closedMemorial.ts'
import { holdRequests } from '../../support/pages/holdRequests.ts'
import { unfoldCard } from '../../support/pages/unfoldCard.ts'
import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'

const publicUrl = 'http://walter.example.org'
test.use({ siteOptions: { content: 'slideshow' } })

const sheet = (page: Page) => page.getByRole('dialog', { name: /^The slideshow for/ })
const HALL = 'The computer in the hall'
const printButton = (page: Page) => page.getByRole('button', { name: 'Print the page for the director' })
const openSheet = async (page: Page) => {
  await unfoldCard(page, HALL)
  await printButton(page).click()
  await expect(sheet(page).getByRole('heading', { name: 'Whom to call' })).toBeVisible()
}

/** Prints the page as the browser does; returns the text of its only sheet. */
const readSheet = async (page: Page, format: 'Letter' | 'A4') => {
  const { pages } = readPdf(await page.pdf({ format }))
  expect(pages.length).toBe(1)
  return pages[0]?.text ?? ''
}

test('a keeper prints one sheet for the funeral director, with whom to call', { tag: '@smoke' }, async ({
  page,
  site,
}) => {
  site.configure({ publicUrl })
  const admin = await site.administrator()
  await admin.call('PUT /api/settings', {
    body: { name: 'Walter Arne Maximilian Lindholm-Sundkvist of Visby' },
  })
  await openDashboard(page, site, 'day')
  await unfoldCard(page, HALL)
  await page.getByRole('textbox', { name: 'Whom to call' }).fill('Karin Lind\n612-555-0134')
  await printButton(page).click()
  await expect(sheet(page).getByRole('heading', { name: 'Whom to call' })).toBeVisible()
  await test.step('what was typed is saved, and stands on the sheet', async () => {
    expect((await admin.call('GET /api/settings')).body.whomToCall).toBe('Karin Lind\n612-555-0134')
    await expect(sheet(page)).toContainText('612-555-0134')
  })
  await expect(sheet(page)).toContainText('4 photographs, 20 seconds')
  await expect(sheet(page)).toContainText('walter.example.org/slideshow?service=on')
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
  await test.step('by night it is dark on the screen, and on paper as by day', async () => {
    const ink = () => sheet(page).evaluate((dialog) => getComputedStyle(dialog).color)
    const byDay = await ink()
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await ink()).not.toBe(byDay)
    await page.emulateMedia({ media: 'print' })
    expect(await ink()).toBe(byDay)
    await page.emulateMedia({ media: null, colorScheme: null })
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
  await expect(printButton(page)).toBeFocused()
})

test('if the page for the director does not load, a sentence says so, and it loads after the page', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/net::ERR|dynamically imported module|Failed to load/)
  const code = '**/assets/DirectorPage-*.js'
  await openDashboard(page, site, 'day')
  await page.route(code, (route) => route.abort())
  await unfoldCard(page, HALL)
  await printButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The page could not be loaded.' })).toBeVisible()
  await page.unroute(code)
  await page.reload()
  await unfoldCard(page, HALL)
  await printButton(page).click()
  await expect(sheet(page).getByRole('heading', { name: 'Whom to call' })).toBeVisible()
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

test('nothing is printed before it has been read; if it cannot be read, a note says what may be missing', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/status of 404|Not Found/)
  site.configure({ publicUrl })
  const admin = await site.administrator()
  await admin.call('PUT /api/settings', { body: { whomToCall: '612-555-0134' } })
  await closeMemorial(admin)
  const { key } = (await admin.call('POST /api/access/keys', { body: { name: 'The hall' } })).body
  await openDashboard(page, site, 'day')
  const print = sheet(page).getByRole('button', { name: 'Print', exact: true })
  const note = sheet(page).getByText(/^The memorial could not be reached just now/)
  await test.step('while it is being read, the sheet is not there yet', async () => {
    const release = await holdRequests(page, '**/api/director-page')
    await unfoldCard(page, HALL)
    await printButton(page).click()
    await expect(sheet(page).getByText('Loading the page...')).toBeVisible()
    await expect(print).toHaveAttribute('aria-disabled', 'true')
    await expect(sheet(page).getByText('Please ask the family for it.')).toBeHidden()
    await expectAccessible(page)
    release()
    await expect(sheet(page).getByText('612-555-0134')).toBeVisible()
    await expect(sheet(page)).toContainText(`&key=${key}`)
    await expect(print).not.toHaveAttribute('aria-disabled', 'true')
  })
  await test.step('what is known is printed without the note', async () => {
    await page.route('**/api/director-page', (route) => route.fulfill({ status: 404, body: '' }))
    await page.reload()
    await openSheet(page)
    await expect(note).toBeVisible()
    await expect(sheet(page).locator('.director-lines')).toBeVisible()
    await expect(print).not.toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(page)
    const text = await readSheet(page, 'Letter')
    expect(text).toContain('What to press')
    expect(text).not.toContain('could not be reached')
  })
  await test.step('another try brings the rest', async () => {
    await page.unroute('**/api/director-page')
    await sheet(page).getByRole('button', { name: 'Try again' }).click()
    await expect(sheet(page).getByText('612-555-0134')).toBeVisible()
    await expect(note).toHaveCount(0)
  })
})
