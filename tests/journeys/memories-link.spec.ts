import type { Page } from '@playwright/test'
import { uploadPhotos, share } from '../features/memories/visitors.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import {
  addCaption,
  choose,
  memoriesOf,
  memoryField,
  nameField,
  openForm,
  shareButton,
} from './memoryForm.ts'

test('a memory that is held says when it will appear, and does not appear @both', async ({ page, site }) => {
  await (await site.administrator()).call('PUT /api/settings', { body: { moderation: 'all' } })
  await openForm(page)
  await nameField(page).fill('Ruth')
  await memoryField(page).fill('For the family first')
  await shareButton(page).click()
  await expect(page.getByText('It will appear once the family has read it.')).toBeVisible()
  await expect(page.getByText('For the family first')).toBeHidden()
  await expect(page.getByText('No memories have been shared yet.')).toBeVisible()
  await expectAccessible(page)
})

test('the private link opens a memory for its writer, to change it or take it back @both', async ({
  page,
  site,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await openForm(page)
  await nameField(page).fill('Ruth')
  await memoryField(page).fill('First words')
  await choose(page, ['photos/person-blackwhite-small.jpg'])
  await shareButton(page).click()
  const link = await page.getByLabel('Your private link').inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByLabel('Your private link')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Expand' })).toBeFocused()

  await page.goto(link)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your Memory' })).toBeVisible()
  await expect(memoryField(page)).toHaveValue('First words')
  await expectAccessible(page)
  await memoryField(page).fill('Better words')
  await page.getByRole('button', { name: 'Remove Photo from Ruth' }).click()
  await choose(page, ['photos/landscape-2mp-bee.jpg'])
  await addCaption(page, 'landscape-2mp-bee.jpg')
  await page.getByLabel('Title landscape-2mp-bee.jpg').fill('One of his')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Your memory has been changed.')).toBeVisible()
  await expect(page.getByRole('article')).toContainText('Better words')
  await expect(page.getByRole('article')).toContainText('One of his')
  const [memory] = await memoriesOf(site)
  expect(memory?.mediaIds).toHaveLength(1)

  await page.getByRole('button', { name: 'Withdraw Memory' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Withdraw Memory' }).click()
  await question.getByRole('button', { name: 'Withdraw Memory' }).click()
  await expect(page.getByText('No memories have been shared yet.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Add Your Memory' })).toBeVisible()
  expect(page.url()).not.toContain('#mine')
  expect(await memoriesOf(site)).toEqual([])
  const [, key = ''] = link.split('#mine=')
  expect(key).toHaveLength(43)
  expect(addresses.filter((address) => address.includes('/api/memories/mine')).length).toBeGreaterThan(2)
  expect(addresses.filter((address) => address.split('#')[0]?.includes(key))).toEqual([])
})

/** Shares a memory while time stands still; the link to it is then on the screen. */
const shareWithTimeStopped = async (page: Page) => {
  await page.clock.install({ time: '2025-03-01T10:00:00' })
  await openForm(page)
  await page.clock.pauseAt('2025-03-01T11:00:00')
  await nameField(page).fill('Ruth')
  await shareButton(page).click()
  await expect(link(page)).toBeVisible()
}
const link = (page: Page) => page.getByLabel('Your private link')

test('a minute after the last touch the private link leaves the screen', async ({ page }) => {
  await shareWithTimeStopped(page)
  await page.clock.runFor(59_000)
  await page.getByRole('heading', { name: 'Add Your Memory' }).click()
  await page.clock.runFor(59_000)
  await expect(link(page)).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(link(page)).toHaveCount(0)
})

test('a device that slept for longer does not show the private link to who wakes it', async ({ page }) => {
  await shareWithTimeStopped(page)
  await page.clock.setSystemTime('2025-03-01T11:10:00')
  await page.getByRole('heading', { name: 'Shared Memories' }).click()
  await expect(link(page)).toHaveCount(0)
})

test('whoever opens the form again does not find the private link of the one before', async ({ page }) => {
  await openForm(page)
  await nameField(page).fill('Ruth')
  await shareButton(page).click()
  await expect(link(page)).toBeVisible()
  await page.getByRole('button', { name: 'Expand' }).click()
  await expect(link(page)).toHaveCount(0)
  await expect(nameField(page)).toHaveValue('')
})

test('the private link can be copied, and shared where the device can @both', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: (sent: ShareData) => Promise.resolve(Object.assign(window, { sent })) })
  })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openForm(page)
  await nameField(page).fill('Ruth')
  await shareButton(page).click()
  const href = await link(page).inputValue()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(href)
  await page.getByRole('button', { name: 'Share link' }).click()
  expect(await page.evaluate(() => (window as { sent?: ShareData }).sent?.url)).toBe(href)
  await expectAccessible(page)
})

test('a link to nothing says so, and leads to all memories', async ({ page, complaints }) => {
  complaints.expect(/404|API request failed/)
  await page.goto('/memories#mine=not-a-key')
  await expect(page.getByText(/This link leads to no memory/)).toBeVisible()
  await page.getByRole('button', { name: 'Back to all memories' }).click()
  await expect(page.getByRole('heading', { name: 'Add Your Memory' })).toBeVisible()
})

test('changes to a memory that is gone meanwhile say so, and stay to be copied', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/404|no longer here/)
  const { id, writerKey } = await share(site.visitor, {})
  await page.goto(`/memories#mine=${writerKey}`)
  await memoryField(page).fill('Better words')
  await (await site.administrator()).call('DELETE /api/memories/:id', { params: { id } })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Failed to update memory.')).toBeVisible()
  await expect(page.getByText(/This memory is no longer here/)).toBeVisible()
  await expect(page.getByText(/please try again/)).toBeHidden()
  await expect(memoryField(page)).toHaveValue('Better words')
})

test('a photo that the family deletes meanwhile does not keep the writer from saving', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/400|cannot be added/)
  const mediaIds = await uploadPhotos(site.visitor, 2)
  const { writerKey } = await share(site.visitor, { mediaIds })
  await page.goto(`/memories#mine=${writerKey}`)
  await memoryField(page).fill('Better words')
  const [deleted = '', remaining] = mediaIds
  await (await site.administrator()).call('DELETE /api/media/:id', { params: { id: deleted } })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Your memory has been changed.')).toBeVisible()
  await expect(page.locator('.own-photos li')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('Better words')
  expect((await memoriesOf(site))[0]?.mediaIds).toEqual([remaining])
})

test('what a writer reads about when a changed memory appears is true, and stays after a reload', async ({
  page,
  site,
}) => {
  const administrator = await site.administrator()
  const hidden = 'Visitors do not see this memory at the moment.'
  const held = 'It will appear once the family has read it.'
  const { id, writerKey } = await share(site.visitor, {})
  await page.goto(`/memories#mine=${writerKey}`)
  const save = async (content: string) => {
    await memoryField(page).fill(content)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Your memory has been changed.')).toBeVisible()
  }
  await expect(memoryField(page)).toHaveValue('He came early.')
  await administrator.call('PUT /api/memories/:id', { params: { id }, body: { approved: false } })
  await save('Hidden meanwhile')
  await expect(page.getByText(hidden)).toBeVisible()

  await administrator.call('PUT /api/memories/:id', { params: { id }, body: { approved: true } })
  await administrator.call('PUT /api/settings', { body: { moderation: 'all' } })
  await page.reload()
  await save('Held for the family')
  await expect(page.getByText(held)).toBeVisible()
  await page.reload()
  await expect(page.getByText(held)).toBeVisible()
})

test('while the family hides it, the writer reads it and sees no photo of it but its shadow', async ({
  page,
  site,
}) => {
  const mediaIds = await uploadPhotos(site.visitor, 1)
  const { id, writerKey } = await share(site.visitor, { mediaIds })
  const administrator = await site.administrator()
  await administrator.call('PUT /api/memories/:id', { params: { id }, body: { approved: false } })
  await page.goto(`/memories#mine=${writerKey}`)
  await expect(page.getByText('Visitors do not see this memory at the moment.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Photo from Ruth' })).toHaveAttribute('src', /^data:image/)
})
