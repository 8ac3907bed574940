import type { Page } from '@playwright/test'
import type { Edtf } from '../../../domain/calendar/edtf.ts'
import { setFontSize } from '../../support/pages/fontSize.ts'
import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'
import { resize } from '../../support/pages/resize.ts'
import { showManyPhotographs } from './manyPhotographs.ts'

test.use({ siteOptions: { content: 'small' } })

/** Dates of all kinds, and what the contact sheet says. */
const dates = {
  '1946-02-11': 'Feb 11, 1946',
  '1946-09-18': 'Sep 18, 1946',
  '2004-07-18T16:42:10': 'Jul 18, 2004',
  '1946-09': 'September 1946',
  '1958-21': 'spring 1958',
  '1958-22': 'summer 1958',
  '1965': '1965',
  '1965~': 'about 1965',
  '1965-11?': 'perhaps November 1965',
  '1965-11-22%': 'perhaps about Nov 22, 1965',
  '195X': '1950s',
  '18XX': '19th century',
  '1960/1965': '1960 to 1965',
  '1960-09-18/1965-12-24': 'Sep 18, 1960 to Dec 24, 1965',
  '1960-09-18~/1965-12-24?': 'about Sep 18, 1960 to perhaps Dec 24, 1965',
  '1950/..': 'since 1950',
  '../1950-09': 'until September 1950',
} as const

/** The longest come first, so that the first lines of the sheet are higher than the others. */
const longestFirst = Object.entries(dates).sort(([, one], [, other]) => other.length - one.length)

/** Finds the dates of which a part is outside their tile, or is covered by the next line. */
const findClippedDates = (page: Page) =>
  page.locator('.sheet-tile').evaluateAll((tiles) =>
    tiles.flatMap((tile) => {
      const date = tile.querySelector('.sheet-date')
      if (!date?.firstChild) return []
      const text = document.createRange()
      text.selectNodeContents(date)
      const [outer, inner, own] = [tile, text, date].map((part) => part.getBoundingClientRect())
      if (!outer || !inner || !own) return []
      const isInside =
        inner.left >= outer.left &&
        inner.right <= outer.right + 0.5 &&
        inner.bottom <= outer.bottom + 0.5 &&
        // an ellipsis hides letters that still count as inside
        date.scrollWidth <= date.clientWidth &&
        own.height + 0.5 >= inner.height
      return isInside ? [] : [date.textContent]
    }),
  )

test('the contact sheet shows every date with its year, at every width and size of letters', async ({
  page,
  site,
}) => {
  await showManyPhotographs(page, site, longestFirst.length, (index) => ({
    takenAt: longestFirst[index]?.[0] as Edtf,
  }))
  await openDashboard(page, site, 'media', 'Manage Media')
  await page.getByRole('radio', { name: 'Contact sheet' }).check()

  for (const fontSize of [16, 32])
    for (const width of [390, 820, 1280, 2560])
      await test.step(`${width} px wide, letters of ${fontSize} px`, async () => {
        await setFontSize(page, fontSize)
        await resize(page, { width, height: 900 })
        await expect(page.locator('.sheet-date')).toHaveText(longestFirst.map(([, text]) => text))
        expect(await findClippedDates(page)).toEqual([])
        const isScrolledSideways = () =>
          page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
        expect(await isScrolledSideways()).toBe(false)
      })
  await expectAccessible(page)

  await test.step('a frame at the lower edge of a high line chooses what is there', async () => {
    await setFontSize(page, 16)
    await resize(page, { width: 390, height: 900 })
    const tile = page.getByRole('checkbox', { name: 'Photograph 7', exact: true })
    await tile.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    // waits until nothing moves
    await tile.hover()
    const { x, y, height } = (await tile.boundingBox()) ?? { x: 0, y: 0, height: 0 }
    await page.mouse.move(x + 20, y + height - 12)
    await page.mouse.down()
    await page.mouse.move(x + 40, y + height - 4, { steps: 5 })
    await page.mouse.up()
    await expect(tile).toBeChecked()
    await expect(page.getByText('1 chosen')).toBeVisible()
  })
})
