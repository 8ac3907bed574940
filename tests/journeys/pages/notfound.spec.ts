import { expect, expectAccessible, openHydrated, test } from '../../support/pages/journey.ts'

test('an unknown address is the not-found page, with 404 and ways on', { tag: '@smoke' }, async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 404/)
  await test.step('it says so, and leads home', async () => {
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(/^404 Page Not Found/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL('/')
  })
  await test.step('the menu is there too', async () => {
    await openHydrated(page, '/galery')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation').getByRole('link', { name: 'Gallery' }).click()
    await expect(page).toHaveURL('/gallery')
  })
})
