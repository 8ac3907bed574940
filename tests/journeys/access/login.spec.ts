import type { Locator, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  logInAsAdministrator,
  openDashboard,
  openHydrated,
  test,
} from '../../support/pages/journey.ts'
import { administrator } from '../../support/world/template.ts'
import { failOnce } from '../../support/pages/failOnce.ts'
import { holdRequests } from '../../support/pages/holdRequests.ts'

const names = ['Media', 'Music', 'Services', 'Obituary', 'Memories', 'For the day', 'Settings']

const signIn = async (page: Page, username: string, password: string) => {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Expects the field to have the focus, the typed text and the message. */
async function expectRefused(field: Locator, sentence: string | RegExp) {
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(sentence)
}

test('signing in: what is wrong is said at its field', { tag: '@smoke' }, async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/status of 401|API request failed: Unauthorized|Invalid username or password/)
  const [name, password] = [page.getByLabel('Username'), page.getByLabel('Password')]

  await test.step('both fields are needed: the empty one says so until somebody types, and has the focus', async () => {
    await openHydrated(page, '/admin/login')
    const sentence = 'Please enter both username and password'
    await signIn(page, ' ', 'something')
    await expect(page.getByRole('alert')).toContainText('Error')
    await expect(page.getByRole('alert')).toContainText(sentence)
    await expectRefused(name, sentence)
    // typing replaces the selected blank
    await page.keyboard.type('somebody')
    await expect(page.locator('form')).not.toContainText(sentence)
    await expect(name).toHaveValue('somebody')
    await signIn(page, 'somebody', '')
    await expectRefused(password, sentence)
  })

  await test.step('a wrong password, sent once by a double click, is said at the field until somebody types', async () => {
    const sentence = 'Invalid username or password'
    let tries = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/login')) tries++
    })
    await name.fill(administrator.username)
    await password.fill('not this one')
    await page.getByRole('button', { name: 'Sign in' }).dblclick()
    await expect(page.getByRole('alert')).toContainText(sentence)
    await page.getByRole('alert').getByRole('button').click()
    await expect(page.getByRole('alert')).toBeHidden()
    await expectRefused(password, sentence)
    expect(tries).toBe(1)
    await expect(name).toHaveValue(administrator.username)
    await expect(page.getByText(/^Forgotten\?/)).toBeVisible()
    await expect(password).toHaveAccessibleDescription(sentence)
    await expectAccessible(page)
    await password.fill(administrator.password)
    await expect(password).not.toHaveAttribute('aria-invalid')
    await expect(page.locator('form')).not.toContainText(sentence)
  })

  await test.step('what a keyboard adds to the name does no harm, keyboards are asked to add nothing, and while it is busy the button says Signing in...', async () => {
    const release = await holdRequests(page, '**/api/login')
    for (const [attribute, value] of Object.entries({
      autocapitalize: 'none',
      autocorrect: 'off',
      spellcheck: 'false',
      autocomplete: 'username',
    }))
      await expect(name).toHaveAttribute(attribute, value)
    await signIn(page, 'Admin ', administrator.password)
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible()
    release()
  })

  await test.step('the dashboard comes with a toast, and logging out leads to the home page', async () => {
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('status').filter({ hasText: 'Success' })).toContainText('Login successful')
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/admin')
    await expect(page).toHaveURL('/admin/login')
    expect((await site.visitor.call('GET /api/check-auth')).status).toBe(401)
  })
})

test('a login that fails for another reason says which', async ({ page, site, complaints }) => {
  complaints.expect(
    /status of 401|API request failed: Unauthorized|ERR_FAILED|no response|status of 429|Too many attempts/,
  )
  await openHydrated(page, '/admin/login')

  await test.step('no response at all is said in plain words', async () => {
    await failOnce(page, '**/api/login', 0)
    await signIn(page, administrator.username, administrator.password)
    await expect(page.getByRole('alert')).toContainText('No answer came.')
    await expectRefused(page.getByLabel('Password'), /^No answer came\./)
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  })

  await test.step('too many attempts show the server’s words, not that the password is wrong', async () => {
    const wrong = { username: administrator.username, password: 'wrong' }
    for (let attempt = 0; attempt < 10; attempt += 1)
      await site.visitor.call('POST /api/login', { body: wrong })
    await signIn(page, administrator.username, administrator.password)
    await expect(page.getByRole('alert')).toContainText('Too many attempts')
    await expectRefused(page.getByLabel('Password'), /^Too many attempts\. Please wait 1[45] minutes/)
  })
})

test('the dashboard comes whole, and remembers its tab', async ({ page, site }) => {
  await logInAsAdministrator(page, site)

  await test.step('while the login is looked at, the dashboard says so', async () => {
    const release = await holdRequests(page, '**/api/check-auth')
    await page.goto('/admin')
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Checking authentication...')
    release()
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
    await expect(page.getByText('Checking authentication...')).toHaveCount(0)
  })

  await test.step('nothing on the dashboard moves when its notices come', async () => {
    const release = await holdRequests(page, '**/api/{settings,safekeeping}')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
    await expect(page.getByText('Loading the dashboard')).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
    release()
    await expect(page.getByRole('tab', { name: 'Media', exact: true })).toBeVisible()
    await expect(page.getByText('These are sample words.')).toBeVisible()
  })

  await test.step('seven tabs, Media first; the chosen one is still there after loading again', async () => {
    const tabs = page.getByRole('tablist').first().getByRole('tab')
    await expect(tabs).toHaveText(names)
    await expect(page.getByRole('tab', { name: 'Media', selected: true })).toBeVisible()
    await page.getByRole('tab', { name: 'Obituary' }).click()
    await expect(page.getByRole('tabpanel', { name: 'Obituary' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Obituary', selected: true })).toBeVisible()
  })

  await test.step('the arrow keys move between the tabs', async () => {
    await page.getByRole('tab', { name: 'Memories' }).click()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'For the day', selected: true })).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('tab', { name: 'Settings', selected: true })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Media', selected: true })).toBeFocused()
    await page.keyboard.press('Alt+ArrowRight')
    await expect(page.getByRole('tab', { name: 'Media', selected: true })).toBeFocused()
  })

  await test.step('a media list that is null means: not logged in', async () => {
    await page.route('**/api/media', (route) => route.fulfill({ json: null }))
    await page.goto('/admin')
    await expect(page).toHaveURL('/admin/login')
  })
})

test('each tab can be read and operated by anyone @both', async ({ page, site }) => {
  await openDashboard(page, site)

  for (const name of names)
    await test.step(name, async () => {
      await page.getByRole('tab', { name, exact: true }).click()
      await expect(page.getByRole('tabpanel', { name, exact: true })).not.toBeEmpty()
      await expectAccessible(page)
    })
})
