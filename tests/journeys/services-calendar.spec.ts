import { addServices, celebration, serviceCard } from '../support/addServices.ts'
import { expect, test } from '../support/journey.ts'

const past = { ...celebration, title: 'Vigil', date: 'March 1, 2020' }

test('a device whose clock is wrong changes nothing of what is past', async ({ page, site }) => {
  await addServices(site, celebration, past)
  for (const time of ['2015-01-01', '2051-01-01']) {
    await page.clock.install({ time: new Date(time) })
    await page.goto('/services')
    await expect(page.getByRole('main').getByRole('status')).toHaveText('')
    await page.clock.runFor('10:00')
    await expect(page.getByRole('article').first()).toHaveAccessibleName('Celebration of Life')
    const card = serviceCard(page, 'Celebration of Life')
    await expect(card.getByRole('link', { name: 'Add to Calendar' })).toBeVisible()
    await expect(card.getByRole('link', { name: 'Directions' })).toBeVisible()
    await expect(serviceCard(page, 'Vigil').getByRole('button', { name: 'Directions' })).toBeDisabled()
  }
})

test('a long description makes no calendar link too long, and says where the rest is', async ({
  page,
  site,
}) => {
  await addServices(site, { ...celebration, description: 'ご参列の皆様へ、'.repeat(170) })
  await page.goto('/services')
  await page.getByRole('button', { name: 'Other calendars Celebration of Life' }).click()
  const links = await serviceCard(page, 'Celebration of Life')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  expect(links.length).toBe(5)
  for (const link of links) expect(link.length).toBeLessThan(2_000)
  expect(new URL(links[1] ?? '').searchParams.get('details')).toMatch(new RegExp(`…\\n${site.url}/services$`))
})

test('calendars that open below the screen come into sight', async ({ page, site }) => {
  await addServices(site, celebration)
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/services')
  const opener = page.getByRole('button', { name: 'Other calendars Celebration of Life' })
  await opener.evaluate((button) => button.scrollIntoView({ block: 'end' }))
  await opener.click()
  await expect(page.getByRole('link', { name: 'Calendar file (.ics)' })).toBeInViewport({ ratio: 1 })
})
