import type { Locator } from '@playwright/test'
import type { Edtf } from '../../../domain/calendar/edtf.ts'
import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'
import { resize } from '../../support/pages/resize.ts'
import { showManyPhotographs } from './manyPhotographs.ts'

test.use({ siteOptions: { content: 'small' } })

/** 2,000 photographs of 80 years; the last 25 have no date. */
const takenAt = (index: number) => (index < 1_975 ? (`${1941 + Math.floor(index / 25)}-06-01` as Edtf) : null)

for (const { width, count } of [
  { width: 1280, count: 2_000 },
  { width: 390, count: 2_000 },
  { width: 390, count: 160 },
])
  test(`the contact sheet jumps to a year, ${count} photographs, ${width} pixels wide`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const dates = count === 2_000 ? takenAt : (index: number) => takenAt(index * 13)
    await showManyPhotographs(page, site, count, (index) => ({ takenAt: dates(index) }))
    await openDashboard(page, site, 'media', 'Manage Media')
    await page.getByRole('radio', { name: 'Contact sheet' }).check()
    const years = page.getByLabel('Go to year')
    const firstTile = page.getByRole('checkbox', { name: 'Photograph 1', exact: true })
    await test.step('the first photograph is near the top of the tab', async () => {
      const readTop = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0
      const tabTop = await readTop(page.getByRole('tabpanel', { name: 'Media', exact: true }))
      expect((await readTop(firstTile)) - tabTop).toBeLessThan(width === 390 ? 200 : 125)
    })
    for (const { label, year } of [
      { label: '1990', year: '1990' },
      { label: '1950', year: '1950' },
      { label: 'No date', year: null },
    ])
      await test.step(label, async () => {
        await years.selectOption({ label })
        const first = Array.from({ length: count }, (_, index) => dates(index)?.slice(0, 4) ?? null).indexOf(
          year,
        )
        const tile = page.getByRole('checkbox', { name: `Photograph ${first + 1}`, exact: true })
        const isUncovered = async () =>
          tile.evaluate((element) => {
            const { left, top, width: tileWidth, height } = element.getBoundingClientRect()
            return element.contains(document.elementFromPoint(left + tileWidth / 2, top + height / 2))
          })
        await expect.poll(isUncovered).toBe(true)
      })
    await test.step('keys go through the years, and then to the photograph', async () => {
      await years.press('ArrowUp')
      await expect(years).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(page.locator('.sheet-tile:focus')).toBeInViewport()
    })
    await resize(page, { width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page)
  })

for (const { sheet, count, dates } of [
  { sheet: 'of one screen', count: 30, dates: takenAt },
  { sheet: 'of one year', count: 60, dates: () => '1958-06' as Edtf },
])
  test(`a sheet ${sheet} has nothing to jump to`, async ({ page, site }) => {
    await showManyPhotographs(page, site, count, (index) => ({ takenAt: dates(index) }))
    await openDashboard(page, site, 'media', 'Manage Media')
    await page.getByRole('radio', { name: 'Contact sheet' }).check()
    await expect(page.getByRole('checkbox')).toHaveCount(count)
    await expect(page.getByLabel('Go to year')).toHaveCount(0)
  })
