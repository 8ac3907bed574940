import { addServices, nextYear } from '../../support/world/addServices.ts'
import { closeMemorial } from '../../support/world/closedMemorial.ts'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, openDashboard, openTab, test } from '../../support/pages/journey.ts'
import { unfoldCard } from '../../support/pages/unfoldCard.ts'

/** everything about him is the sample's in a new memorial */
const texts = [
  'His name',
  'His dates',
  'A portrait',
  'The words about the donation: still ours, not yours',
  'The obituary: still our words, not yours',
]
const service = { date: `December 4, ${nextYear}`, location: 'St. Mary’s Church' }
const rehearsal = { device: 'Laptop in the hall', photographs: 84, seconds: 660 }

const openPoints = (page: Page) => page.getByRole('region', { name: 'Still open' }).getByRole('link')
const showAll = (page: Page) => page.getByRole('button', { name: /^\d more$/, expanded: false }).click()

test('what is still open before the day stands first, each with a link to its field', {
  tag: '@smoke',
}, async ({ page, site }) => {
  await addServices(site, { ...service, title: 'Funeral', time: '11 AM' })
  await addServices(site, { ...service, title: 'Reception', time: 'TBD' })
  await openDashboard(page, site, 'day')
  const open = openPoints(page)
  await test.step('a service without a time is edited at the first press', async () => {
    await expect(open).toHaveText(['A time for ‘Reception’'])
    await showAll(page)
    await expect(open).toHaveText([
      'A time for ‘Reception’',
      ...texts,
      'A link that others can open',
      'A rehearsal that ends in ‘Ready’',
      'Whom to call if something stops',
    ])
    await expectAccessible(page)
    await open.first().click()
    const dialog = page.getByRole('dialog', { name: 'Edit Memorial Service' })
    await expect(dialog.getByLabel('Title')).toHaveValue('Reception')
    await dialog.getByLabel('Time', { exact: true }).fill('1 PM')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
  })
  await test.step('when the tab is opened again, the dialog stays closed', async () => {
    await openTab(page, 'Media')
    await openTab(page, 'Services')
    await expect(page.getByRole('button', { name: 'Edit Reception' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('a telephone number closes the last point', async () => {
    await openTab(page, 'For the day')
    await showAll(page)
    await open.filter({ hasText: 'Whom to call' }).click()
    await expect(page.getByLabel('Whom to call')).toBeFocused()
    await page.getByLabel('Whom to call').fill('Karin, 612-555-0134')
    await page
      .getByRole('group', { name: 'The computer in the hall' })
      .getByRole('button', { name: 'Save' })
      .click()
    await expect(open.filter({ hasText: 'Whom to call' })).toHaveCount(0)
  })
  await test.step('the card of the link says who can open it, and so does its dialog', async () => {
    await open.filter({ hasText: 'A link' }).click()
    const hall = page.getByRole('group', { name: 'The computer in the hall' })
    await expect(hall.getByRole('link', { name: 'Rehearse on this device' })).toBeFocused()
    const note = page.getByText('Only this computer can open this address.')
    await expect(note).toHaveCount(1)
    await hall.getByRole('button', { name: 'Link for the screen' }).click()
    await expect(page.getByRole('dialog').getByText('Only this computer can open')).toBeVisible()
    await expectAccessible(page)
  })
})

test('what is still open says how the last rehearsal ended', async ({ page, site }) => {
  await addServices(site, { ...service, title: 'Funeral', time: '11 AM' })
  await openDashboard(page, site)
  const open = openPoints(page)
  await test.step('a rehearsal that was not ready is told, and the point stays', async () => {
    const body = { ...rehearsal, isReady: false, problems: ['The sound was not heard.'] }
    expect((await site.visitor.call('POST /api/rehearsals', { body })).status).toBe(201)
    await page.getByRole('tab', { name: 'For the day' }).click()
    await showAll(page)
    await open.filter({ hasText: 'A rehearsal' }).click()
    const card = page.getByRole('group', { name: 'The computer in the hall' })
    await expect(card).toContainText('1 thing is not ready')
    await expect(card).toContainText('The sound was not heard.')
    await expect(card.getByRole('link', { name: 'Rehearse on this device' })).toBeFocused()
  })
  await test.step('one that ended in ‘Ready’ is told, too, until the slideshow changes', async () => {
    await site.visitor.call('POST /api/rehearsals', { body: { ...rehearsal, isReady: true, problems: [] } })
    await (await site.administrator()).call('PUT /api/settings', { body: { slideshowBeginning: 'on' } })
    await page.reload()
    await showAll(page)
    await expect(open.filter({ hasText: 'A new rehearsal' })).toHaveText(
      'A new rehearsal: the slideshow has changed since the last one',
    )
    await unfoldCard(page, 'The computer in the hall')
    await expect(page.getByRole('group', { name: 'The computer in the hall' })).toContainText(
      ': Ready. The slideshow has changed since.',
    )
  })
})

test('an unfolded row takes the whole width, and the other rows leave no place empty', async ({
  page,
  site,
}) => {
  await openDashboard(page, site, 'day')
  const boxOf = async (name: string) =>
    (await page.getByRole('group', { name }).boundingBox()) ?? { x: 0, y: 0, width: 0 }
  const [show, hall] = [await boxOf('The show at the service'), await boxOf('The computer in the hall')]
  expect(hall.y).toBe(show.y)
  await unfoldCard(page, 'The computer in the hall')
  const open = await boxOf('The computer in the hall')
  expect([open.x, open.width]).toEqual([show.x, hall.x + hall.width - show.x])
  // the page has scrolled
  const [above, wall] = [await boxOf('The show at the service'), await boxOf('The wall')]
  expect([wall.x, wall.y]).toEqual([hall.x, above.y])
})

test('without a service, one is missed, and added at the second press', async ({ page, site }) => {
  await openDashboard(page, site, 'day')
  await page.getByRole('link', { name: 'A service', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Add Service' })).toBeFocused()
})

test('what cannot be read says so, and is read again', async ({ page, site, complaints }) => {
  complaints.expect(/status of 404|API request failed/)
  let isBroken = true
  for (const path of ['services', 'rehearsals', 'access'])
    await page.route(`**/api/${path}`, (route) =>
      isBroken ? route.fulfill({ status: 404, json: {} }) : route.fallback(),
    )
  await closeMemorial(await site.administrator())
  await openDashboard(page, site, 'day')
  const failure = 'This cannot be shown right now.'
  const poster = page.getByRole('group', { name: 'Poster' })
  await expect(page.getByText(failure)).not.toHaveCount(0)
  await expect(poster.getByText(failure)).toBeVisible()
  await expect((await unfoldCard(page, 'The computer in the hall')).getByText(failure)).toBeVisible()
  await expect(page.getByText('Everything is there for the day.')).toHaveCount(0)
  await expect(poster.getByRole('button', { name: 'Make the PDF' })).toHaveCount(0)
  await expectAccessible(page)
  isBroken = false
  for (const retry of await page.getByRole('button', { name: 'Try again' }).all())
    if (await retry.isVisible()) await retry.click()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Still open' })).toBeVisible()
  await expect(poster.getByRole('button', { name: 'Make the PDF' })).toBeVisible()
})

test('each thing for the day has a row of its own, and its fields are folded', async ({ page, site }) => {
  await openDashboard(page, site, 'day')
  for (const name of [
    'Order of service',
    'Poster',
    'Table cards',
    'Ask for photographs',
    'Piano card',
    'Whom to thank',
    'The show at the service',
    'The computer in the hall',
    'The wall',
    'The film',
    'The book',
  ])
    await expect(page.getByRole('group', { name, exact: true })).toBeVisible()
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page)
    const controls = page.getByRole('tabpanel').locator('a, button, input, select, textarea, summary')
    expect(await controls.filter({ visible: true }).count()).toBeLessThanOrEqual(20)
    if (width === 820)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1_600)
  }
})
