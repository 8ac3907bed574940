import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { environmentOf } from '../support/environment.ts'
import { fixturePath } from '../support/fixtures.ts'
import { logInAsAdministrator, expect, test } from '../support/journey.ts'
import { newFolder } from '../support/backends.ts'
import { startProcess } from '../support/process.ts'
import { choose, memoryField, nameField, openForm, shareButton, toast } from './memoryForm.ts'

test.use({ siteOptions: { postgresS3: true } })

const isSeen = (page: Page, title: string) =>
  expect
    .poll(() =>
      page.getByRole('img', { name: title }).evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)

test('two servers on one PostgreSQL and one bucket are one memorial, for a guest and for the family', async ({
  page,
  site,
  complaints,
}) => {
  const dataDir = await newFolder()
  const other = await startProcess(environmentOf({ ...site.world.backend, dataDir }))
  // for this page the second server is another host
  complaints.expect(new RegExp(`requested from another host: ${other.url}`))

  await openForm(page)
  await nameField(page).fill('Ruth')
  await memoryField(page).fill('He lent me his tripod, and never asked for it.')
  await choose(page, ['photos/person-small-square.jpg'])
  await shareButton(page).click()
  await expect(toast(page)).toContainText('Memory shared')

  await page.goto(`${other.url}/memories`)
  await expect(page.getByRole('article')).toContainText('He lent me his tripod')
  await isSeen(page, 'Photo from Ruth')

  await logInAsAdministrator(page, site)
  await page.goto(`${other.url}/admin`)
  await page.getByLabel('Select files').setInputFiles(fixturePath('photos/landscape-2mp-bee.jpg'))
  await page.getByLabel('Title landscape-2mp-bee.jpg').fill('In the garden')
  await page.getByRole('button', { name: 'Upload All Files' }).click()
  await expect(toast(page)).toContainText('Upload successful')

  await page.goto('/gallery')
  await isSeen(page, 'In the garden')
  await page.goto('/slideshow')
  await expect(page.getByText('Slide 1 of 2')).toBeVisible()

  other.kill('SIGTERM')
  expect(await other.ended).toBe(0)
  await rm(dataDir, { recursive: true })
})
