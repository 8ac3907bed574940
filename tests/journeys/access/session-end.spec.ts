import type { Page } from '@playwright/test'
import { share } from '../../features/memories/visitors.ts'
import { fixturePath } from '../../support/files/fixtures.ts'
import { endSessionAt, expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'
import { toastOn } from '../../support/pages/toastOn.ts'
import { administrator } from '../../support/world/template.ts'
import { button, expectToast, expectOrder, readStoredTitles } from '../music/playlist.ts'

test.use({ siteOptions: { content: 'small' } })

const login = (page: Page) => page.getByRole('dialog', { name: 'Admin Login' })

const signIn = async (page: Page, form = login(page)) => {
  await form.getByLabel('Username').fill(administrator.username)
  await form.getByLabel('Password').fill(administrator.password)
  await form.getByRole('button', { name: 'Sign in' }).click()
}

test.beforeEach(({ complaints }) => complaints.expect(/status of 401|Please sign in|Unauthorized/))

test('a session ends in the middle of the work', async ({ page, site }) => {
  await test.step('a save waits for a new login', async () => {
    await openDashboard(page, site, 'media', 'Manage Media')
    await page.getByRole('textbox', { name: 'Title Bees' }).fill('His bees')
    await page.getByRole('textbox', { name: 'Title Lakeside day' }).fill('At the lake')
    await endSessionAt(page, 'PUT', '**/api/media/*')
    await page.getByRole('button', { name: 'Save Bees' }).click()
    await expect(login(page)).toContainText('You are no longer signed in')
    await expect(login(page).getByLabel('Username')).toBeFocused()
    await expectAccessible(page)
    await signIn(page)
    await expect(toastOn(page, 'Changes saved')).toBeVisible()
    await expect(login(page)).toBeHidden()
    await expect(page.getByRole('textbox', { name: 'Title At the lake' })).toBeHidden()
    await expect(page.getByRole('textbox', { name: 'Title Lakeside day' })).toHaveValue('At the lake')
  })

  await test.step('who closes the login finds everything as it was typed', async () => {
    await page.unrouteAll()
    await page.getByRole('textbox', { name: 'Title His bees' }).fill('Wild bees')
    await endSessionAt(page, 'PUT', '**/api/media/*')
    await page.getByRole('button', { name: 'Save His bees' }).click()
    await login(page).getByRole('button', { name: 'Close' }).click()
    await expect(toastOn(page, 'Update failed')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Title His bees' })).toHaveValue('Wild bees')
    await page.getByRole('button', { name: 'Save His bees' }).click()
    await signIn(page)
    await expect(toastOn(page, 'Changes saved')).toBeVisible()
  })

  await test.step('an upload waits for the login and goes on', async () => {
    await page.unrouteAll()
    await page.getByRole('textbox', { name: 'Title Lakeside day' }).fill('Lakeside day')
    await page.getByRole('tab', { name: 'Upload', exact: true }).click()
    await page.getByLabel('Select files').setInputFiles([fixturePath('photos/person-small-square.jpg')])
    await page.getByLabel('Title person-small-square.jpg').fill('In her suit')
    await endSessionAt(page, 'POST', '**/api/media')
    await page.getByRole('button', { name: 'Upload All Files' }).click()
    await signIn(page)
    await expect(toastOn(page, 'Upload successful')).toBeVisible()
    expect((await site.visitor.call('GET /api/media')).body.at(-1)?.title).toBe('In her suit')
  })

  await test.step('the playlist says it in its own words, and keeps the new order', async () => {
    await page.getByRole('tab', { name: 'Music' }).click()
    await page.getByRole('tab', { name: 'Manage Playlist' }).click()
    await button(page, 'Move down Hymn').click()
    await endSessionAt(page, 'GET', '**/api/check-auth')
    await button(page, 'Save Order').click()
    await expectToast(
      page,
      'Authentication error',
      'You must be logged in as admin to reorder music. Please log in again.',
    )
    await signIn(page)
    await expectOrder(page, 'Waltz', 'Hymn', 'March')
    await button(page, 'Save Order').click()
    await expectToast(page, 'Reorder successful', 'Order updated.')
    expect(await readStoredTitles(site)).toEqual(['Waltz', 'Hymn', 'March'])
  })

  await test.step('no list of visitors’ things passes for the whole', async () => {
    await (await site.administrator()).call('PUT /api/settings', { body: { moderation: 'all' } })
    await share(site.visitor, { name: 'Ruth', content: 'For the family first' })
    await page.getByRole('tab', { name: 'Memories' }).click()
    await expect(page.getByRole('heading', { name: 'Guestbook/Memories Management' })).toBeVisible()
    await endSessionAt(page, 'GET', '**/api/memories')
    await page.reload()
    await expect(login(page)).toBeVisible()
    await expect(page.getByText('No memories have been shared yet.')).toBeHidden()
    await signIn(page)
    await expect(page.getByRole('row').filter({ hasText: 'Ruth' })).toBeVisible()
  })
})

test('a keeper logs out, and in again', async ({ page, site }) => {
  await test.step('a dashboard opened without a session leads to the login, and back to the same tab', async () => {
    await page.goto('/admin#services')
    await expect(page).toHaveURL(/\/admin\/login/)
    await signIn(page, page.getByRole('main'))
    await expect(page.getByRole('heading', { name: 'Memorial Services' })).toBeVisible()
  })

  await test.step('logging out with something unsaved asks first, and leaves nothing of it behind', async () => {
    await page.getByRole('tab', { name: 'Media', exact: true }).click()
    await page.getByRole('tab', { name: 'Manage Media' }).click()
    await page.getByRole('textbox', { name: 'Title Bees' }).fill('His bees')
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    const logOut = () => page.getByRole('button', { name: 'Logout' }).click()
    await logOut()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(page.getByRole('textbox', { name: 'Title Bees' })).toHaveValue('His bees')
    expect((await site.visitor.call('GET /api/media')).body[0]?.title).toBe('Bees')
    await logOut()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL('/')
  })

  await test.step('logging out with an obituary half written asks, and does not keep it for the next person', async () => {
    await openDashboard(page, site, 'obituary')
    await page.getByLabel('Obituary text').fill('He was born')
    await page.getByRole('tab', { name: 'Media', exact: true }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL('/')
    await openDashboard(page, site, 'obituary')
    await expect(page.getByLabel('Obituary text')).toHaveValue('')
  })
})
