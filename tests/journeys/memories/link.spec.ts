import type { Page } from '@playwright/test'
import { uploadPhotos, share } from '../../features/memories/visitors.ts'
import { expect, expectAccessible, test } from '../../support/pages/journey.ts'
import {
  addCaption,
  choosePhotos,
  readMemories,
  memoryField,
  nameField,
  openForm,
  shareButton,
} from './memoryForm.ts'

const link = (page: Page) => page.getByLabel('Your private link')
const expand = (page: Page) => page.getByRole('button', { name: 'Expand' })

test('a writer changes a memory by its private link, or takes it back', { tag: '@smoke' }, async ({
  page,
  site,
  context,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.addInitScript(() => {
    Object.assign(navigator, { share: (sent: ShareData) => Promise.resolve(Object.assign(window, { sent })) })
  })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openForm(page)
  await nameField(page).fill('Ruth')
  await memoryField(page).fill('First words')
  await choosePhotos(page, ['photos/person-blackwhite-small.jpg'])
  await shareButton(page).click()
  const href = await link(page).inputValue()
  await test.step('the link can be copied, and shared where the device can', async () => {
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(href)
    await page.getByRole('button', { name: 'Share link' }).click()
    expect(await page.evaluate(() => (window as { sent?: ShareData }).sent?.url)).toBe(href)
  })
  await test.step('it leaves the screen when its writer is done', async () => {
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(link(page)).toBeHidden()
    await expect(expand(page)).toBeFocused()
  })
  await test.step('words and photos are changed, also after a reload', async () => {
    await page.goto(href)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your Memory' })).toBeVisible()
    await expect(memoryField(page)).toHaveValue('First words')
    await expectAccessible(page)
    await nameField(page).fill('')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(nameField(page)).toBeFocused()
    await nameField(page).fill('Ruth')
    await memoryField(page).fill('Better words')
    await page.getByRole('button', { name: 'Remove Photo from Ruth' }).click()
    await choosePhotos(page, ['photos/person-small-square.jpg'])
    await addCaption(page, 'person-small-square.jpg')
    await page.getByLabel('Title person-small-square.jpg').fill('One of his')
    await page.getByLabel('Description person-small-square.jpg').fill('From the hill')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Your memory has been changed.')).toBeVisible()
    await expect(page.getByRole('article')).toContainText('Better words')
    await expect(page.getByRole('article')).toContainText('One of his')
    await expect(page.getByRole('article')).toContainText('From the hill')
    expect((await readMemories(site))[0]?.mediaIds).toHaveLength(1)
  })
  await test.step('it is taken back after a question', async () => {
    await page.getByRole('button', { name: 'Withdraw Memory' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Keep it' }).click()
    await page.getByRole('button', { name: 'Withdraw Memory' }).click()
    await question.getByRole('button', { name: 'Withdraw Memory' }).click()
    await expect(page.getByText('No memories have been shared yet.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Add Your Memory' })).toBeVisible()
    await expect(page).not.toHaveURL(/#mine/)
    expect(await readMemories(site)).toEqual([])
  })
  await test.step('its key was in no address that was asked for', () => {
    const [, key = ''] = href.split('#mine=')
    expect(key).toHaveLength(43)
    expect(addresses.filter((address) => address.includes('/api/memories/mine')).length).toBeGreaterThan(2)
    expect(addresses.filter((address) => address.split('#')[0]?.includes(key))).toEqual([])
  })
})

test('the private link leaves the screen before others see it', async ({ page }) => {
  const shareMemory = async () => {
    await nameField(page).fill('Ruth')
    await shareButton(page).click()
    await expect(link(page)).toBeVisible()
  }
  await page.clock.install({ time: '2025-03-01T10:00:00' })
  await openForm(page)
  await page.clock.pauseAt('2025-03-01T11:00:00')
  await shareMemory()
  await test.step('the next person who opens the form does not find the link of the one before', async () => {
    await expand(page).click()
    await expect(link(page)).toHaveCount(0)
    await expect(nameField(page)).toHaveValue('')
  })
  await shareMemory()
  await test.step('a minute after the last touch it leaves the screen', async () => {
    await page.clock.runFor(59_000)
    await page.getByRole('heading', { name: 'Shared Memories' }).click()
    await page.clock.runFor(59_000)
    await expect(link(page)).toBeVisible()
    await page.clock.runFor(1_000)
    await expect(link(page)).toHaveCount(0)
  })
  await expand(page).click()
  await shareMemory()
  await test.step('a device that slept for longer does not show it to who wakes it', async () => {
    await page.clock.setSystemTime('2025-03-01T11:20:00')
    await page.getByRole('heading', { name: 'Shared Memories' }).click()
    await expect(link(page)).toHaveCount(0)
  })
})

test('a writer reads what the family has decided about a memory', async ({ page, site, complaints }) => {
  complaints.expect(/404|no longer here|API request failed|400|cannot be added/)
  const administrator = await site.administrator()
  const moderate = (moderation: 'off' | 'all') =>
    administrator.call('PUT /api/settings', { body: { moderation } })
  const held = 'It will appear once the family has read it.'
  const hidden = 'Visitors do not see this memory at the moment.'
  await test.step('a link to nothing says so, and leads to all memories', async () => {
    await page.goto('/memories#mine=not-a-key')
    await expect(page.getByText(/There is no memory at this link/)).toBeVisible()
    await page.getByRole('button', { name: 'Back to all memories' }).click()
    await expect(page.getByRole('heading', { name: 'Add Your Memory' })).toBeVisible()
  })
  await test.step('a memory that is held says when it will appear, and does not appear', async () => {
    await moderate('all')
    await expand(page).click()
    await nameField(page).fill('Ruth')
    await memoryField(page).fill('For the family first')
    await shareButton(page).click()
    await expect(page.getByText(held)).toBeVisible()
    await expect(page.getByText('For the family first')).toBeHidden()
    await expect(page.getByText('No memories have been shared yet.')).toBeVisible()
    await moderate('off')
  })
  const mediaIds = await uploadPhotos(site.visitor, 2)
  const { id, writerKey } = await share(site.visitor, { mediaIds })
  const approve = (approved: boolean) =>
    administrator.call('PUT /api/memories/:id', { params: { id }, body: { approved } })
  const save = async (content: string) => {
    await memoryField(page).fill(content)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Your memory has been changed.')).toBeVisible()
  }
  await test.step('while it is hidden, its writer reads it and sees no photo of it but its shadow', async () => {
    await approve(false)
    await page.goto(`/memories#mine=${writerKey}`)
    await expect(page.getByText(hidden)).toBeVisible()
    const photo = page.getByRole('img', { name: 'Photo from Ruth' })
    await expect(photo.first()).toHaveAttribute('src', /^data:image/)
  })
  await test.step('changes that the family is to read first say so, also after a reload', async () => {
    await approve(true)
    await moderate('all')
    await page.reload()
    await save('Held for the family')
    await expect(page.getByText(held)).toBeVisible()
    await expect(page.getByText(hidden)).toBeHidden()
    await page.reload()
    await expect(page.getByText(held)).toBeVisible()
  })
  await test.step('a photo that the family deletes meanwhile does not keep the writer from saving', async () => {
    await approve(true)
    await moderate('off')
    await page.reload()
    await expect(memoryField(page)).toHaveValue('Held for the family')
    const [deleted = '', remaining] = mediaIds
    await administrator.call('DELETE /api/media/:id', { params: { id: deleted } })
    await save('Better words')
    await expect(page.locator('.own-photos li')).toHaveCount(1)
    await expect(page.getByRole('article')).toContainText('Better words')
    expect((await readMemories(site))[0]?.mediaIds).toEqual([remaining])
  })
  await test.step('changes to a memory that is gone meanwhile say so, and stay to be copied', async () => {
    await memoryField(page).fill('Last words')
    await administrator.call('DELETE /api/memories/:id', { params: { id } })
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Failed to update memory.')).toBeVisible()
    await expect(page.getByText(/This memory is no longer here/)).toBeVisible()
    await expect(page.getByText(/please try again/)).toBeHidden()
    await expect(memoryField(page)).toHaveValue('Last words')
  })
})
