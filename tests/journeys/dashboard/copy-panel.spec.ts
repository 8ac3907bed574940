import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { Site } from '../../support/pages/site.ts'
import { expect, expectAccessible, openDashboard, openTab, test } from '../../support/pages/journey.ts'
import { readZip } from '../../support/files/readZip.ts'

test.use({ siteOptions: { content: 'sampleLife' } })

async function openPanel(page: Page, site: Site): Promise<Locator> {
  await openDashboard(page, site, 'settings', 'Keeping it safe')
  return page.getByRole('group', { name: 'A copy to keep' })
}

const isBeingMade = /^Being made: \d+%\. You can leave this page\.$/
let release = () => {}

/** Holds the copy's reads from the disk, after the first five, until the returned function is called or the test ends. */
function holdCopying({ world }: Site) {
  const { fileWorkers } = world.context
  const { insert } = fileWorkers
  const { promise, resolve } = Promise.withResolvers<void>()
  let begun = 0
  fileWorkers.insert = async (...asked) => {
    if (++begun > 5) await promise
    return insert(...asked)
  }
  release = resolve
  return resolve
}

test.afterEach(() => release())

test('a copy is made in the background, names what cannot be read, is downloaded, and opens as a ZIP file', {
  tag: '@smoke',
}, async ({ page, site }) => {
  const panel = await openPanel(page, site)
  const letGo = holdCopying(site)
  const { storage } = site.world.context
  const [lost] = (await site.visitor.call('GET /api/media')).body
  site.world.breaksOriginal(lost?.id ?? '')
  await storage.remove(await storage.list(`private/${lost?.id}/`))
  await panel.getByRole('button', { name: 'Make a Copy' }).click()
  await expect(panel.getByRole('status')).toHaveText(isBeingMade)
  await expect(panel.getByRole('progressbar', { name: 'Progress' })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await openTab(page, 'Keeping it safe')
  await expect(panel.getByText(isBeingMade), 'it went on without the page').toBeVisible()
  letGo()
  await expect(panel.getByRole('status')).toContainText('Your copy is ready.')
  await expect(panel.getByRole('alert')).toContainText(lost?.title ?? '')
  await expect(panel.getByText(/^You can download it until \w+ \d+\.$/)).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await panel.getByRole('link', { name: /^Download \(\d/ }).click()
  const files = readZip(await readFile(await (await download).path()))
  expect([...files.keys()].some((name) => name.endsWith('/index.html'))).toBe(true)
})

test('a copy for which there is no room, or which is canceled, is not there', async ({ page, site }) => {
  const panel = await openPanel(page, site)

  await test.step('where there is no room it says so', async () => {
    const { fileWorkers } = site.world.context
    const { insert } = fileWorkers
    fileWorkers.insert = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
    await panel.getByRole('button', { name: 'Make a Copy' }).click()
    await expect(panel.getByRole('alert')).toContainText('There is no room left on the disk.')
    await expectAccessible(page)
    fileWorkers.insert = insert
  })

  await test.step('one that is canceled is not there', async () => {
    holdCopying(site)
    await panel.getByRole('button', { name: 'Start Again' }).click()
    await expect(panel.getByText(isBeingMade)).toBeVisible()
    await panel.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('No copy was made.')).toBeVisible()
    await expect(panel.getByRole('link')).toHaveCount(0)
  })
})

test('a keeper who closes the login while a copy is made is not asked again', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/status of 401|Unauthorized/)
  const letGo = holdCopying(site)
  // the fake clock comes first, because it cannot stop timers that the page set before it was installed
  await page.clock.install()
  const panel = await openPanel(page, site)
  await panel.getByRole('button', { name: 'Make a Copy' }).click()
  await expect(panel.getByText(isBeingMade)).toBeVisible()
  await page.context().clearCookies()
  await page.clock.runFor(1_000)
  const login = page.getByRole('dialog', { name: 'Admin Login' })
  await login.getByRole('button', { name: 'Close' }).click()
  await expect(panel.getByRole('alert')).toContainText('This cannot be shown right now')
  await page.clock.runFor(5_000)
  await expect(login).toBeHidden()
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(login).toBeVisible()
  letGo()
})
