import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { fixture } from '../support/fixtures.ts'
import { test as base, expect, logInAsAdministrator, takeScreenshot } from '../support/journey.ts'
import type { Site } from '../support/site.ts'

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

test('where the server has no ffmpeg this device makes the film by the same button, and names what is lost @both', async ({
  page,
  site,
}, testInfo) => {
  const admin = await site.administrator()
  const form = { title: 'The bee', file: fixture('photos/landscape-2mp-bee.jpg') }
  const { id } = (await admin.call('POST /api/media', { form })).body
  await site.world.settle()
  const folder = path.join(site.dataDir, 'files/private', id)
  for (const name of await readdir(folder)) await writeFile(path.join(folder, name), 'damaged')
  const panel = await openPanel(page, site)
  const start = panel.getByRole('button', { name: 'Make the Film' })
  await expect(panel.getByText('This device makes it.')).toBeVisible()
  await expect(panel.getByRole('radio')).toHaveCount(0)
  await start.click()
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await start.click()
  await expect(panel.getByText('The film is ready.')).toBeVisible({ timeout: 120_000 })
  await expect(panel.getByRole('listitem')).toHaveText([
    'No song is in the playlist, so the film’s music is silence.',
    'Could not be read, and is black in the film: The bee',
  ])
  await takeScreenshot(page, testInfo, 'lost')
})

test('a device that cannot make films is told so before, with other ways, and has no button', async ({
  page,
  site,
}, testInfo) => {
  // encoders that say yes and then fail, as some do
  await page.addInitScript(() => {
    const { prototype } = VideoEncoder
    prototype.encode = () => {
      throw new DOMException('refused', 'EncodingError')
    }
  })
  const panel = await openPanel(page, site)
  await expect(panel.getByText('it does not encode H.264')).toBeVisible()
  await expect(panel.getByRole('listitem')).toHaveText([/Firefox 130/, /apt install ffmpeg/, /npm run film/])
  await expect(panel.getByRole('button')).toHaveCount(0)
  await takeScreenshot(page, testInfo, 'no-encoder')
  await page.addInitScript(() => Reflect.deleteProperty(window, 'VideoEncoder'))
  await page.reload()
  await expect(panel.getByText('This browser cannot make films.')).toBeVisible()
  await expect(panel.getByRole('button')).toHaveCount(0)
})

test('a film that has no room, or nothing to show, is not begun, and the reason said', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    navigator.storage.estimate = () => Promise.resolve({ quota: 3_000_000, usage: 1_000_000 })
  })
  const panel = await openPanel(page, site)
  const start = panel.getByRole('button', { name: /^Make (the|a New) Film$/ })
  await start.click()
  await expect(panel.getByRole('alert')).toHaveText('There is no photograph yet that the film could show.')
  const admin = await site.administrator()
  const form = { file: fixture('photos/landscape-2mp-bee.jpg') }
  expect((await admin.call('POST /api/media', { form })).status).toBe(201)
  await start.click()
  await expect(panel.getByRole('alert')).toHaveText(/may take 3.1 MB, and this browser has 1.9 MB left/)
})

async function openPanel(page: Page, site: Site) {
  await logInAsAdministrator(page, site)
  await page.goto('/admin#music')
  return page.getByRole('group', { name: 'The film' })
}
