import type { Page } from '@playwright/test'
import { share } from '../../features/memories/visitors.ts'
import { addKeeper, invitationKey, password } from '../../support/world/addKeeper.ts'
import { mediaIds } from '../../support/world/addMedia.ts'
import { mediaFixtures } from '../../support/world/contents.ts'
import { fixturePath } from '../../support/files/fixtures.ts'
import {
  endSessionAt,
  expect,
  expectAccessible,
  logInAs,
  logInAsAdministrator,
  openDashboard,
  openTab,
  test,
} from '../../support/pages/journey.ts'
import { toastOn } from '../../support/pages/toastOn.ts'
import { loseResponse } from '../../support/pages/failOnce.ts'

test.use({ siteOptions: { content: 'small' } })

const group = (page: Page, name: string) => page.getByRole('group', { name })
const keepers = (page: Page) => group(page, 'Who keeps this memorial')

test('somebody is invited by a link that works once, and becomes a helper', { tag: '@smoke' }, async ({
  page,
  site,
  browser,
  complaints,
}) => {
  complaints.expect(/status of 400|A name is needed|status of 410|Gone/)
  await openDashboard(page, site, 'settings', 'Keeping it safe')
  await keepers(page).getByRole('button', { name: 'Invite somebody' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create the link' }).click()
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/A name is needed/)
  await dialog.getByLabel('Name').fill('Ruth')
  const helper = dialog.getByRole('radio', { name: 'Helper' })
  await expect(helper).toBeChecked()
  await expect(helper).toHaveAccessibleDescription('Photographs and memories.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create the link' }).click()
  const link = await dialog.getByLabel('The link').inputValue()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(keepers(page).getByRole('listitem').filter({ hasText: 'The link works until' })).toContainText(
    'Ruth',
  )

  const context = await browser.newContext({ viewport: page.viewportSize() })
  const own = await context.newPage()
  await own.goto(link)
  await expect(own.getByText('You are invited to help keep the memorial of')).toBeVisible()
  await own.getByLabel('Your name').fill('Ruth L.')
  await own.getByLabel('Password').fill('too short')
  await own.getByRole('button', { name: 'Begin' }).click()
  await expect(own.getByLabel('Password')).toHaveAccessibleDescription(/at least 10 characters is needed/)
  await expectAccessible(own)
  await own.getByLabel('Password').fill(password)
  await own.getByRole('button', { name: 'Begin' }).click()
  await expect(toastOn(own, 'Welcome, Ruth L.')).toBeVisible()
  await expect(own).toHaveURL(/\/admin$/)
  await expect(own.getByRole('tablist').first().getByRole('tab')).toHaveText([
    'Media',
    'Memories',
    'Your Account',
  ])
  await context.close()

  await page.reload()
  await openTab(page, 'Keeping it safe')
  await expect(keepers(page).getByRole('listitem')).toHaveText([
    /^admin \(you\)/,
    /^Ruth L\.Helper, last here/,
  ])
  await expectAccessible(page)
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByText('This invitation has already been used.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/admin\/login/)
})

test('an invitation is taken back, or changed', async ({ page, site, complaints }) => {
  complaints.expect(/status of 410|Gone|ERR_FAILED|no response/)
  await test.step('a link that was taken back says so kindly', async () => {
    const admin = await site.administrator()
    const invited = await admin.call('POST /api/invitations', { body: { name: 'Ben', isAdmin: false } })
    await openDashboard(page, site, 'settings', 'Keeping it safe')
    await keepers(page).getByRole('button', { name: 'Withdraw: Ben' }).click()
    await expect(toastOn(page, 'Invitation withdrawn')).toBeVisible()
    await expect(keepers(page).getByText('Ben')).toBeHidden()
    await page.goto(`/admin/invitation#${invitationKey(invited)}`)
    await expect(page.getByText('This invitation is no longer valid')).toBeVisible()
    await expect(page.getByRole('link', { name: 'See the memorial' })).toBeVisible()
  })

  await test.step('an invitation changed after a lost answer is for the new name', async () => {
    await openDashboard(page, site, 'settings', 'Keeping it safe')
    await keepers(page).getByRole('button', { name: 'Invite somebody' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Karl')
    await dialog.getByRole('radio', { name: 'Administrator' }).check()
    await loseResponse(page, '**/api/invitations')
    await dialog.getByRole('button', { name: 'Create the link' }).click()
    await expect(toastOn(page, 'Invitation failed')).toBeVisible()
    await dialog.getByLabel('Name').fill('Karla')
    await dialog.getByRole('radio', { name: 'Helper' }).check()
    await dialog.getByRole('button', { name: 'Create the link' }).click()
    await expect(page.getByRole('dialog', { name: 'The invitation for Karla' })).toBeVisible()
    const { body } = await (await site.administrator()).call('GET /api/invitations')
    expect(body.find(({ name }) => name === 'Karla')?.isAdmin).toBe(false)
  })
})

test('a helper sees and does what helpers may, and nothing else', async ({ page, site }) => {
  await (await site.administrator()).call('PUT /api/settings', { body: { moderation: 'all' } })
  await share(site.visitor, { name: 'Jon', content: 'Early in the morning.' })
  const here = await site.helper('Ruth')

  await test.step('in Manage Media helpers correct words, and delete and move nothing', async () => {
    await logInAs(page, site, here)
    await page.goto('/admin')
    await page.getByRole('tab', { name: 'Manage Media' }).click()
    await page.getByRole('textbox', { name: 'Title Bees' }).fill('His bees')
    await page.getByRole('button', { name: 'Save Bees' }).click()
    await expect(toastOn(page, 'Changes saved')).toBeVisible()
    for (const name of [/^Delete /, /^Drag /]) await expect(page.getByRole('button', { name })).toHaveCount(0)
    await expect(page.getByRole('columnheader')).toHaveText(['Pos', 'Preview', 'Content', 'Details'])
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Preview His bees' }).click()
    await expect(page.getByRole('dialog', { name: 'Image Preview' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Download the original/ })).toHaveCount(0)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  })

  await test.step('helpers take back what they added, and nothing else', async () => {
    await page.getByRole('tab', { name: 'Upload', exact: true }).click()
    await page.getByLabel('Select files').setInputFiles([fixturePath('photos/person-small-square.jpg')])
    await page.getByRole('button', { name: 'Upload All Files' }).click()
    await expect(toastOn(page, 'Upload successful')).toBeVisible()
    await page.getByRole('tab', { name: 'Manage Media' }).click()
    await page.getByRole('button', { name: /^Delete / }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(toastOn(page, 'Delete successful')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(0)
    expect(await mediaIds(site.visitor)).toHaveLength(mediaFixtures.length)
  })

  await test.step('helpers decide about memories and answer them, and see no settings', async () => {
    await page.getByRole('tab', { name: 'Memories' }).click()
    await expect(page.getByRole('button', { name: 'Answer Jon' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Edit Jon' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Delete Jon' })).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Approve Jon' }).click()
    await expect(page.getByRole('button', { name: 'Hide Jon' })).toBeVisible()
    // the button changes before the server responds
    const shown = async () => (await site.visitor.call('GET /api/memories')).body.map(({ name }) => name)
    await expect.poll(shown).toEqual(['Jon'])

    await page.goto('/admin#settings')
    await expect(page.getByRole('tab', { name: 'Media', selected: true })).toBeVisible()
  })

  await test.step('each sees where the own login is open, and ends it there', async () => {
    const elsewhere = await site.visitor.logIn({ username: 'Ruth', password })
    await page.goto('/admin#login')
    await expect(page.getByText('You are signed in as Ruth.')).toBeVisible()
    const sessions = group(page, 'Where you are signed in')
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page)
    await sessions.getByRole('button', { name: /^Sign out: / }).click()
    await expect(sessions.getByRole('listitem')).toHaveText([/This device, now/])
    expect((await elsewhere.call('GET /api/check-auth')).status).toBe(401)
    expect((await here.call('GET /api/check-auth')).status).toBe(200)
  })
})

test('an administrator changes what a keeper may do, and removes one, after a question', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|API request failed|no response/)
  const admin = await site.administrator()
  await addKeeper(site.visitor, admin, { username: 'Ruth', isAdmin: false })
  await addKeeper(site.visitor, admin, { username: 'Karl', isAdmin: true })
  await openDashboard(page, site, 'settings', 'Keeping it safe')
  const question = page.getByRole('alertdialog')
  await keepers(page).getByRole('button', { name: 'Make administrator: Ruth' }).click()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Make administrator' }).click()
  await expect(keepers(page).getByRole('button', { name: 'Make helper: Ruth' })).toBeVisible()
  await keepers(page).getByRole('button', { name: 'Remove Karl' }).click()
  await expect(question).toContainText('Everything Karl added stays.')
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(toastOn(page, 'Keeper removed')).toBeVisible()
  await expect(keepers(page).getByText('Karl', { exact: true })).toBeHidden()
})

test('several keepers share one device', async ({ page, site, complaints }) => {
  complaints.expect(/status of 40[13]|Please sign in|Unauthorized|Forbidden|Only an administrator/)
  const [bees = ''] = await mediaIds(site.visitor)
  const ruth = await site.helper('Ruth')

  await test.step('one keeper’s typed words are not saved by the next one here', async () => {
    await logInAs(page, site, ruth)
    await page.goto('/admin')
    await page.getByRole('tab', { name: 'Manage Media' }).click()
    await page.getByRole('textbox', { name: 'Title Bees' }).fill('Ruth’s bees')
    await logInAsAdministrator(page, site)
    await page.getByRole('button', { name: 'Save Bees' }).click()
    const login = page.getByRole('dialog', { name: 'Admin Login' })
    await expect(login).toContainText('You are no longer signed in')
    expect((await site.visitor.call('GET /api/media')).body.find(({ id }) => id === bees)?.title).toBe('Bees')
    await login.getByLabel('Username').fill('Ruth')
    await login.getByLabel('Password').fill(password)
    await login.getByRole('button', { name: 'Sign in' }).click()
    await expect(toastOn(page, 'Changes saved')).toBeVisible()
    const { entries } = (await (await site.administrator()).call('GET /api/journal')).body
    expect([entries[0]?.keeper, entries[0]?.endpoint]).toEqual(['Ruth', 'editMedia'])
  })

  await test.step('a helper who logs in after an administrator gets a helper’s dashboard', async () => {
    await logInAsAdministrator(page, site)
    await page.goto('/admin')
    await page.getByRole('tab', { name: 'Manage Media' }).click()
    await page.getByRole('button', { name: 'Delete First film' }).click()
    await endSessionAt(page, 'DELETE', '**/api/media/*')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    const login = page.getByRole('dialog', { name: 'Admin Login' })
    await login.getByLabel('Username').fill('Ruth')
    await login.getByLabel('Password').fill(password)
    await login.getByRole('button', { name: 'Sign in' }).click()
    await expect(toastOn(page, 'Delete failed')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Settings' })).toHaveCount(0)
    await expect(page.getByRole('tab', { name: 'Your Account' })).toBeVisible()
    expect((await site.visitor.call('GET /api/media')).body.map(({ title }) => title)).toContain('First film')
  })
})
