import type { Locator } from '@playwright/test'
import { mediaFixtures } from '../../support/world/contents.ts'
import { expect, openDashboard, test } from '../../support/pages/journey.ts'
import { failOnce } from '../../support/pages/failOnce.ts'
import { showManyPhotographs } from './manyPhotographs.ts'
import { expectOrder, mediaRow, titleFields } from '../../support/pages/mediaTab.ts'
import { toastOn } from '../../support/pages/toastOn.ts'

test.use({ siteOptions: { content: 'small' } })

const inOrder = mediaFixtures.map(({ title }) => title)

test('rows are moved by a number and by keys', { tag: '@smoke' }, async ({ page, site, complaints }) => {
  complaints.expect(/400|ERR_|no response|The order|API request failed/)
  await openDashboard(page, site, 'media', 'Manage Media')
  const [bees = '', lake = '', painting = '', film = ''] = inOrder
  const moveTo = page.getByRole('spinbutton', { name: 'Move to Bees' })

  await test.step('a position that is typed moves the row; anything else is ignored', async () => {
    await page.getByRole('textbox', { name: 'Title First film' }).fill('The film')
    await moveTo.fill('3')
    await moveTo.press('Enter')
    await expect(toastOn(page, 'Order updated')).toBeVisible()
    await expectOrder(page, lake, painting, bees, 'The film')
    await moveTo.fill('1')
    await moveTo.blur()
    await expectOrder(page, bees, lake, painting, 'The film')

    const sent: string[] = []
    page.on('request', (request) => request.url().endsWith('/reorder') && sent.push(request.url()))
    for (const ignored of ['0', '5', '1.5', '-1', '1']) {
      await moveTo.fill(ignored)
      await moveTo.press('Enter')
    }
    await expectOrder(page, bees, lake, painting, 'The film')
    expect(sent).toEqual([])
    // the row moves before the server has answered
    await expect
      .poll(async () => (await site.visitor.call('GET /api/media')).body.map(({ title }) => title))
      .toEqual([bees, lake, painting, film])
    await page.getByRole('textbox', { name: 'Title First film' }).fill(film)
  })

  await test.step('when an order cannot be saved the old one stands again', async () => {
    await failOnce(page, '**/api/media/reorder', 400)
    await moveTo.fill('4')
    await moveTo.press('Enter')
    await expect(toastOn(page, 'Reordering failed')).toContainText('Failed to reorder media items.')
    await expectOrder(page, ...inOrder)
  })

  await test.step('a row is dragged by keys, and what happens is spoken', async () => {
    const handle = page.getByRole('button', { name: 'Drag Bees' })
    const spoken = page.locator('[aria-live="assertive"]')
    await handle.press('Space')
    await expect(spoken).toHaveText('Picked up Bees, position 1 of 4.')
    await handle.press('ArrowDown')
    await handle.press('ArrowDown')
    await expect(spoken).toHaveText('Bees, position 3 of 4.')
    await handle.press('Escape')
    await expect(spoken).toHaveText('Bees was put back to position 1 of 4.')
    await expectOrder(page, ...inOrder)
    await handle.press('Enter')
    await handle.press('End')
    await handle.press('ArrowUp')
    await handle.press('Space')
    await expect(spoken).toHaveText('Bees was put down at position 3 of 4.')
    await expectOrder(page, lake, painting, bees, film)
    await expect(handle).toBeFocused()
  })
})

test('an Undo of the order that failed is pressed again, also when a photograph was deleted meanwhile', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/400|ERR_FAILED|no response|The order/)
  const [bees = '', lake = '', painting = '', film = ''] = inOrder
  await openDashboard(page, site, 'media', 'Manage Media')
  const moveTo = page.getByRole('spinbutton', { name: 'Move to Bees' })
  await moveTo.fill('4')
  await moveTo.press('Enter')
  const undo = (title: string) => toastOn(page, title).getByRole('button', { name: 'Undo' })
  await expect(undo('Order updated')).toBeVisible()
  await failOnce(page, '**/api/media/reorder', 0)
  await undo('Order updated').click()
  await expect(undo('An error occurred while reordering')).toBeVisible()
  await expectOrder(page, lake, painting, film, bees)
  const { body } = await site.visitor.call('GET /api/media')
  const id = body.find(({ title }) => title === painting)?.id ?? ''
  await (await site.administrator()).call('DELETE /api/media/:id', { params: { id } })
  await undo('An error occurred while reordering').click()
  await expectOrder(page, bees, lake, film)
  await expect(toastOn(page, 'Order updated')).toBeVisible()
})

test('a row is dragged by a finger @phone', async ({ page, site }) => {
  // all rows are in view, because the page scrolls while the finger is held near its edges
  await page.setViewportSize({ width: 390, height: 2_400 })
  await openDashboard(page, site, 'media', 'Manage Media')
  const [bees = '', lake = '', painting = '', film = ''] = inOrder
  await expectOrder(page, ...inOrder)
  const touch = await page.context().newCDPSession(page)
  const finger = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number }[]
  ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  const findPoint = async (target: Locator, x: number, y: number) => {
    const box = await target.boundingBox()
    return { x: (box?.x ?? 0) + x, y: (box?.y ?? 0) + y }
  }
  const moveOver = async (title: string, from: { x: number; y: number }) => {
    const to = await findPoint(mediaRow(page, title), 0, 60)
    for (const part of [0.2, 0.6, 1])
      await finger('touchMove', { x: from.x, y: from.y + (to.y - from.y) * part })
  }

  await test.step('at once by its handle', async () => {
    const from = await findPoint(page.getByRole('button', { name: 'Drag Bees' }), 22, 22)
    await finger('touchStart', from)
    await moveOver(lake, from)
    await finger('touchEnd')
    await expectOrder(page, lake, bees, painting, film)
  })

  const held = page.locator('.sortable-row.dragged')
  await test.step('after the finger has rested on the row', async () => {
    const from = await findPoint(mediaRow(page, film).locator('.media-details'), 60, 20)
    await finger('touchStart', from)
    await expect(held).toHaveAttribute('aria-rowindex', '5')
    await moveOver(bees, from)
    await finger('touchEnd')
    await expectOrder(page, lake, film, bees, painting)
    await expect(page.locator('[aria-live="assertive"]')).toHaveText(
      'First film was put down at position 2 of 4.',
    )
  })

  await test.step('not if it moves, or rests on a field or in search results; none of these is announced', async () => {
    // with a stopped clock, no finger rests unnoticed, however busy the machine is
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const restAt = async (from: { x: number; y: number }, ...to: { x: number; y: number }[]) => {
      await finger('touchStart', from)
      for (const point of to) await finger('touchMove', point)
      await page.clock.runFor(1_000)
      await expect(held).toHaveCount(0)
      await finger('touchEnd')
    }
    const details = mediaRow(page, film).locator('.media-details')
    const { x, y } = await findPoint(details, 60, 20)
    await restAt({ x, y }, { x, y: y + 40 }, { x, y: y + 80 })
    await restAt(await findPoint(page.getByRole('textbox', { name: 'Title First film' }), 30, 20))
    await page.getByRole('searchbox', { name: 'Search' }).fill(film)
    await expect(page.getByRole('button', { name: 'Drag First film' })).toHaveCount(0)
    await restAt(await findPoint(details, 60, 20))
    await expect(page.locator('[aria-live="assertive"]')).toHaveText(
      'First film was put down at position 2 of 4.',
    )
  })
})

test('a list of two thousand keeps its place and what is typed while a row moves', async ({ page, site }) => {
  const many = await showManyPhotographs(page, site, 2_000)
  await page.route('**/api/media/reorder', async (route, request) => {
    const { order } = request.postDataJSON() as { order: { id: string; order: number }[] }
    const places = new Map(order.map(({ id, order: place }) => [id, place]))
    for (const item of many) item.order = places.get(item.id) ?? item.order
    many.sort((a, b) => a.order - b.order)
    await route.fulfill({ json: many })
  })
  await openDashboard(page, site, 'media', 'Manage Media')
  await page.getByRole('radio', { name: 'List' }).check()
  await expect(titleFields(page).first()).toHaveValue('Photograph 1')
  expect(await titleFields(page).count()).toBeLessThan(100)
  await page.getByRole('textbox', { name: 'Description Photograph 2', exact: true }).fill('Typed')
  await page.evaluate(() => scrollTo(0, 90_000))
  const middle = page.getByRole('textbox', { name: /^Title Photograph 4\d\d$/ }).first()
  await expect(middle).toBeVisible()
  const name = (await middle.inputValue()).replace('Photograph ', '')
  const moveTo = page.getByRole('spinbutton', { name: `Move to Photograph ${name}`, exact: true })
  await moveTo.fill('1')
  const scrolled = await page.evaluate(() => scrollY)
  await moveTo.press('Enter')
  await expect(toastOn(page, 'Order updated')).toBeVisible()
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(300)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(titleFields(page).first()).toHaveValue(`Photograph ${name}`)
  await expect(page.getByRole('textbox', { name: 'Description Photograph 2', exact: true })).toHaveValue(
    'Typed',
  )
})
