import type { Page } from '@playwright/test'
import { closeMemorial } from '../../support/world/closedMemorial.ts'
import { failOnce } from '../../support/pages/failOnce.ts'
import { unfoldCard } from '../../support/pages/unfoldCard.ts'
import { toastOn } from '../../support/pages/toastOn.ts'
import { expect, expectAccessible, openDashboard, openTab, test } from '../../support/pages/journey.ts'

const publicUrl = 'http://walter.example.org'
test.use({ siteOptions: { content: 'sampleLife', config: { publicUrl } } })

const card = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const screenDialog = (page: Page) => page.getByRole('dialog', { name: 'Link for the screen' })

test('what is chosen for a document stays in another tab and after a reload', async ({ page, site }) => {
  await openDashboard(page, site, 'day')
  const book = await unfoldCard(page, 'The book')
  await book.getByLabel('Size').selectOption('Square, for a print shop')
  await book.getByLabel('Dedication').fill('For Jonas')
  await book.getByText('Memories: all 12').click()
  await book.getByRole('checkbox', { name: 'Theo, 9' }).uncheck()
  await openTab(page, 'Services')
  await openTab(page, 'For the day')
  await expect(book.getByLabel('Dedication')).toHaveCount(0)
  await unfoldCard(page, 'The book')
  await expect(book.getByLabel('Dedication')).toHaveValue('For Jonas')
  await page.reload()
  await unfoldCard(page, 'The book')
  await expect(book.getByLabel('Size')).toHaveValue('square')
  await expect(book.getByText('Memories: 11 of 12')).toBeVisible()
})

test('on every device, the fields of a card show what was made', async ({ page, site }) => {
  const admin = await site.administrator()
  const options = { address: publicUrl }
  await admin.call('POST /api/work/book', { body: { ...options, kind: 'order', layout: 'screen' } })
  await admin.call('POST /api/work/book', { body: { ...options, kind: 'cards', cardSize: 'small' } })
  await openDashboard(page, site, 'day')
  for (const name of ['Order of service', 'Table cards'])
    await expect(card(page, name).getByText(/^Made today/)).toBeVisible()
  await unfoldCard(page, 'Table cards')
  await expect(card(page, 'Table cards').getByLabel('Size')).toHaveValue('small')
  await test.step('the controls of a card carry its title, and a result of earlier raises no alarm', async () => {
    await page.reload()
    await unfoldCard(page, 'Table cards')
    await unfoldCard(page, 'Order of service')
    await expect(card(page, 'Poster').getByRole('button')).toHaveAccessibleName('Make the PDF Poster')
    const size = card(page, 'Table cards').getByRole('combobox')
    await expect(size).toHaveAccessibleName('Size Table cards')
    await expect(page.getByRole('link', { name: /^Download \(.*\) Table cards$/ })).toBeVisible()
    await expect(card(page, 'Order of service').getByText('Please note:')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expectAccessible(page)
  })
})

test('each place gets a link of its own, and no place is proposed that of another', async ({
  page,
  site,
}) => {
  const admin = await site.administrator()
  await closeMemorial(admin)
  const addKey = async (name: string, place?: 'codes') =>
    (await admin.call('POST /api/access/keys', { body: { name, place } })).body
  const printed = await addKey('Gedruckte Codes', 'codes')
  const home = await addKey('Funeral home')
  await openDashboard(page, site, 'day')
  const poster = await unfoldCard(page, 'Poster')
  const opensWith = poster.getByLabel('Opens with')
  const link = screenDialog(page).getByLabel('Link', { exact: true })
  await expect(opensWith).toHaveAccessibleName('Opens with Poster')
  await expect(opensWith).toHaveValue(printed.id)
  await test.step('no link is chosen for the screen, but one can be, or a new one made', async () => {
    await card(page, 'The computer in the hall').getByRole('button', { name: 'Link for the screen' }).click()
    await expect(screenDialog(page).getByLabel('It opens')).toHaveValue('')
    await expect(link).toHaveCount(0)
    await expectAccessible(page)
    await screenDialog(page).getByLabel('It opens').selectOption('Without the password: Funeral home')
    await expect(link).toHaveValue(new RegExp(`key=${home.key}$`))
    await screenDialog(page).getByRole('button', { name: 'Make a Link Without Password' }).click()
    const made = screenDialog(page).getByRole('button', { name: 'Make a Link Without Password' })
    await expect(made).toHaveCount(0)
    await expect(screenDialog(page).getByLabel('It opens').locator(':checked')).toHaveText(
      'Without the password: Screen',
    )
    await expect(link).not.toHaveValue(new RegExp(`${home.key}|${printed.key}`))
    await page.keyboard.press('Escape')
  })
  await test.step('without a link for printed codes, the password is proposed, and a new link is chosen at once', async () => {
    await admin.call('DELETE /api/access/keys/:id', { params: { id: printed.id } })
    await page.reload()
    await unfoldCard(page, 'Poster')
    await expect(opensWith).toHaveValue('')
    await poster.getByRole('button', { name: 'Make a Link Without Password' }).click()
    await expect(opensWith.locator(':checked')).toHaveText('Printed codes')
  })
  await test.step('the password stays chosen when it was printed', async () => {
    await opensWith.selectOption('The family’s password')
    await poster.getByRole('button', { name: 'Make the PDF' }).click()
    await expect(poster.getByText(/^Made today/)).toBeVisible()
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    for (const name of ['Poster', 'Piano card']) await unfoldCard(page, name)
    await expect(opensWith).toHaveValue('')
    await expect(card(page, 'Piano card').getByLabel('Opens with').locator(':checked')).toHaveText(
      'Printed codes',
    )
  })
})

test.describe('at an address that not everyone can open', () => {
  test.use({ siteOptions: { content: 'sampleLife' } })

  test('no card asks what its code opens with, because none is printed', async ({ page, site }) => {
    await closeMemorial(await site.administrator())
    await openDashboard(page, site, 'day')
    await expect(card(page, 'Poster').getByRole('button', { name: 'Make the PDF' })).toBeVisible()
    await expect(card(page, 'Poster').getByRole('button', { name: 'Change' })).toHaveCount(0)
  })
})

test('nothing is made from settings that could not be saved', async ({ page, site, complaints }) => {
  complaints.expect(/status of 500|API request failed/)
  const started: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/work/book')) started.push(request.url())
  })
  await openDashboard(page, site, 'day')
  const order = await unfoldCard(page, 'Order of service')
  await order.getByLabel('Readings').fill('Psalm 23')
  await expect(order.getByText('Not saved yet')).toBeVisible()
  await order.getByRole('button', { name: 'Change' }).click()
  await expect(order.getByLabel('Readings')).toBeHidden()
  await failOnce(page, '**/api/settings')
  await order.getByRole('button', { name: 'Make the PDF' }).click()
  await expect(toastOn(page, 'Update failed')).toBeVisible()
  await expect(order.getByLabel('Readings')).toHaveValue('Psalm 23')
  expect(started).toEqual([])
  await order.getByRole('button', { name: 'Make the PDF' }).click()
  await expect(order.getByText(/^Made today/)).toBeVisible()
  await expect(order.getByText('Not saved yet')).toHaveCount(0)
  expect(started).toHaveLength(1)
})
