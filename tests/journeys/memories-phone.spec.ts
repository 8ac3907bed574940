import type { Request } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { choose, memoriesOf, nameField, openForm, shareButton, toast } from './memoryForm.ts'

const five = [
  'formats/made.heic',
  'orientation/portrait-orientation-6.jpg',
  'photos/person-small-square.jpg',
  'formats/expected-picture.png',
  'photos/person-blackwhite-small.jpg',
]

/** The name of the photo that an upload carries. */
const fileNameIn = (request: Request) =>
  /"filename":"([^"]+)"/.exec(request.postDataBuffer()?.toString('latin1') ?? '')?.[1] ?? ''

test('@phone a memory with five photos outlives a lost line', async ({ page, site, context, complaints }) => {
  complaints.expect(/Failed to load resource|API request failed|ERR_/)
  const sent: string[] = []
  const answered: string[] = []
  const answeredBeforeBreak: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/api/media/upload')) answered.push(fileNameIn(response.request()))
  })
  await page.route('**/api/media/upload', async (route) => {
    sent.push(fileNameIn(route.request()))
    if (sent.length !== 3) return route.continue()
    answeredBeforeBreak.push(...answered)
    await context.setOffline(true)
    return route.abort('internetdisconnected')
  })
  await openForm(page)
  await nameField(page).fill('Ruth')
  await choose(page, five)
  await shareButton(page).click()
  await expect(page.getByText('The connection was lost.')).toBeVisible()
  expect(await memoriesOf(site)).toEqual([])

  await context.setOffline(false)
  await expect(toast(page)).toContainText('Memory shared')
  expect(answeredBeforeBreak).toHaveLength(1)
  expect(
    sent.filter((name) => name === answeredBeforeBreak[0]),
    'what had arrived stayed there',
  ).toHaveLength(1)
  expect(sent.length, 'what was on its way when the line broke went out again').toBeLessThanOrEqual(7)

  await expect(page.getByRole('article').locator('picture img')).toHaveCount(5)
  const [memory, ...others] = await memoriesOf(site)
  expect(others).toEqual([])
  const media = (await (await site.administrator()).call('GET /api/media')).body
  expect(media).toHaveLength(5)
  const names = memory?.mediaIds.map((id) => media.find((item) => item.id === id)?.originalName)
  expect(names).toEqual(five.map((file) => file.split('/').at(-1)))
})
