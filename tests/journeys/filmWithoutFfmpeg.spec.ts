import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { colouredPicture } from '../support/colouredPicture.ts'
import { expect, openDashboard, test as base } from '../support/journey.ts'

/** A process of these tests alone finds neither ffmpeg nor ffprobe. */
const test = base.extend<object, { noPrograms: void }>({
  noPrograms: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from it
    async ({}, use) => {
      process.env['PATH'] = ''
      await use()
    },
    { scope: 'worker', auto: true },
  ],
})

test('where the server has no ffmpeg, this device makes the film', async ({ page, site }) => {
  await openDashboard(page, site, 'music')
  const panel = page.getByRole('group', { name: 'The film' })
  const start = panel.getByRole('button', { name: /^Make (the|a New) Film$/ })
  await expect(panel.getByText('This device makes it.')).toBeVisible()
  await expect(panel.getByRole('radio')).toHaveCount(0)
  await test.step('a film of nothing, or without room, is not begun, and the reason said', async () => {
    await start.click()
    await expect(panel.getByRole('alert')).toHaveText('There is no photograph yet that the film could show.')
    const administrator = await site.administrator()
    const form = { title: 'Blue', file: await colouredPicture('#2040c0') }
    const { id } = (await administrator.call('POST /api/media', { form })).body
    await site.world.settle()
    site.world.breaksOriginal(id)
    const folder = path.join(site.dataDir, 'files/private', id)
    for (const name of await readdir(folder)) await writeFile(path.join(folder, name), 'damaged')
    await setFreeSpace(page, 2_000_000)
    await start.click()
    await expect(panel.getByRole('alert')).toHaveText(/may take 3.1 MB, and this browser has 1.9 MB left/)
  })
  await test.step('one that was cancelled is begun again, and names what is lost', async () => {
    await setFreeSpace(page, 2_000_000_000)
    await start.click()
    await panel.getByRole('button', { name: 'Cancel' }).click()
    await start.click()
    await expect(panel.getByText('The film is ready.')).toBeVisible({ timeout: 45_000 })
    await expect(panel.getByRole('listitem')).toHaveText([
      'No song is in the playlist, so the film’s music is silence.',
      'Could not be read, and is black in the film: Blue',
    ])
  })
})

/** As much as the browser says that it has for this page. */
const setFreeSpace = (page: Page, bytes: number) =>
  page.evaluate((free) => {
    navigator.storage.estimate = () => Promise.resolve({ quota: free + 1_000_000, usage: 1_000_000 })
  }, bytes)

test('a device that cannot make films says so, names other ways, has no button', async ({ page, site }) => {
  // encoders that say yes and then fail, as some do
  await page.addInitScript(() => {
    const { prototype } = VideoEncoder
    prototype.encode = () => {
      throw new DOMException('refused', 'EncodingError')
    }
  })
  await openDashboard(page, site, 'music')
  const panel = page.getByRole('group', { name: 'The film' })
  await expect(panel.getByText('it does not encode H.264')).toBeVisible()
  await expect(panel.getByRole('listitem')).toHaveText([/Firefox 130/, /apt install ffmpeg/, /npm run film/])
  await expect(panel.getByRole('button')).toHaveCount(0)
  await page.addInitScript(() => Reflect.deleteProperty(window, 'VideoEncoder'))
  await page.reload()
  await expect(panel.getByText('This browser cannot make films.')).toBeVisible()
  await expect(panel.getByRole('button')).toHaveCount(0)
})
