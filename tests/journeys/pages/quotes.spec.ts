import { addMedia } from '../../support/world/addMedia.ts'
import { addServices, celebration, serviceCard } from '../../support/world/addServices.ts'
import { expect, openHydrated, test } from '../../support/pages/journey.ts'
import { expectDialogsInHistory } from '../../support/pages/expectDialogsInHistory.ts'

test('typewriter quotation marks are set wherever people read, and stay as typed where they edit', async ({
  page,
  site,
}) => {
  const admin = await site.administrator()
  const settings = { name: 'George "Jack" Miller', slideshowBeginning: 'on', wall: 'on' }
  await admin.call('PUT /api/settings', { body: settings })
  await addMedia(admin, [{ file: 'photos/landscape-2mp-bee.jpg', title: `Jack's "Bee"` }])
  const memory = { name: `Ida "Granny" O'Neil`, content: 'He sang.' }
  await site.visitor.call('POST /api/memories', { body: memory })
  await addServices(site, { ...celebration, title: `Jack's farewell`, location: "St. Mary's Church" })
  await test.step('his name, on each page and in the title of the tab', async () => {
    for (const path of ['/', '/obituary'] as const) {
      await openHydrated(page, path)
      await expect(page.getByRole('heading', { name: 'George “Jack” Miller' })).toBeVisible()
      await expect(page).toHaveTitle(/George “Jack” Miller$/)
    }
  })
  await test.step('a visitor’s name', async () => {
    await openHydrated(page, '/memories')
    await expect(
      page.getByRole('heading', { name: 'Share Your Memories of George “Jack” Miller' }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ida “Granny” O’Neil' })).toBeVisible()
  })
  await test.step('title and place of a service, but not its date and time', async () => {
    await openHydrated(page, '/services')
    const card = serviceCard(page, 'Jack’s farewell')
    await expect(card.getByText('St. Mary’s Church', { exact: true })).toBeVisible()
    const { date } = celebration
    const lines = await card.locator('.service-text > p').allTextContents()
    expect(lines).toEqual(expect.arrayContaining([date, '2:00 PM - 6:00 PM (Central Time)']))
  })
  await test.step('the title of a photograph, but not in the field that changes it', async () => {
    await openHydrated(page, '/gallery')
    await expect(page.getByText('Jack’s “Bee”')).toBeVisible()
    await page.getByRole('button', { name: `Edit Jack's "Bee"` }).click()
    await expect(page.getByLabel('Title')).toHaveValue(`Jack's "Bee"`)
    await page.keyboard.press('Escape')
    await expectDialogsInHistory(page, 0)
    await page.getByRole('link', { name: `Jack's "Bee"` }).first().click()
    await expect(page.getByRole('heading', { name: 'Jack’s “Bee”' })).toBeVisible()
    await expect(page).toHaveTitle('Jack’s “Bee” – George “Jack” Miller')
  })
  await test.step('title and captions of the slideshow', async () => {
    await page.goto('/slideshow')
    await expect(page.locator('.show-card-name')).toHaveText('George “Jack” Miller')
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('.show-caption-title')).toHaveText('Jack’s “Bee”')
  })
  await test.step('the wall', async () => {
    await page.goto('/wall')
    await expect(page.getByText('In memory of George “Jack” Miller')).toBeVisible()
    await expect(page.getByText('Ida “Granny” O’Neil')).toBeVisible()
  })
})
