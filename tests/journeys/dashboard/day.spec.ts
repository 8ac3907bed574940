import { addServices, nextYear } from '../../support/world/addServices.ts'
import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'

const rehearsal = { device: 'Laptop in the hall', photographs: 84, seconds: 660 }

test('what is still open before the day stands first, each with a link to its field', async ({
  page,
  site,
}) => {
  const service = { date: `December 4, ${nextYear}`, location: 'St. Mary’s Church' }
  await addServices(site, { ...service, title: 'Funeral', time: '11 AM' })
  await addServices(site, { ...service, title: 'Reception', time: 'TBD' })
  await openDashboard(page, site, 'day')
  const open = page.getByRole('region', { name: 'Still open' }).getByRole('link')
  await test.step('a service without a time is edited at the first press', async () => {
    await expect(open).toHaveText([
      'A time for ‘Reception’',
      'A portrait',
      'An address that others can open',
      'A rehearsal that ends in ‘Ready’',
    ])
    await expectAccessible(page)
    await open.first().click()
    const dialog = page.getByRole('dialog', { name: 'Edit Memorial Service' })
    await expect(dialog.getByLabel('Title')).toHaveValue('Reception')
    await dialog.getByLabel('Time', { exact: true }).fill('1 PM')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
  })
  await test.step('a rehearsal that was not ready is told, and the point stays', async () => {
    const body = { ...rehearsal, isReady: false, problems: ['The sound was not heard.'] }
    expect((await site.visitor.call('POST /api/rehearsals', { body })).status).toBe(201)
    await page.getByRole('tab', { name: 'For the day' }).click()
    await expect(open).toHaveText([
      'A portrait',
      'An address that others can open',
      'A rehearsal that ends in ‘Ready’',
    ])
    await open.last().click()
    const card = page.getByRole('group', { name: 'Rehearse' })
    await expect(card).toContainText('1 thing is not ready')
    await expect(card).toContainText('The sound was not heard.')
    await expect(card.getByRole('link', { name: 'Rehearse on this device' })).toBeFocused()
  })
  await test.step('one that ended in ‘Ready’ closes it', async () => {
    await site.visitor.call('POST /api/rehearsals', { body: { ...rehearsal, isReady: true, problems: [] } })
    await page.reload()
    await expect(page.getByRole('group', { name: 'Rehearse' })).toContainText(/Laptop in the hall, .*: Ready/)
    await expect(open).toHaveText(['A portrait', 'An address that others can open'])
  })
})

test('each thing for the day has a card of its own', async ({ page, site }) => {
  await openDashboard(page, site, 'day')
  for (const name of [
    'Order of service',
    'Poster',
    'Table cards',
    'Piano card',
    'Whom to thank',
    'Link for the screen',
    'Rehearse',
    'Prepare for the hall',
    'Phone as remote',
    'The wall',
    'The film',
    'The book',
  ])
    await expect(page.getByRole('group', { name, exact: true })).toBeVisible()
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page)
  }
})
