import type { Page } from '@playwright/test'
import { share } from '../../features/memories/visitors.ts'
import { mediaIds } from '../../support/world/addMedia.ts'
import { addServices, celebration } from '../../support/world/addServices.ts'
import { neutralSettings } from '../../support/world/builtIn.ts'
import { expect, expectAccessible, openDashboard, openTab, test } from '../../support/pages/journey.ts'
import { holdRequests } from '../../support/pages/holdRequests.ts'
import { toastOn } from '../../support/pages/toastOn.ts'

test.use({ siteOptions: { content: 'small' } })

const conflict = (page: Page) => page.getByRole('dialog', { name: 'Somebody changed this in the meantime' })
const version = (page: Page, whose: 'Yours' | 'Theirs') =>
  conflict(page).locator(`dt:text-is("${whose}") + dd`)
const decide = (page: Page, choice: 'Keep mine' | 'Take theirs' | 'Close') =>
  conflict(page).getByRole('button', { name: choice }).click()

test.beforeEach(({ complaints }) => complaints.expect(/status of 409|Somebody changed this/))

test('a conflict shows both texts, and either can stay', async ({ page, site }) => {
  const ben = await site.administrator()

  await test.step('a title that a visitor changed', async () => {
    const [bees = '', lake = ''] = await mediaIds(site.visitor)
    await openDashboard(page, site, 'media', 'Manage Media')
    await page.getByRole('textbox', { name: 'Title Bees' }).fill('His bees')
    await page.getByRole('textbox', { name: 'Title Lakeside day' }).fill('At the lake')
    for (const [id, title] of [
      [bees, 'Honey bees'],
      [lake, 'By the sea'],
    ] as const)
      await site.visitor.call('PUT /api/media/:id', { params: { id }, body: { title } })
    await page.getByRole('button', { name: 'Save Bees' }).click()
    await expect(version(page, 'Yours')).toHaveText('His bees')
    await expect(version(page, 'Theirs')).toHaveText('Honey bees')
    await expectAccessible(page)
    await decide(page, 'Close')
    await expect(toastOn(page, 'Update failed')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Title .*ees/ })).toHaveValue('His bees')
    // the questions come in the order of the answers
    const release = await holdRequests(page, `**/api/media/${lake}`)
    await page.getByRole('button', { name: 'Save All Changes' }).click()
    await expect(version(page, 'Yours')).toHaveText('His bees')
    release()
    await decide(page, 'Keep mine')
    await expect(version(page, 'Yours')).toHaveText('At the lake')
    await decide(page, 'Take theirs')
    await expect(toastOn(page, 'Batch update successful')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Title His bees' })).toHaveValue('His bees')
    await expect(page.getByRole('textbox', { name: 'Title By the sea' })).toHaveValue('By the sea')
    const titles = (await site.visitor.call('GET /api/media')).body.map(({ title }) => title)
    expect(titles.slice(0, 2)).toEqual(['His bees', 'By the sea'])
  })

  await test.step('the time of a service', async () => {
    await addServices(site, celebration)
    const [service] = (await ben.call('GET /api/services')).body
    await page.getByRole('tab', { name: 'Services' }).click()
    await page.getByRole('button', { name: `Edit ${celebration.title}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Memorial Service' })
    await dialog.getByLabel('Time', { exact: true }).fill('5:00 PM')
    const body = { ...celebration, location: 'Elm Hall', time: '4:00 PM' }
    await ben.call('PUT /api/services/:id', { params: { id: service?.id ?? '' }, body })
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(version(page, 'Theirs')).toHaveText('4:00 PM')
    await decide(page, 'Keep mine')
    const row = page.getByRole('row').filter({ hasText: celebration.title })
    await expect(row).toContainText('5:00 PM')
    await expect(row, 'where only the other changed it').toContainText('Elm Hall')
  })

  await test.step('a memory that its writer corrected meanwhile is not overwritten unseen', async () => {
    const { id } = await share(site.visitor, { name: 'Jon', content: 'Early.' })
    await page.getByRole('tab', { name: 'Memories' }).click()
    await page.getByRole('button', { name: 'Edit Jon' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Memory' })
    await dialog.getByLabel('Content').fill('Early in the morning.')
    await ben.call('PUT /api/memories/:id', { params: { id }, body: { content: 'Late.' } })
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(version(page, 'Theirs')).toHaveText('Late.')
    await decide(page, 'Keep mine')
    await expect(page.getByRole('row').filter({ hasText: 'Early in the morning.' })).toBeVisible()
  })

  await test.step('an obituary that two people write: what was typed first is still compared after a reload', async () => {
    const write = (content: string) => ben.call('PUT /api/obituary', { body: { content } })
    await write('He was born.')
    await page.getByRole('tab', { name: 'Obituary' }).click()
    const text = page.getByLabel('Obituary text')
    await text.fill('He was born in Duluth.')
    await write('He was born in Chicago.')
    await page.reload()
    await expect(text).toHaveValue('He was born in Duluth.')
    await page.getByRole('button', { name: 'Save Obituary' }).click()
    await expect(version(page, 'Theirs')).toHaveText('He was born in Chicago.')
    await decide(page, 'Take theirs')
    await expect(text).toHaveValue('He was born in Chicago.')
    await expect(page.getByText('Not saved yet.')).toBeHidden()
    expect((await site.visitor.call('GET /api/obituary')).body.content).toBe('He was born in Chicago.')
  })
})

test('a conflict of settings shows both values', async ({ page, site }) => {
  const ben = await site.administrator()

  await test.step('our words about the donation give way to those of another keeper', async () => {
    const saveDonation = (donationText: string | null) =>
      ben.call('PUT /api/settings', { body: { name: 'George Miller', donationText } })
    await saveDonation(null)
    await openDashboard(page, site, 'services')
    await page.getByRole('button', { name: /^Keep these words/ }).click()
    await saveDonation('Give to the bees.')
    await page.getByRole('button', { name: 'Keep them' }).click()
    await expect(version(page, 'Yours')).toHaveText(neutralSettings.donationText)
    await expect(version(page, 'Theirs')).toHaveText('Give to the bees.')
    await decide(page, 'Take theirs')
    await expect(toastOn(page, 'Changes saved')).toBeVisible()
    expect((await site.visitor.call('GET /api/settings')).body.donationText).toBe('Give to the bees.')
  })

  await test.step('what another saved in other fields stays', async () => {
    await openDashboard(page, site, 'settings')
    await page.getByLabel('Tribute').fill('He listened.')
    await ben.call('PUT /api/settings', { body: { birthDate: 'May 1, 1950' } })
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await expect(toastOn(page, 'Changes saved')).toBeVisible()
    const { body } = await site.visitor.call('GET /api/settings')
    expect([body.tribute, body.birthDate]).toEqual(['He listened.', 'May 1, 1950'])
  })

  await test.step('a memorial that another administrator closed meanwhile is not opened unseen', async () => {
    await openTab(page, 'Visitors')
    const everyoneWithLink = page.getByRole('radio', { name: /^Everyone who has the link/ })
    await everyoneWithLink.check()
    const body = { audience: 'password', nameInPreviews: true, password: 'the bench by the lake' } as const
    await ben.call('PUT /api/access', { body })
    const audience = async () => (await ben.call('GET /api/access')).body.audience
    const save = page.getByRole('button', { name: 'Save Settings' })
    await save.click()
    await expect(version(page, 'Yours')).toHaveText('Everyone who has the link')
    await expect(version(page, 'Theirs')).toHaveText('Everyone who knows the family’s password')
    await decide(page, 'Close')
    await expect(toastOn(page, 'Update failed')).toBeVisible()
    await expect(everyoneWithLink).toBeChecked()
    expect(await audience()).toBe('password')
    await save.click()
    await decide(page, 'Take theirs')
    await expect(page.getByRole('radio', { name: /^Everyone who knows/ })).toBeChecked()
    await expect(page.getByRole('switch', { name: 'Show his name' })).toBeChecked()
    expect(await audience()).toBe('password')
  })
})
