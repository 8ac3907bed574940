import { pageTexts } from '../../../languages/en/memorial/pages.ts'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { isAlwaysFound, notFoundPage, pages } from '../../../contract/pages/page.ts'
import { takePorts } from '../../../scripts/support/takePorts.ts'
import { newSqliteFolder } from '../../support/world/backends.ts'
import { environmentOf } from '../../support/world/environment.ts'
import { administrator } from '../../support/world/template.ts'
import { test } from '../../support/pages/watchedTest.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const started: ChildProcess[] = []

// the server ends here even if the test ends while it waits for the server
test.afterEach(async () => {
  for (const child of started.splice(0)) if (child.kill()) await once(child, 'exit')
})

test('`npm run dev` shows every page whole, and again when a file is saved', async ({ page }) => {
  const memorial = await newSqliteFolder('sampleLife')
  const [port] = await takePorts(1)
  const url = `http://127.0.0.1:${port}`
  const dev = spawn(process.execPath, [path.join(root, 'scripts/support/devServer.mjs')], {
    env: { ...process.env, ...environmentOf(memorial), PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push(dev)
  let printed = ''
  dev.stdout.on('data', (bytes: Buffer) => (printed += bytes.toString()))
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await expect.poll(() => printed).toContain(`The memorial is at ${url} `)
  // the login is needed, because the dashboard sends other visitors to the login page
  await page.request.post(`${url}/api/login`, { data: administrator })
  for (const { path: address } of [...pages.filter(isAlwaysFound), notFoundPage])
    await test.step(address, async () => {
      const { title } = pageTexts[address]
      await page.goto(url + address)
      await expect(page).toHaveTitle(new RegExp(title || 'Walter Arne Lindholm'))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('body')).toHaveCSS('margin', '0px')
      for (const picture of await page.getByRole('main').getByRole('img').all()) {
        // a picture far below loads when somebody scrolls near it
        await picture.evaluate((image) => image.scrollIntoView())
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0)
      }
    })
  await page.goto(`${url}/gallery`)
  const card = page.getByRole('link', { name: /^His favorite bridge/ }).first()
  await expect(card.getByRole('img')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  const saved = new Date()
  await utimes(path.join(root, 'web/site/entry.ts'), saved, saved)
  await page.waitForFunction(() => !('stillHere' in window))
  await card.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(errors).toEqual([])
  const worker = await page.request.get(`${url}/sw.js`)
  expect(worker.headers()['content-type']).toMatch(/javascript/)
})
