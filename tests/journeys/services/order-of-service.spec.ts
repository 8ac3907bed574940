import { readFile } from 'node:fs/promises'
import { addServices, nextYear } from '../../support/world/addServices.ts'
import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'
import { unfoldCard } from '../../support/pages/unfoldCard.ts'
import { readPdf } from '../../support/files/readPdf.ts'

const funeral = { title: 'Funeral Service', date: `December 5, ${nextYear}`, time: '11 AM', location: 'TBD' }
const visitation = { ...funeral, title: 'Visitation', date: `December 4, ${nextYear}`, time: '4 PM' }

test('the order of service is made for the funeral, or for the service that is chosen', {
  tag: '@smoke',
}, async ({ page, site, complaints }) => {
  await addServices(site, funeral)
  await openDashboard(page, site, 'day')
  const panel = page.getByRole('group', { name: 'Order of service' })
  const select = panel.getByLabel('For which service?')
  await test.step('with a single service, there is nothing to choose', async () => {
    await unfoldCard(page, 'Order of service')
    await expect(panel.getByLabel('Program')).toBeVisible()
    await expect(select).toBeHidden()
  })
  await test.step('with two, the funeral is proposed', async () => {
    await addServices(site, visitation)
    await page.reload()
    await unfoldCard(page, 'Order of service')
    const proposed = /^Funeral Service, [A-Z][a-z]+day, December 5, \d+, 11 AM$/
    await expect(select.locator(':checked')).toHaveText(proposed)
    await expectAccessible(page)
  })
  await test.step('the chosen one is on the front', async () => {
    const option = await select.locator('option', { hasText: 'Visitation' }).textContent()
    await select.selectOption(option)
    const make = panel.getByRole('button', { name: 'Make the PDF' })
    const [field, button] = [await panel.getByLabel('Songs').boundingBox(), await make.boundingBox()]
    expect(button?.y, 'below what was typed').toBeGreaterThan(field?.y ?? Infinity)
    await page.setViewportSize({ width: 390, height: 844 })
    await make.click()
    await expect(panel.getByText(/^Made today/)).toBeInViewport()
    await expect(panel.locator(':focus'), 'the focus stays in the row').toHaveCount(1)
    const download = page.waitForEvent('download')
    await expect(panel.getByRole('link', { name: 'For a screen' })).toHaveAttribute(
      'href',
      /order-screen\.pdf$/,
    )
    await panel.getByRole('link', { name: 'To print and fold' }).click()
    const [front] = readPdf(await readFile(await (await download).path())).pages
    expect(front?.text).toMatch(/Visitation\s[A-Z][a-z]+day, December 4/)
    expect(front?.text).not.toContain('Funeral')
  })
  await test.step('one that was deleted meanwhile is named, and the choice stays', async () => {
    complaints.expect(/400 \(Bad Request\)|no longer here/)
    const admin = await site.administrator()
    const [first] = (await admin.call('GET /api/services')).body
    expect(first?.title).toBe('Visitation')
    await admin.call('DELETE /api/services/:id', { params: { id: first?.id ?? '' } })
    await panel.getByRole('button', { name: 'Make a New One' }).click()
    await expect(page.getByText('This service is no longer here.')).toBeVisible()
  })
})
