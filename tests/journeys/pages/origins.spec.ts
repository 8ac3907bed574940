import type { Locator, Page } from '@playwright/test'
import { closeMemorial } from '../../support/world/closedMemorial.ts'
import { expect, openTab, test } from '../../support/pages/journey.ts'
import { administrator } from '../../support/world/template.ts'
import { memoryField, nameField, openForm, shareButton } from '../memories/memoryForm.ts'
import { openHallTools } from '../slideshow/slideshowPage.ts'
import { unfoldCard } from '../../support/pages/unfoldCard.ts'

const publicUrl = 'https://walter.example.org'
/** A name on the local network. The browser of these journeys finds the site there. */
const localName = 'memorial.local'

test.use({
  siteOptions: { content: 'sampleLife', config: { publicUrl } },
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${localName} 127.0.0.1`],
    }),
})

const dialog = (page: Page) => page.getByRole('dialog')
const expectPublicLink = (field: Locator, start: string) =>
  expect.poll(() => field.inputValue()).toContain(publicUrl + start)

test('what leaves the house carries the public address, wherever the page is open', async ({
  page,
  site,
}) => {
  await test.step('the private link of a writer', async () => {
    await openForm(page)
    await nameField(page).fill('Ruth')
    await memoryField(page).fill('First words')
    await shareButton(page).click()
    await expectPublicLink(page.getByLabel('Your private link'), '/memories?own#mine=')
  })
  await test.step('the links to share', async () => {
    await logIn(page)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(dialog(page).getByLabel('Link', { exact: true })).toHaveValue(publicUrl)
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await openTab(page, 'For the day')
    await page.getByRole('button', { name: 'Link for the screen' }).click()
    await expectPublicLink(dialog(page).getByLabel('Link', { exact: true }), '/slideshow?')
  })
  await test.step('an invitation, and the codes on paper', async () => {
    await page.goto('/admin#settings')
    await openTab(page, 'Keeping it safe')
    await page.getByRole('button', { name: 'Invite somebody' }).click()
    await dialog(page).getByLabel('Name').fill('Ruth')
    await dialog(page).getByRole('button', { name: 'Create the link' }).click()
    await expectPublicLink(dialog(page).getByLabel('The link'), '/admin/invitation#')
    await dialog(page).getByRole('button', { name: 'Done' }).click()
    await openTab(page, 'For the day')
    const started = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/work/book'),
    )
    await page.getByRole('button', { name: 'Make the Book' }).click()
    expect((await started).postDataJSON()).toMatchObject({ address: publicUrl })
  })
  await test.step('the link without a password', async () => {
    await closeMemorial(await site.administrator())
    await page.reload()
    await page.goto('/admin#settings')
    await openTab(page, 'Visitors')
    await page.getByLabel('What is it for?').fill('Funeral home')
    await page.getByRole('button', { name: 'Make a Link' }).click()
    await expectPublicLink(dialog(page).getByLabel('Link', { exact: true }), '/slideshow?key=')
  })
})

test('what stays in the hall carries the address on the local network at which the page is open', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/another host: http:\/\/memorial\.local/)
  const admin = await site.administrator()
  await admin.call('PUT /api/settings', { body: { wall: 'on' } })
  const localUrl = `http://${localName}:${new URL(site.url).port}`
  const codeOf = (origin: string) =>
    page.getByRole('img', { name: `QR code: share a memory at ${origin}/memories` })
  await test.step('the wall', async () => {
    await page.goto(`${localUrl}/wall`)
    await expect(codeOf(localUrl.slice('http://'.length))).toBeVisible()
  })
  await test.step('this machine alone can reach localhost, so there the wall shows the public address', async () => {
    await page.goto('/wall')
    await expect(codeOf('walter.example.org')).toBeVisible()
  })
  await test.step('the remote control', async () => {
    await page.goto(`${localUrl}/slideshow`)
    await page.evaluate(() => localStorage.setItem('keeps it', 'true'))
    await page.reload()
    await expect(page.getByText(/Slide \d/)).toBeAttached()
    await openHallTools(page)
    await page.getByRole('button', { name: 'Phone as remote' }).click()
    const link = page.getByRole('link', { name: /\/remote#/ })
    await expect(link).toHaveAttribute('href', new RegExp(`^${localUrl}/remote#`))
  })
  await test.step('the remote control on the page for the director, next to the public address of the slideshow', async () => {
    complaints.expect(/Cross-Origin-Opener-Policy/)
    await logIn(page, localUrl)
    await expect(page.getByRole('tab').first()).toBeVisible()
    await page.goto(`${localUrl}/admin#day`)
    await unfoldCard(page, 'The computer in the hall')
    await page.getByRole('button', { name: 'Print the page for the director' }).click()
    await expect(dialog(page)).toContainText(`begins with ${localUrl.slice('http://'.length)}/remote`)
    await expect(dialog(page)).toContainText('walter.example.org/slideshow')
  })
  await test.step('a link to give away is still the public one', async () => {
    await page.goto(`${localUrl}/gallery`)
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click()
    await dialog(page).getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByRole('status').filter({ hasText: `${publicUrl}/gallery?photo=` })).toBeVisible()
  })
})

const logIn = async (page: Page, origin = '') => {
  await page.goto(`${origin}/admin/login`)
  await page.getByLabel('Username').fill(administrator.username)
  await page.getByLabel('Password').fill(administrator.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
