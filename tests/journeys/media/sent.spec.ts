import type { Locator, Page } from '@playwright/test'
import { fixture } from '../../support/files/fixtures.ts'
import { addSender, openLink } from '../../support/guests/sendByLink.ts'
import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'
import type { Site } from '../../support/pages/site.ts'
import { toastOn } from '../../support/pages/toastOn.ts'

/** Sends photographs by the link, under the names that are their titles. */
async function send(site: Site, name: string, files: Record<string, string>, message?: string) {
  const link = await openLink(await site.administrator())
  const { headers } = await addSender(site.visitor, link, { name, message })
  for (const [title, file] of Object.entries(files)) {
    const form = { file: fixture(`photos/${file}.jpg`, { name: `${title}.jpg` }) }
    const answer = await site.visitor.call('POST /api/senders/mine/media', { headers, form })
    expect(answer.status, answer.text).toBe(201)
  }
}

const listTitles = async (site: Site) =>
  (await site.visitor.call('GET /api/media')).body.map(({ title }) => title)
const sheetOf = (page: Page, name: string) => page.getByRole('region', { name })
const tile = (within: Locator, title: string) => within.getByRole('checkbox', { name: title })

test('what guests sent: chosen by keys, taken, put aside, and each taken back', async ({ page, site }) => {
  await openDashboard(page, site, 'media')
  await send(site, 'Anna', { Square: 'person-small-square', Sea: 'person-blackwhite-small' }, 'From the lake')
  await send(site, 'Ben', { Print: 'scanned-like-sepia-print' })
  const anna = sheetOf(page, 'Anna')

  await test.step('a link leads to what came after Media was opened', async () => {
    await page.evaluate(() => (location.hash = 'media/sent'))
    await expect(anna).toBeVisible()
  })

  await test.step('each sender has a sheet, and nothing is public', async () => {
    await expect(page.getByText('3 photographs from 2 people.')).toBeVisible()
    await expect(anna).toContainText('From the lake')
    await expectAccessible(page)
    expect(await listTitles(site)).toEqual([])
  })

  await test.step('one is chosen by keys and taken, the next has the focus, and Undo gives it back', async () => {
    await tile(anna, 'Square').press('Space')
    await anna.getByRole('button', { name: 'Take it into the gallery' }).press('Enter')
    await expect(toastOn(page, '1 photograph is in the gallery now.')).toBeVisible()
    await expect(tile(anna, 'Square')).toHaveCount(0)
    await expect(tile(anna, 'Sea')).toBeFocused()
    expect(await listTitles(site)).toEqual(['Square'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(tile(anna, 'Square')).toBeVisible()
    expect(await listTitles(site)).toEqual([])
  })

  await test.step('one is opened and put aside, and Undo brings it back although deleted things are not kept', async () => {
    await tile(anna, 'Square').press('ArrowRight')
    await tile(anna, 'Sea').press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Image Preview' })
    await expect(dialog).toContainText('From Anna')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Put it aside' }).click()
    await expect(page.getByText('2 photographs from 2 people.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(tile(anna, 'Sea')).toBeVisible()
  })

  await test.step('after the last, the sheets are gone until Undo', async () => {
    await page.getByRole('button', { name: 'Take all 3' }).click()
    await expect(page.getByText('You have decided about everything that was sent to you.')).toBeVisible()
    expect((await listTitles(site)).toSorted()).toEqual(['Print', 'Sea', 'Square'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(anna).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Sent to you' })).toHaveAttribute('aria-selected', 'true')
  })
})

test('what three guests sent, with pictures that the family has, is in the gallery in ten presses', {
  tag: '@smoke',
}, async ({ page, site }) => {
  const admin = await site.administrator()
  await admin.call('POST /api/media', { form: { title: 'Bees', file: fixture('photos/small-bee.jpg') } })
  await send(site, 'Anna', { Square: 'person-small-square', Meadow: 'landscape-2mp-bee' })
  await send(site, 'Ben', { Again: 'person-small-square', Bee: 'small-bee' })
  await send(site, 'Cleo', { Print: 'scanned-like-sepia-print' })
  let presses = 0
  const press = async (within: Page | Locator, role: 'button' | 'tab', name: string) => {
    presses += 1
    await within.getByRole(role, { name, exact: true }).click()
  }
  await openDashboard(page, site)
  await press(page, 'tab', 'Sent to you')

  const alike = page.getByRole('list', { name: 'Two pictures look alike.' }).getByRole('listitem')

  await test.step('a sheet shows what is not in the memorial to the byte; pairs show what looks alike, and the others if asked', async () => {
    await expect(page.getByText('5 photographs from 3 people.')).toContainText('2 are left out')
    await expect(page.getByRole('checkbox')).toHaveCount(3)
    await expect(alike).toContainText('“Meadow” looks like number 1 in the gallery. The new one is larger.')
    await expect(alike.getByRole('figure')).toHaveText([/From Anna/, /Number 1 in the gallery/])
    await press(page, 'button', '2 copies: keep or remove?')
    const copies = page.getByRole('list', { name: 'Copies' }).getByRole('listitem')
    await expect(copies).toHaveCount(2)
    await expect(copies.filter({ hasText: 'This picture came twice.' })).toContainText('From Ben')
    await expectAccessible(page)
  })

  await test.step('the copies are left out; all others are taken, both of a pair too, and Undo gives them back', async () => {
    await press(page, 'button', 'Leave out all 2')
    await expect(toastOn(page, 'Put aside')).toBeVisible()
    await press(page, 'button', 'Take all 3')
    const toast = toastOn(page, '3 photographs are in the gallery now.')
    await expect(page.getByText('You have decided about everything that was sent to you.')).toBeVisible()
    expect((await listTitles(site)).toSorted()).toEqual(['Bees', 'Meadow', 'Print', 'Square'])
    await press(toast, 'button', 'Undo')
    await expect(alike).toBeVisible()
  })

  await test.step('the larger one replaces that of the gallery, until Undo brings it back among what was sent', async () => {
    const readBees = async () =>
      (await admin.call('GET /api/media')).body.map(({ title, width }) => [title, width])
    await press(page, 'button', 'Take the larger one')
    await expect(alike).toHaveCount(0)
    expect(await readBees()).toEqual([['Bees', 1620]])
    await press(toastOn(page, 'Changes saved'), 'button', 'Undo')
    await expect(alike).toBeVisible()
    expect(await readBees()).toEqual([['Bees', 96]])
  })

  await test.step('ten presses are enough for the rest', async () => {
    await press(page, 'button', 'Take the larger one')
    await expect(alike).toHaveCount(0)
    await press(page, 'button', 'Take all 2')
    await expect(page.getByText('You have decided about everything that was sent to you.')).toBeVisible()
    expect(presses).toBeLessThanOrEqual(10)
    expect((await listTitles(site)).toSorted()).toEqual(['Bees', 'Print', 'Square'])
  })
})

test('two thousand photographs that wait stay few in the document', async ({ page, site }) => {
  await send(site, 'Anna', { Print: 'scanned-like-sepia-print' })
  const admin = await site.administrator()
  const { body } = await admin.call('GET /api/sent')
  const [sender] = body.senders
  const [item] = sender?.media ?? []
  const makeSender = (number: number) => ({
    ...sender,
    id: `sender-${number}`,
    name: `Guest ${number}`,
    media: Array.from({ length: 50 }, (_, index) => ({ ...item, id: `photo-${number}-${index}` })),
  })
  const senders = Array.from({ length: 40 }, (_, index) => makeSender(index + 1))
  await page.route('**/api/sent', (route) => route.fulfill({ json: { ...body, senders } }))
  await openDashboard(page, site, 'media/sent')
  await expect(page.getByRole('button', { name: 'Take all 2,000' })).toBeVisible()
  expect(await page.getByRole('checkbox').count()).toBeLessThan(250)
  await sheetOf(page, 'Guest 2').scrollIntoViewIfNeeded()
  await page.keyboard.press('End')
  await expect(sheetOf(page, 'Guest 4')).toBeAttached()
})
