import type { Page } from '@playwright/test'
import { mediaFixtures } from '../../support/world/contents.ts'
import { expect, openDashboard, reopenTab, test } from '../../support/pages/journey.ts'
import { expectOrder, mediaRow } from '../../support/pages/mediaTab.ts'
import { toastOn } from '../../support/pages/toastOn.ts'

test.use({ siteOptions: { content: 'small' } })

const titles = mediaFixtures.map(({ title }) => title)
const [bees = '', lake = '', painting = '', film = ''] = titles
const tile = (page: Page, title: string) => page.getByRole('checkbox', { name: title, exact: true })

test('photographs are dragged by the mouse', async ({ page, site }) => {
  // all rows are in view, because the page scrolls while the mouse is held near its edges
  await page.setViewportSize({ width: 1280, height: 1_700 })
  await openDashboard(page, site, 'media', 'Manage Media')

  await test.step('those that are chosen are dragged together, and the others give way at once', async () => {
    const order = async () => (await site.visitor.call('GET /api/media')).body.map(({ title }) => title)
    await page.getByRole('radio', { name: 'Contact sheet' }).check()
    await tile(page, bees).click()
    await tile(page, painting).click()
    const shown = () =>
      page
        .getByRole('checkbox')
        .evaluateAll((tiles) => tiles.map((each) => each.getAttribute('aria-label') ?? ''))
    const center = async (title: string) => {
      const box = await tile(page, title).boundingBox()
      return [(box?.x ?? 0) + 60, (box?.y ?? 0) + 60] as const
    }
    const end = await center(film)
    await page.mouse.move(...(await center(bees)))
    await page.mouse.down()
    await page.mouse.move(...end, { steps: 6 })
    await expect.poll(shown).toEqual([lake, film, bees, painting])
    await expect(page.locator('.held-pictures')).toHaveText('2')
    await expect(page.locator('.held-pictures')).toHaveCSS('opacity', '1')
    await page.keyboard.press('Escape')
    await expect.poll(shown).toEqual(titles)
    await page.mouse.up()
    await expect(page.getByText('2 chosen')).toBeVisible()
    expect(await order()).toEqual(titles)

    await page.mouse.move(...(await center(bees)))
    await page.mouse.down()
    await page.mouse.move(...end, { steps: 6 })
    await page.mouse.up()
    await expect(toastOn(page, 'Order updated')).toBeVisible()
    expect(await order()).toEqual([lake, film, bees, painting])
    await expect(page.getByText('2 chosen')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(order).toEqual(titles)
  })

  await test.step('a row is dragged by the mouse, is opaque while the others make room, and put back by Escape', async () => {
    await reopenTab(page, 'Manage Media')
    await page.getByRole('radio', { name: 'List' }).check()
    const drag = async (to: string) => {
      await page.getByRole('button', { name: 'Drag Bees' }).hover()
      await page.mouse.down()
      const box = await mediaRow(page, to).boundingBox()
      await page.mouse.move(300, (box?.y ?? 0) + 40, { steps: 6 })
    }
    const place = async (title: string) => Math.round((await mediaRow(page, title).boundingBox())?.y ?? 0)
    const before = { bees: await place(bees), film: await place(film) }
    await drag(painting)
    await expect(mediaRow(page, bees)).toHaveCSS('opacity', '1')
    await expect.poll(() => place(lake)).toBe(before.bees)
    expect(await place(film)).toBe(before.film)
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expectOrder(page, ...titles)
    // next to the handle, the mouse selects text
    const drags = page.locator('.sortable-row.dragged')
    await mediaRow(page, bees).locator('.media-details').hover()
    await page.mouse.down()
    await page.mouse.move(300, before.film, { steps: 6 })
    await expect(drags).toHaveCount(0)
    await page.mouse.up()
    // the browser must not drag selected text instead
    await page.keyboard.press('ControlOrMeta+A')
    await drag(painting)
    await page.mouse.up()
    await expect(toastOn(page, 'Order updated')).toBeVisible()
    await expectOrder(page, lake, painting, bees, film)
    await reopenTab(page, 'Manage Media')
    await expectOrder(page, lake, painting, bees, film)
  })
})
