import type { Locator, Page } from '@playwright/test'
import { logInAsAdministrator, expect, expectAccessible, openHydrated, test } from '../support/journey.ts'
import { administrator } from '../support/template.ts'

const signIn = async (page: Page, username: string, password: string) => {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** The field has the focus and what was typed, and says what was wrong. */
async function expectRefused(field: Locator, sentence: string | RegExp) {
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(sentence)
}

test('the administrator logs in, sees the dashboard, and logs out to the home page @both', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/status of 401|API request failed: Unauthorized/)
  await openHydrated(page, '/admin/login')
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await expectAccessible(page)
  await signIn(page, administrator.username, administrator.password)
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toContainText('Login successful')
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/admin')
  await expect(page).toHaveURL('/admin/login')
  expect((await site.visitor.call('GET /api/check-auth')).status).toBe(401)
})

test('both fields are needed: the empty one says so until somebody types, and has the focus', async ({
  page,
}) => {
  await openHydrated(page, '/admin/login')
  const [name, password] = [page.getByLabel('Username'), page.getByLabel('Password')]
  const sentence = 'Please enter both username and password'
  await signIn(page, ' ', 'something')
  await expect(page.getByRole('alert')).toContainText('Error')
  await expect(page.getByRole('alert')).toContainText(sentence)
  await expectRefused(name, sentence)
  // typing replaces the blank, which is selected
  await page.keyboard.type('somebody')
  await expect(page.locator('form')).not.toContainText(sentence)
  await expect(name).toHaveValue('somebody')
  await signIn(page, 'somebody', '')
  await expectRefused(password, sentence)
})

test('a wrong password is said at the field until somebody types, and can be tried again @both', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 401|Invalid username or password/)
  await openHydrated(page, '/admin/login')
  const [name, password] = [page.getByLabel('Username'), page.getByLabel('Password')]
  const sentence = 'Invalid username or password'
  await signIn(page, administrator.username, 'not this one')
  await expect(page.getByRole('alert')).toContainText(sentence)
  await expectRefused(password, sentence)
  await expect(name).toHaveValue(administrator.username)
  await expect(page.getByText(/^Forgotten\?/)).toBeVisible()
  await page.getByRole('alert').getByRole('button').click()
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(password).toHaveAccessibleDescription(sentence)
  await expectAccessible(page)
  await password.fill(administrator.password)
  await expect(password).not.toHaveAttribute('aria-invalid')
  await expect(page.locator('form')).not.toContainText(sentence)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
})

test('what a keyboard adds to the name does no harm, and keyboards are asked to add nothing', async ({
  page,
}) => {
  await openHydrated(page, '/admin/login')
  const name = page.getByLabel('Username')
  for (const [attribute, value] of Object.entries({
    autocapitalize: 'none',
    autocorrect: 'off',
    spellcheck: 'false',
    autocomplete: 'username',
  }))
    await expect(name).toHaveAttribute(attribute, value)
  await signIn(page, 'Admin ', administrator.password)
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
})

test('a double click signs in once', async ({ page, complaints }) => {
  complaints.expect(/status of 401|Invalid username or password/)
  await openHydrated(page, '/admin/login')
  let tries = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/login')) tries++
  })
  await page.getByLabel('Username').fill(administrator.username)
  await page.getByLabel('Password').fill('not this one')
  await page.getByRole('button', { name: 'Sign in' }).dblclick()
  await expect(page.getByRole('alert')).toContainText('Invalid username or password')
  expect(tries).toBe(1)
})

test('while it is busy the button says Signing in...', async ({ page }) => {
  let answer = () => {}
  const waiting = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/login', async (route) => {
    await waiting
    await route.continue()
  })
  await openHydrated(page, '/admin/login')
  await signIn(page, administrator.username, administrator.password)
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
})

test('too many attempts show the server’s words, not that the password is wrong', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/status of 429|Too many attempts/)
  const wrong = { username: administrator.username, password: 'wrong' }
  for (let attempt = 0; attempt < 10; attempt += 1)
    await site.visitor.call('POST /api/login', { body: wrong })
  await openHydrated(page, '/admin/login')
  await signIn(page, administrator.username, administrator.password)
  await expect(page.getByRole('alert')).toContainText('Too many attempts')
  await expectRefused(page.getByLabel('Password'), /^Too many attempts\. Please wait \d+ minutes/)
})

test('no answer at all is said in plain words', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED|no answer/)
  await page.route('**/api/login', (route) => route.abort())
  await openHydrated(page, '/admin/login')
  await signIn(page, administrator.username, administrator.password)
  await expect(page.getByRole('alert')).toContainText('No answer came.')
  await expectRefused(page.getByLabel('Password'), /^No answer came\./)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
})

test('without a login the dashboard sends to it', async ({ page, complaints }) => {
  complaints.expect(/status of 401|API request failed: Unauthorized/)
  await page.goto('/admin')
  await expect(page).toHaveURL('/admin/login')
})

test.describe('logged in', () => {
  test.beforeEach(async ({ page, site }) => logInAsAdministrator(page, site))
  const names = ['Media', 'Music', 'Services', 'Obituary', 'Memories', 'Settings']

  test('while the login is looked at, the dashboard says so', async ({ page }) => {
    let answer = () => {}
    const waiting = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/check-auth', async (route) => {
      await waiting
      await route.continue()
    })
    await page.goto('/admin')
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Checking authentication...')
    answer()
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
    await expect(page.getByText('Checking authentication...')).toHaveCount(0)
  })

  test('a media list that is null means: not logged in', async ({ page }) => {
    await page.route('**/api/media', (route) => route.fulfill({ json: null }))
    await page.goto('/admin')
    await expect(page).toHaveURL('/admin/login')
  })

  test('six tabs, Media first; the chosen one is still there after loading again', async ({ page }) => {
    await page.goto('/admin')
    const tabs = page.getByRole('tablist').first().getByRole('tab')
    await expect(tabs).toHaveText(names)
    await expect(page.getByRole('tab', { name: 'Media', selected: true })).toBeVisible()
    await page.getByRole('tab', { name: 'Obituary' }).click()
    await expect(page.getByRole('tabpanel', { name: 'Obituary' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Obituary', selected: true })).toBeVisible()
  })

  test('the arrow keys move between the tabs', async ({ page }) => {
    await page.goto('/admin#memories')
    await page.getByRole('tab', { name: 'Memories' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Settings', selected: true })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Media', selected: true })).toBeFocused()
  })

  test('nothing on the dashboard moves when its notices come', async ({ page }) => {
    const gate = Promise.withResolvers<void>()
    for (const path of ['settings', 'safekeeping'])
      await page.route(`**/api/${path}`, async (route) => {
        await gate.promise
        await route.continue()
      })
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
    gate.resolve()
    await expect(page.getByRole('tab', { name: 'Media', exact: true })).toBeVisible()
    await expect(page.getByText('These are sample words.')).toBeVisible()
  })

  test('sample words are called so until all of them are the family’s', async ({ page, site }) => {
    await page.goto('/admin')
    await expect(page.getByText('These are sample words.')).toBeVisible()
    await page.getByRole('link', { name: 'Write your own in Settings' }).click()
    await expect(page.getByRole('tab', { name: 'Settings', selected: true })).toBeVisible()
    const admin = await site.administrator()
    await admin.call('PUT /api/settings', {
      body: { name: 'Henrik Lund', birthDate: '', deathDate: '', tribute: '', donationText: '' },
    })
    await admin.call('PUT /api/obituary', { body: { content: 'He kept bees.' } })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
    await expect(page.getByText('These are sample words.')).toHaveCount(0)
  })

  for (const name of names) {
    test(`the ${name} tab is accessible @both`, async ({ page }) => {
      await page.goto(`/admin#${name.toLowerCase()}`)
      await expect(page.getByRole('tabpanel', { name, exact: true })).not.toBeEmpty()
      await expectAccessible(page)
    })
  }
})
