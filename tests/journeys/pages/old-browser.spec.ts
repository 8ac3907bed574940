import { expect, test } from '../../support/pages/journey.ts'

test.use({ siteOptions: { content: 'sampleLife' } })

test('in a browser too old for our scripts the pages read as without them', async ({ page, complaints }) => {
  complaints.expect(/Unexpected identifier/)
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'at'))
  const unread = { contentType: 'text/javascript', body: 'a syntax of later years' }
  await page.route('**/assets/*.js', (route) => route.fulfill(unread))
  await page.goto('/services')
  await page.getByRole('button', { name: 'Menu' }).click()
  const memories = page.getByRole('navigation').getByRole('link', { name: 'Memories' })
  await expect(memories).toBeVisible()
  await memories.click()
  await expect(page.getByText(/Sharing a memory needs JavaScript/)).toBeVisible()
  await page.goto('/gallery')
  await page.getByRole('link', { name: 'See all photographs and videos' }).click()
  await expect(page.getByRole('img').first()).toBeVisible()
  await page.goto('/slideshow')
  await expect(page.getByText(/The slideshow needs JavaScript/)).toBeInViewport()
})
