import type { Browser, TestInfo } from '@playwright/test'
import { closeMemorial, familyPassword } from '../../support/world/closedMemorial.ts'
import { expect, expectAccessible, openDashboard, openHydrated, test } from '../../support/pages/journey.ts'

/** Opens a new browser context of the same kind, without cookies. */
const openAsStranger = async (browser: Browser, { project }: TestInfo, baseURL: string) =>
  (await browser.newContext({ ...project.use, baseURL })).newPage()

test.use({ siteOptions: { content: 'sampleLife' } })

test(
  'the family closes the memorial @both',
  { tag: '@smoke' },
  async ({ page, site, browser, complaints }, testInfo) => {
    complaints.expect(/status of 40[01]|Some of what was entered|needed/)
    await test.step('a visitor of a closed memorial sees nothing but the question, and then the page that was asked for', async () => {
      await openDashboard(page, site, 'settings', 'Visitors')
      const group = page.getByRole('radiogroup', { name: 'Who may see this memorial?' })
      await expect(group.getByRole('radio', { name: 'Everyone', exact: true })).toBeChecked()
      await group.getByText('Everyone who knows the family’s password').click()
      await page.getByRole('button', { name: 'Save Settings' }).click()
      await expect(page.getByText('A password is needed')).toBeVisible()
      await page.getByRole('textbox', { name: 'The family’s password' }).fill(familyPassword)
      await page.getByLabel('Show his name when a link is shared').check()
      await page.getByRole('button', { name: 'Save Settings' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Changes saved' })).toBeVisible()
      await expect(page.getByLabel('A new family password')).toHaveValue('')
      await expectAccessible(page)

      const visitor = await openAsStranger(browser, testInfo, site.url)
      const answer = await visitor.goto('/memories#private')
      expect(answer?.status()).toBe(200)
      await expect(visitor).toHaveTitle('In memory of Walter Arne Lindholm')
      await expect(visitor.getByRole('heading')).toHaveText('In memory of Walter Arne Lindholm')
      await expect(visitor.getByRole('link')).toHaveCount(0)
      await expectAccessible(visitor)
      await visitor.getByLabel('Password').fill('honey and wasps')
      await visitor.keyboard.press('Enter')
      await expect(visitor.getByRole('alert')).toHaveText('This is not the password. Please try again.')
      await expect(visitor.getByLabel('Password')).toBeFocused()
      await expectAccessible(visitor)
      await visitor.getByLabel('Password').fill(familyPassword)
      await visitor.getByRole('button', { name: 'Open' }).click()
      await expect(
        visitor.getByRole('heading', { name: 'Share Your Memories of Walter Arne Lindholm' }),
      ).toBeVisible()
      expect(visitor.url()).toBe(`${site.url}/memories#private`)
      await test.step('after a wrong password, too, Back sends no form again', async () => {
        const requests: string[] = []
        visitor.on('request', (request) => requests.push(request.method()))
        await visitor.goBack()
        await expect(
          visitor.getByRole('heading', { name: 'Share Your Memories of Walter Arne Lindholm' }),
        ).toBeVisible()
        expect(requests).not.toContain('POST')
      })
      await openHydrated(visitor, '/gallery')
      await expect(visitor.getByRole('img').first()).toBeVisible()
      await visitor.context().close()
    })
  },
)

test('the family’s password can be shown as it is typed, and hidden again @both', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/status of 401/)
  await closeMemorial(await site.administrator())
  await page.goto('/gallery')
  const field = page.getByLabel('Password', { exact: true })
  await field.fill('Honey')
  await expect(field).toHaveAttribute('type', 'password')
  const show = page.getByRole('button', { name: 'Show password' })
  await show.click()
  await expect(field).toHaveAttribute('type', 'text')
  await expect(show).toHaveAttribute('aria-pressed', 'true')
  await show.click()
  await expect(field).toHaveAttribute('type', 'password')
})

test('an address with a key opens the show', async ({ page, site, browser, complaints }, testInfo) => {
  complaints.expect(/status of 401/)
  await closeMemorial(await site.administrator())
  await openDashboard(page, site, 'settings', 'Visitors')
  await page.getByLabel('What is it for?').fill('Funeral home')
  await page.getByRole('button', { name: 'Make a Link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Funeral home' })
  const address = dialog.getByLabel('Link', { exact: true })
  await expect(address).toHaveValue(/\/slideshow\?key=[\w-]{22}$/)
  await expect(dialog.getByText('Only this computer can open this address.')).toBeVisible()
  await expectAccessible(page)
  const link = await address.inputValue()
  await dialog.getByLabel('It opens').selectOption('Obituary')
  await expect(address).toHaveValue(/\/obituary\?key=/)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Show Funeral home' })).toBeVisible()

  const screen = await openAsStranger(browser, testInfo, site.url)
  await screen.clock.install()
  await screen.goto(link)
  await expect(screen).toHaveURL('/slideshow')
  // only the slideshow that runs says which slide it shows
  await expect(screen.getByText(/^Slide 1 of/)).toBeAttached()

  await page.getByRole('button', { name: 'Revoke Funeral home' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('There are none yet.')).toBeVisible()
  // the slideshow reads its list again once a minute
  await screen.clock.fastForward(61_000)
  await expect(screen.getByLabel('Password')).toBeVisible()
  await screen.context().close()
})

test('a closed memorial saves an edit after the password, which another tab may ask for', async ({
  page,
  site,
  context,
  complaints,
}) => {
  complaints.expect(/status of 401|opens with the family|API request failed/)
  const admin = await site.administrator()
  await openHydrated(page, '/gallery')
  await page.getByRole('button', { name: 'Edit His favorite bridge' }).click()
  await page.getByLabel('Description').fill('He built it.')
  await closeMemorial(admin)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('alert')).toContainText('open it in another tab, enter the password there')
  const other = await context.newPage()
  await other.goto('/')
  await other.getByLabel('Password').fill(familyPassword)
  await other.getByRole('button', { name: 'Open' }).click()
  await expect(other.getByRole('link').first()).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Photo details have been updated.')).toBeVisible()
})
