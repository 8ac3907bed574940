import type { Page } from '@playwright/test'
import { mediaFixtures } from '../../support/world/contents.ts'
import { expect, expectAccessible, openDashboard, reopenTab, test } from '../../support/pages/journey.ts'
import { expectOrder } from '../../support/pages/mediaTab.ts'
import { toastOn } from '../../support/pages/toastOn.ts'
import type { Site } from '../../support/pages/site.ts'
import { showManyPhotographs } from './manyPhotographs.ts'

test.use({ siteOptions: { content: 'small' } })

const titles = mediaFixtures.map(({ title }) => title)
const [bees = '', lake = '', painting = '', film = ''] = titles

const openSheet = async (page: Page, site: Site) => {
  await openDashboard(page, site, 'media', 'Manage Media')
  await page.getByRole('radio', { name: 'Contact sheet' }).check()
}
const reopenSheet = async (page: Page) => {
  await reopenTab(page, 'Manage Media')
}
const tile = (page: Page, title: string) => page.getByRole('checkbox', { name: title, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const order = async (site: Site) => (await site.visitor.call('GET /api/media')).body.map(({ title }) => title)
const datesOf = async (site: Site) =>
  Object.fromEntries(
    (await site.visitor.call('GET /api/media')).body.map((item) => [item.title, item.takenAt]),
  )

/** Collects the requests that change something, from now on. */
const watchChanges = (page: Page) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return sent
}

test('the contact sheet: photographs are found and chosen', { tag: '@smoke' }, async ({ page, site }) => {
  await test.step('the list is shown first; the device remembers the contact sheet', async () => {
    await openDashboard(page, site, 'media', 'Manage Media')
    await expect(page.getByRole('radio', { name: 'List' })).toBeChecked()
    await expectOrder(page, ...titles)
    await page.getByRole('radio', { name: 'Contact sheet' }).check()
    await expect(page.getByRole('checkbox')).toHaveCount(4)
    await expect(page.getByRole('table')).toHaveCount(0)
    await tile(page, lake).click()
    await expectAccessible(page)
    await reopenTab(page, 'Manage Media')
    await expect(tile(page, bees)).toBeVisible()
  })

  await test.step('photographs are chosen by tap, by Shift and by keys', async () => {
    const bar = page.getByRole('button', { name: 'Choose all' })
    await expect(bar).toHaveCount(0)
    await tile(page, bees).click()
    await expect(page.getByText('1 chosen')).toBeVisible()
    await expect(bar).toBeInViewport({ ratio: 1 })
    await tile(page, painting).click({ modifiers: ['Shift'] })
    await expect(page.getByText('3 chosen')).toBeVisible()
    await tile(page, lake).click()
    await expect(tile(page, lake)).not.toBeChecked()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)

    await tile(page, lake).press('Space')
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Alt+ArrowRight')
    await expect(tile(page, painting)).toBeFocused()
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
    await page.keyboard.press('End')
    await expect(tile(page, film)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await expect(page.getByText('4 chosen')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Image Preview' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  })

  await test.step('a frame drawn by the mouse chooses what it touches', async () => {
    await tile(page, painting).scrollIntoViewIfNeeded()
    const from = await tile(page, lake).boundingBox()
    const to = await tile(page, painting).boundingBox()
    await page.mouse.move((from?.x ?? 0) + 30, (from?.y ?? 0) + 30)
    await page.mouse.down()
    await page.mouse.move((to?.x ?? 0) + 30, (to?.y ?? 0) + 60, { steps: 5 })
    await page.mouse.up()
    await expect(page.getByText('2 chosen')).toBeVisible()
    await expect(tile(page, lake)).toBeChecked()
    await expect(tile(page, painting)).toBeChecked()
    await tile(page, film).click()
    await expect(page.getByText('3 chosen')).toBeVisible()
  })

  await test.step('a search finds words in list and sheet, and what it hides is not chosen', async () => {
    await press(page, 'Choose all')
    await page.getByRole('searchbox', { name: 'Search' }).fill('garden')
    await expect(page.getByText('1 of 4 items')).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveCount(1)
    await expect(page.getByText('1 chosen')).toBeVisible()
    await page.getByRole('radio', { name: 'List' }).check()
    await page.getByRole('searchbox', { name: 'Search' }).fill('FILM')
    await expectOrder(page, film)
    await expect(page.getByRole('row').last()).toContainText('4')
    await page.getByRole('searchbox', { name: 'Search' }).fill('nobody')
    await expect(page.getByText('Nothing found for “nobody”.')).toBeVisible()
  })
})

test('what is chosen is changed together, and the toast undoes it', async ({ page, site, complaints }) => {
  complaints.expect(/status of 400|A date is written like/)
  const admin = await site.administrator()
  await openSheet(page, site)

  await test.step('they are moved together', async () => {
    await tile(page, lake).click()
    await tile(page, film).click()
    const sent = watchChanges(page)
    await press(page, 'Move to')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('spinbutton', { name: 'Position' }).fill('1')
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(toastOn(page, 'Order updated')).toBeVisible()
    expect(await order(site)).toEqual([lake, film, bees, painting])
    expect(sent).toEqual(['POST /api/media/reorder'])
    await expect(page.getByText('2 chosen')).toBeVisible()
    await press(page, 'Undo')
    await expect.poll(() => order(site)).toEqual(titles)
  })

  await test.step('they are hidden by one request, and shown again', async () => {
    await reopenSheet(page)
    await tile(page, bees).click()
    await tile(page, painting).click()
    const sent = watchChanges(page)
    await press(page, 'Hide')
    const toast = toastOn(page, 'Visitors no longer see 2 photographs and videos.')
    await expect(toast).toBeVisible()
    expect(await order(site)).toEqual([lake, film])
    await expect(page.getByRole('button', { name: 'Show', exact: true })).toBeVisible()
    await toast.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => order(site)).toEqual(titles)
    expect(sent).toEqual(['POST /api/media/visibility', 'POST /api/media/visibility'])
  })

  await test.step('they get one date, in the words of people, and each has its own back', async () => {
    const [first] = (await admin.call('GET /api/media')).body
    await admin.call('PUT /api/media/:id', { params: { id: first?.id ?? '' }, body: { takenAt: '1950' } })
    await reopenSheet(page)
    const before = await datesOf(site)
    await tile(page, bees).click()
    await press(page, 'Choose all')
    await press(page, 'Date')
    const dialog = page.getByRole('dialog')
    const field = dialog.getByRole('textbox', { name: 'Date taken' })
    const save = dialog.getByRole('button', { name: 'Save Date' })
    await field.fill('1958-00-00')
    await expect(dialog).toContainText('This date cannot be read.')
    await expect(save).toBeDisabled()
    await field.fill('31 June 1958')
    await expect(dialog).toContainText('June has only 30 days.')
    await field.fill('about 4/3/1965')
    await expect(field).toHaveAccessibleDescription('This can be two dates. Which one is it?')
    await expect(save).toBeDisabled()
    await expect(dialog.getByRole('button', { name: /^Write it as/ })).toHaveText([
      'Write it as about April 3, 1965?',
      'Write it as about March 4, 1965?',
    ])
    await dialog.getByRole('button', { name: 'Write it as about March 4, 1965?' }).click()
    await expect(field).toHaveValue('about March 4, 1965')
    await expect(save).toBeEnabled()
    await field.fill('6/1958')
    await expect(dialog).toContainText('This is June 1958.')
    const sent = watchChanges(page)
    await save.click()
    await expect(toastOn(page, '4 items: June 1958')).toBeVisible()
    expect(Object.values(await datesOf(site))).toEqual(Array(4).fill('1958-06'))
    await press(page, 'Undo')
    await expect.poll(() => datesOf(site)).toEqual(before)
    expect(sent).toEqual(['POST /api/media/dates', 'POST /api/media/dates'])
  })

  await test.step('the order of the dates puts the oldest first, and the toast takes it back', async () => {
    const { body } = await admin.call('GET /api/media')
    const dates = body.map(({ id }, index) => ({ id, takenAt: [null, '1980', '195X', '1958-06'][index] }))
    await admin.call('POST /api/media/dates', { body: { dates } })
    await reopenSheet(page)
    await press(page, 'Order by date')
    await expect(toastOn(page, '1 item is at the end')).toBeVisible()
    expect(await order(site)).toEqual([painting, film, lake, bees])
    await press(page, 'Undo')
    await expect.poll(() => order(site)).toEqual(titles)
  })

  await test.step('they are deleted after a question that shows them', async () => {
    await tile(page, bees).click()
    await tile(page, film).click()
    const sent = watchChanges(page)
    await press(page, 'Delete')
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
    await expect(question).toContainText('This will permanently delete 2 photographs and videos.')
    await expect(question.getByRole('img')).toHaveCount(2)
    await expect(question.getByRole('img', { name: bees })).toBeVisible()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(toastOn(page, '2 items have been deleted.')).toBeVisible()
    expect(await order(site)).toEqual([lake, painting])
    expect(sent).toEqual(['POST /api/media/delete'])
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  })

  await test.step('the date of one is written next to its title', async () => {
    await page.getByRole('radio', { name: 'List' }).check()
    await press(page, 'Edit Lakeside day')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Date taken' }).fill('about 1958')
    await dialog.getByRole('textbox', { name: 'Title' }).fill('The lake')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(toastOn(page, 'Changes saved')).toBeVisible()
    expect((await datesOf(site))['The lake']).toBe('1958~')
    await dialog.getByRole('textbox', { name: 'Date taken' }).fill('')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.poll(async () => (await datesOf(site))['The lake']).toBeNull()
  })
})

test('two thousand photographs stay few in the document, and keys reach the last', async ({ page, site }) => {
  await showManyPhotographs(page, site, 2_000)
  await openSheet(page, site)
  await expect(tile(page, 'Photograph 1')).toBeVisible()
  expect(await page.getByRole('checkbox').count()).toBeLessThan(200)
  await tile(page, 'Photograph 3').click()
  await page.keyboard.press('End')
  await expect(tile(page, 'Photograph 2000')).toBeFocused()
  await expect(tile(page, 'Photograph 2000')).toBeInViewport()
  await tile(page, 'Photograph 2000').click({ modifiers: ['Shift'] })
  await expect(page.getByText('1,998 chosen')).toBeVisible()
  expect(await page.getByRole('checkbox').count()).toBeLessThan(250)
})

test('from 30 items on, the contact sheet is shown first, until somebody chooses the list', async ({
  page,
  site,
}) => {
  await showManyPhotographs(page, site, 29)
  await openDashboard(page, site, 'media', 'Manage Media')
  await expect(page.getByText('29 items', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked()
  await showManyPhotographs(page, site, 30)
  await reopenTab(page, 'Manage Media')
  await expect(page.getByText('30 items', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Contact sheet' })).toBeChecked()
  await page.getByRole('radio', { name: 'List' }).check()
  await reopenTab(page, 'Manage Media')
  await expect(page.getByText('30 items', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked()
})
