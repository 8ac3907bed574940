import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  logInAsAdministrator,
  openDashboard,
  openTab,
  test,
} from '../../support/pages/journey.ts'

const nameHim = { body: { name: 'George Miller' } }

for (const [width, height] of [
  [390, 220],
  [820, 150],
  [1280, 150],
] as const)
  test(`at ${width} px, the tabs begin with ‘Begin’ until there is a name; then the open one is within ${height} px`, async ({
    page,
    site,
  }) => {
    const begin = page.getByRole('link', { name: 'Begin', exact: true })
    const topOf = async (role: 'tablist' | 'tabpanel') =>
      (await page.getByRole(role).first().boundingBox())?.y ?? Infinity
    await page.setViewportSize({ width, height: 800 })
    await openDashboard(page, site)
    await expect(begin).toBeInViewport({ ratio: 1 })
    const box = await begin.boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(await topOf('tablist'))
    await expect(page.getByRole('tab', { name: 'Settings' })).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)

    await (await site.administrator()).call('PUT /api/settings', nameHim)
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Settings' })).toBeVisible()
    await expect(begin).toHaveCount(0)
    expect(await topOf('tabpanel')).toBeLessThanOrEqual(height)
    const heads = page.locator('.dashboard-head').locator('h1, a, button')
    const centers = await heads.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ y, height }) => Math.round(y + height / 2)),
    )
    expect(Math.max(...centers) - Math.min(...centers), 'one line').toBeLessThanOrEqual(4)
    await expectAccessible(page)
  })

test('a link leads to its field at the first press, also one that is opened in a new window', async ({
  page,
  site,
}) => {
  await (await site.administrator()).call('PUT /api/settings', nameHim)
  await logInAsAdministrator(page, site)
  await page.goto('/admin#settings/about/birthDate')
  await expect(page.getByLabel('Date of birth')).toBeFocused()
  const leadsTo = async (name: string | RegExp, field: ReturnType<Page['getByLabel']>) => {
    await openTab(page, 'For the day')
    const open = page.getByRole('region', { name: 'Still open' })
    const more = open.getByRole('button', { name: /more$/ })
    if ((await more.getAttribute('aria-expanded')) === 'false') await more.click()
    await open.getByRole('link', { name }).click()
    await expect(field).toBeFocused()
    await expect(field).toBeInViewport({ ratio: 0.5 })
  }
  await leadsTo('A portrait', page.getByRole('button', { name: 'Choose a picture' }).first())
  await leadsTo('A service', page.getByRole('button', { name: 'Add Service' }))
  await leadsTo(/^The obituary/, page.getByLabel('Obituary text'))
  await leadsTo(/^The words about the donation/, page.getByLabel('Words about the donation'))
})
