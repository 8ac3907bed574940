import type { Request } from '@playwright/test'
import sharp from 'sharp'
import { fixture } from '../support/fixtures.ts'
import { expect, test } from '../support/journey.ts'
import { addCaption, choose, memoriesOf, openForm, shareButton, toast } from './memoryForm.ts'

const five = [
  'formats/made.heic',
  'orientation/portrait-orientation-6.jpg',
  'photos/person-small-square.jpg',
  'formats/expected-picture.png',
  'photos/person-blackwhite-small.jpg',
]

/** Small and grey, so that two pictures can be compared by what they show. */
const gist = async (bytes: Buffer) =>
  sharp(bytes).autoOrient().resize(12, 18, { fit: 'fill' }).greyscale().raw().toBuffer()

/** The name of the photo that an upload carries. */
const fileNameIn = (request: Request) =>
  /"filename":"([^"]+)"/.exec(request.postDataBuffer()?.toString('latin1') ?? '')?.[1] ?? ''

test('@phone five photos, one HEIC and one turned, over a line that breaks twice: one memory, complete and upright', async ({
  page,
  site,
  context,
  complaints,
}) => {
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
  await page.getByLabel('Name', { exact: true }).fill('Ruth')
  await page.getByLabel('Memory', { exact: true }).fill('First line\nSecond line')
  await choose(page, five)
  await addCaption(page, 'made.heic')
  await page.getByLabel('Title made.heic').fill('By the path')
  await addCaption(page, 'expected-picture.png')
  await page.getByLabel('Description expected-picture.png').fill('From the hill')
  await shareButton(page).click()
  await expect(toast(page)).toContainText('Upload failed')
  await expect(toast(page)).toContainText('Failed to upload images. Please try again.')
  await expect(page.getByText('The connection was lost.')).toBeVisible()
  expect(await memoriesOf(site)).toEqual([])

  // the memory arrives, its answer does not
  let posts = 0
  await page.route('**/api/memories', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    posts += 1
    if (posts > 1) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await context.setOffline(false)
  await expect(toast(page)).toContainText('Submission failed')
  await expect(toast(page)).toContainText('Failed to share your memory. Please try again.')
  await expect(page.getByLabel('Memory', { exact: true })).toHaveValue('First line\nSecond line')
  await shareButton(page).click()
  await expect(toast(page)).toContainText('Memory shared')
  await expect(toast(page)).toContainText('Thank you for sharing your memory.')
  expect(posts).toBe(2)
  expect(answeredBeforeBreak).toHaveLength(1)
  expect(
    sent.filter((name) => name === answeredBeforeBreak[0]),
    'what had arrived stayed there',
  ).toHaveLength(1)
  expect(sent.length, 'what was on its way when the line broke went out again').toBeLessThanOrEqual(7)

  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByText('Second line')).toBeVisible()
  await expect(page.getByText('By the path')).toBeVisible()
  await expect(page.getByRole('article').locator('picture img')).toHaveCount(5)

  const [memory, ...others] = await memoriesOf(site)
  expect(others).toEqual([])
  const media = (await (await site.administrator()).call('GET /api/media')).body
  expect(media).toHaveLength(5)
  const inOrder = memory?.mediaIds.map((id) => media.find((item) => item.id === id))
  expect(inOrder?.map((item) => item?.originalName)).toEqual(five.map((file) => file.split('/').at(-1)))
  expect(inOrder?.map((item) => item?.title)).toContain('By the path')
  expect(inOrder?.[3]?.description).toBe('From the hill')

  const turned = inOrder?.[1]
  expect([turned?.width, turned?.height]).toEqual([1200, 1800])
  const served = await gist((await site.visitor.get(turned?.filePath ?? '')).bytes)
  const upright = await gist(fixture('orientation/portrait-orientation-1.jpg').bytes)
  const apart = served.reduce((sum, value, at) => sum + Math.abs(value - (upright[at] ?? 0)), 0)
  expect(apart / served.length).toBeLessThan(12)
})
