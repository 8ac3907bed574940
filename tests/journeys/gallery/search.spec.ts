import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { exportCopy } from '../../support/pages/exportCopy.ts'
import { expect, expectAccessible, openHydrated, test } from '../../support/pages/journey.ts'
import type { Site } from '../../support/pages/site.ts'
import { inFolder } from '../../support/world/backends.ts'
import { addMedia } from '../../support/world/addMedia.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

/** Adds 30 photographs, two of Łukasz in a certain year, and a memory of one. */
async function fill(site: Site) {
  const admin = await site.administrator()
  const file = 'photos/small-bee.jpg'
  await addMedia(admin, [
    ...Array.from({ length: 28 }, (_, number) => ({ file, title: `Meadow ${number + 1}` })),
    { file, title: 'Łukasz at the lake', description: 'Summer of 1962' },
    { file, title: 'Two of us', description: 'Łukasz and Ida, 1962' },
  ])
  for (const content of ['The lake was cold in 1962, said Łukasz.', 'He whistled.'])
    await admin.call('POST /api/memories', { body: { name: 'Ida', content } })
}

async function search(page: Page, query: string) {
  await page.getByRole('searchbox', { name: 'Search' }).fill(query)
  await page.keyboard.press('Enter')
}
const cards = (page: Page) => page.locator('.polaroid')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })
    const open = (page: Page, url: string) => (javaScriptEnabled ? openHydrated(page, url) : page.goto(url))

    test('visitors find photographs and memories, step through what is found, and go back', async ({
      page,
      site,
    }) => {
      await fill(site)
      await open(page, '/gallery')
      await search(page, 'lukasz 1962')
      await expect(page).toHaveURL('/gallery?q=lukasz+1962')
      await expect(heading(page, '2 found for “lukasz 1962”')).toBeVisible()
      await open(page, page.url())
      await expect(cards(page)).toHaveCount(2)
      await expect(page.getByRole('searchbox')).toHaveValue('lukasz 1962')
      if (javaScriptEnabled) {
        await expectAccessible(page)
        await page.getByRole('link', { name: 'Łukasz at the lake', exact: true }).click()
        await page.keyboard.press('ArrowRight')
        await expect(page.getByRole('dialog', { name: 'Two of us' })).toBeVisible()
        await expect(page).toHaveURL(/\?q=lukasz%201962&photo=/)
        await page.goBack()
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      await page.getByRole('button', { name: 'Photos' }).click()
      await expect(page).toHaveURL(/\?q=lukasz(%20|\+)1962&show=photos$/)
      await expect(cards(page)).toHaveCount(2)
      await page.getByRole('link', { name: 'In the memories: 1' }).click()
      await expect(heading(page, '1 found for “lukasz 1962”')).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(1)
      await search(page, 'whistled at noon')
      await expect(heading(page, 'Nothing found for “whistled at noon”')).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(page)
      await page.goBack()
      await expect(page.getByRole('article')).toHaveCount(1)
      await page.getByRole('link', { name: 'Show all' }).click()
      await expect(page.getByRole('article')).toHaveCount(2)
    })
  })

test('in a copy, which has no server, the same is found', async ({ page, site }) => {
  await fill(site)
  await site.stop()
  const folder = temporaryFolder()
  const { code, output } = await exportCopy(inFolder(site.dataDir), folder)
  expect(code, output).toBe(0)
  await page.goto(pathToFileURL(path.join(folder, 'gallery.html')).href)
  await search(page, 'lukasz 1962')
  await expect(heading(page, '2 found for “lukasz 1962”')).toBeVisible()
  await expect(cards(page)).toHaveCount(2)
  await expectAccessible(page)
  await page.reload()
  await expect(cards(page)).toHaveCount(2)
  await page.getByRole('link', { name: 'In the memories: 1' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await search(page, '!!')
  await expect(heading(page, 'Nothing found for “!!”')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
})
