import { expect, test } from '../../support/pages/journey.ts'

test.use({ siteOptions: { content: 'small' } })

test('a gallery whose list or pictures do not come says so', async ({ page, complaints }) => {
  await test.step('a picture that fails to load is replaced by a portrait that ships with the product', async () => {
    await page.route('**/uploads/**', (route) => route.fulfill({ status: 404 }))
    await page.goto('/gallery')
    const picture = page.getByRole('img', { name: 'Bees' })
    await expect(picture).toHaveAttribute('src', /^\/pictures\/.*portrait/)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })
  await test.step('the memorial still has these files: that is a fault, unlike a 404 of what was just hidden', async () => {
    await expect.poll(() => complaints.unexpected()).not.toEqual([])
    complaints.expect(/404/)
    await page.unroute('**/uploads/**')
  })
  await test.step('a list that fails to load says so, and loads on trying again', async () => {
    complaints.expect(/500|API request failed/)
    await page.route('**/api/media', (route) => route.fulfill({ status: 500, body: '{"message":"no"}' }))
    await page.goto('/gallery')
    await expect(page.getByText('Loading gallery items...')).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch media items' })).toBeVisible()
    await page.unroute('**/api/media')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
    await expect(page.getByRole('listitem').filter({ hasText: 'Bees' })).toBeVisible()
  })
})
