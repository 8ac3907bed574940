import { expect, test } from '../../support/pages/journey.ts'
import { choosePhotos, readMemories, nameField, openForm, shareButton, toast } from './memoryForm.ts'

const five = [
  'formats/made.heic',
  'orientation/portrait-orientation-6.jpg',
  'photos/person-small-square.jpg',
  'formats/expected-picture.png',
  'photos/person-blackwhite-small.jpg',
]

test('@phone a memory with five photos outlives a lost line', async ({ page, site, context, complaints }) => {
  complaints.expect(/Failed to load resource|API request failed|ERR_/)
  let sent = 0
  await page.route('**/api/media/upload', async (route) => {
    sent += 1
    if (sent !== 3) return route.continue()
    await context.setOffline(true)
    return route.abort('internetdisconnected')
  })
  await openForm(page)
  await nameField(page).fill('Ruth')
  await choosePhotos(page, five)
  await shareButton(page).click()
  await expect(page.getByText('The connection was lost.')).toBeVisible()
  expect(await readMemories(site)).toEqual([])

  await context.setOffline(false)
  await expect(toast(page)).toContainText('Memory shared')
  await expect(page.getByRole('article').locator('picture img')).toHaveCount(5)
  const [memory, ...others] = await readMemories(site)
  expect(others).toEqual([])
  const media = (await (await site.administrator()).call('GET /api/media')).body
  expect(media).toHaveLength(5)
  const names = memory?.mediaIds.map((id) => media.find((item) => item.id === id)?.originalName)
  expect(names).toEqual(five.map((file) => file.split('/').at(-1)))
})
