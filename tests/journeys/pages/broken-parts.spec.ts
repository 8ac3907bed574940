import type { Page } from '@playwright/test'
import { expect, test } from '../../support/pages/journey.ts'

test.use({ siteOptions: { content: 'sampleLife' } })

/** Changes the server's response to a call. */
const answerWith = (page: Page, path: string, change: (answer: Record<string, unknown>[]) => unknown) =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: change((await response.json()) as Record<string, unknown>[]) })
  })

/** Overwrites fields of the first item of a list, so that its card breaks. */
const breakFirst =
  (fields: Record<string, unknown>) =>
  ([first, ...others]: Record<string, unknown>[]) => [{ ...first, ...fields }, ...others]

const parts = [
  { path: '/gallery', call: '/api/media', card: '.polaroid', fields: { title: null } },
  { path: '/services', call: '/api/services', card: '.service-card', fields: { location: null } },
  { path: '/memories', call: '/api/memories', card: '.memory', fields: { mediaIds: null } },
]

test('a page with a broken part shows the rest as the server rendered it', async ({ page, complaints }) => {
  complaints.expect(/TypeError/)
  for (const { path, call, card, fields } of parts) {
    await test.step(`on ${path} a card that cannot be drawn is left out, and only that`, async () => {
      const all = ((await (await page.request.get(call)).json()) as unknown[]).length
      await page.goto(path)
      await expect(page.locator(card)).toHaveCount(all)
      await answerWith(page, call, breakFirst(fields))
      await page.reload()
      await expect(page.locator(card)).toHaveCount(all - 1)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })

    await test.step(`${path} stays as the server drew it when its list is none`, async () => {
      await answerWith(page, call, () => ({ oh: 'no' }))
      await page.goto(path)
      await expect(page.getByText('Some of this page does not work right now.')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.locator(card).count()).toBeGreaterThan(0)
      await expect(page.getByText('Loading').filter({ visible: true })).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Load again' })).toBeVisible()
    })
    await page.unrouteAll()
  }
})

test('a page whose script does not load stays as the server rendered it', async ({ page, complaints }) => {
  complaints.expect(/.*/)
  await page.route('**/ObituaryPage-*.js', (route) => route.abort())
  await page.goto('/obituary')
  await expect(page.getByText('Some of this page does not work right now.')).toBeVisible()
  await expect(page.getByText('died at home on February 9, 2025')).toBeVisible()
})
