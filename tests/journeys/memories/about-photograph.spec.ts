import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../support/pages/journey.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { memoryField, nameField, readMemories, shareButton } from './memoryForm.ts'

const telling = (page: Page) => page.getByText('You are writing about this photograph')
const tell = (page: Page) => page.getByRole('link', { name: 'Tell about this photograph' })

test('a visitor tells about a photograph, which then leads to the memory @both', async ({
  page,
  site,
  complaints,
}) => {
  const admin = await site.administrator()
  const pier = await addPhoto(admin, { title: 'The pier' })
  const lake = await addPhoto(admin, { title: 'The lake' })
  const open = (id: string) => page.goto(`/gallery?photo=${id}`)
  await test.step('the open photograph asks for nothing before the family does', async () => {
    await open(pier.id)
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
    await expect(tell(page)).toHaveCount(0)
    await admin.call('PUT /api/settings', { body: { askVisitors: 'on' } })
  })
  await test.step('it opens the form, which shows it, also after a reload', async () => {
    await open(pier.id)
    await expectAccessible(page)
    await tell(page).click()
    await expect(telling(page)).toBeVisible()
    await expect(nameField(page)).toBeFocused()
    await memoryField(page).fill('We caught an eel.')
    await page.reload()
    await page.getByRole('button', { name: 'Expand' }).click()
    await expect(telling(page)).toBeVisible()
    await expect(page.locator('.about-photo img')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('the memory shows it, and opens it', async () => {
    await nameField(page).fill('Ida')
    await shareButton(page).click()
    const card = page.getByRole('article')
    await card.getByRole('img', { name: 'The pier' }).click()
    await expect(page.getByRole('dialog', { name: 'The pier' })).toBeVisible()
    expect((await readMemories(site))[0]?.mediaIds).toEqual([pier.id])
  })
  await test.step('a question says that it stays if the memory is withdrawn', async () => {
    await page.goBack()
    await page.goto(await page.getByLabel('Your private link').inputValue())
    await page.getByRole('button', { name: 'Withdraw Memory' }).click()
    await expect(page.getByText('The photograph from the gallery stays.')).toBeVisible()
    await page.getByRole('button', { name: 'Keep it' }).click()
  })
  await test.step('it says who told about it, and leads there', async () => {
    await open(pier.id)
    await page.getByRole('link', { name: 'Ida told about this' }).click()
    await expect(page.getByRole('article').getByText('We caught an eel.')).toBeInViewport()
  })
  await test.step('a memory can do without it', async () => {
    await open(lake.id)
    await tell(page).click()
    await page.getByRole('button', { name: 'Write without this photograph' }).click()
    await expect(telling(page)).toHaveCount(0)
    await expect(nameField(page)).toBeFocused()
  })
  await test.step('if it is hidden in the meantime, one sentence says so, and no word is lost', async () => {
    complaints.expect(/status of 400|cannot be added to this memory/)
    await open(lake.id)
    await tell(page).click()
    await nameField(page).fill('Carl')
    await expect(page.locator('.about-photo img')).toBeVisible()
    await admin.call('POST /api/media/visibility', { body: { ids: [lake.id], visible: false } })
    await shareButton(page).click()
    await expect(page.getByText('The photograph is no longer here.')).toBeVisible()
    await expect(nameField(page)).toHaveValue('Carl')
    await shareButton(page).click()
    await expect(page.getByText('Memory shared')).toBeVisible()
    expect((await readMemories(site)).map(({ name, mediaIds }) => [name, mediaIds])).toEqual([
      ['Carl', []],
      ['Ida', [pier.id]],
    ])
  })
  await test.step('a link to one that is gone opens the form with that sentence', async () => {
    await page.goto(`/memories?about=${lake.id}#add`)
    await expect(page.getByText('The photograph is no longer here.')).toBeVisible()
    await expect(telling(page)).toHaveCount(0)
  })
})
