import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '../../support/pages/journey.ts'
import { closeMemorial } from '../../support/world/closedMemorial.ts'
import { holdRequests } from '../../support/pages/holdRequests.ts'
import { isMusicAudible, openHallTools, storeNothing, test } from './slideshowPage.ts'

/** A screen that stays on when a page asks for it: browsers without a screen refuse. */
const keepScreenOn = (page: Page) =>
  page.addInitScript(() => {
    const lock = Object.assign(new EventTarget(), { released: false, release: async () => {} })
    Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => lock } })
  })

const startRehearsal = async (page: Page, answer: 'Yes' | 'No' = 'Yes') => {
  await page.getByRole('button', { name: /^(Begin|Rehearse again)$/ }).click()
  await expect(page.getByRole('heading', { name: 'Did you hear it?' })).toBeFocused()
  await page.getByRole('button', { name: answer, exact: true }).click()
}

/** Waits for the end, and returns its first line and the lines below it. */
const readEnd = async (page: Page) => {
  const heading = page.getByRole('heading', { name: /^(Not ready yet|Ready)/ })
  await expect(heading).toBeFocused()
  return { heading: await heading.textContent(), lines: await page.getByRole('listitem').allTextContents() }
}

const stored = 'The show is stored on this device now.'

/** Asks for something that is not stored, again and again, and counts the blocked. */
const countBlocked = (page: Page) =>
  page.evaluate(() => {
    const counted = Object.assign(window, { blocked: 0 })
    const ask = () =>
      fetch('/api/services')
        .catch(() => counted.blocked++)
        .then(() => setTimeout(ask, 50))
    void ask()
  })
const blocked = (page: Page) => page.evaluate(() => (window as unknown as { blocked: number }).blocked)

test('a rehearsal stores the show and tries everything, and afterward everything is as before', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/Failed to fetch|net::ERR_FAILED/)
  await keepScreenOn(page)
  await page.goto('/slideshow?music=on&duration=5')
  await openHallTools(page)
  await page.getByRole('button', { name: 'Rehearse' }).click()
  await expect(page.getByRole('heading', { name: 'Rehearse' })).toBeFocused()
  await expect(page.getByText(stored)).toBeVisible()
  await countBlocked(page)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('heading', { name: 'Did you hear it?' })).toBeFocused()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  expect(await isMusicAudible(page)).toBe(false)
  expect(await blocked(page)).toBe(0)
  await page.getByRole('button', { name: 'Yes' }).click()
  const ready = 'Ready: 4 photographs, 20 seconds, works without a network'
  expect(await readEnd(page)).toEqual({ heading: ready, lines: [] })
  await test.step('the network was away during the rehearsal, and is back', async () => {
    expect(await blocked(page)).toBeGreaterThan(0)
    expect(await page.evaluate(async () => (await fetch('/api/services')).status)).toBe(200)
  })
  await test.step('the family reads it', async () => {
    const admin = await site.administrator()
    await expect
      .poll(async () => (await admin.call('GET /api/rehearsals')).body)
      .toMatchObject([{ isReady: true, photographs: 4, seconds: 20, problems: [] }])
  })
  await test.step('it ends in the page for the director, and in the code for a phone', async () => {
    await expect(page.getByRole('button', { name: 'Print the page for the director' })).toBeVisible()
    await page.getByRole('button', { name: 'Phone as remote' }).click()
    await expect(page.getByRole('img', { name: /QR code of the remote/ })).toBeVisible()
    await expectAccessible(page)
  })
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null)
  await expect.poll(() => isMusicAudible(page)).toBe(true)
  await expect(page.getByText('Slide 1 of 4')).toBeAttached()
  await test.step('the show at the service says for some seconds that it is as rehearsed', async () => {
    await page.goto('/slideshow?service=on')
    const note = page.getByRole('status').getByText(/^As rehearsed today, \d/)
    await expect(note).toBeVisible()
    await expect(note).toHaveCount(0)
  })
})

test('a rehearsal says of everything that is not ready what to do', async ({ page, site, complaints }) => {
  complaints.expect(
    /net::ERR|cannot be (shown|played) now|Failed to load|API request failed|status of 503|The show was not stored/,
  )
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'wakeLock', { value: undefined })
    navigator.storage.estimate = async () => ({ quota: 1_024, usage: 0 })
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('not allowed'))
  })
  const media = (await site.visitor.call('GET /api/media')).body
  const [song] = (await site.visitor.call('GET /api/music')).body
  const bee = media.find(({ title }) => title === 'The bee')
  const folder = (filePath = '') => `**${filePath.slice(0, filePath.lastIndexOf('/'))}/*`
  await page.route(folder(bee?.filePath ?? ''), (route) => route.abort())
  await page.route(`**${song?.filePath}`, (route) => route.abort())
  await page.route('**/api/remotes/*/commands', (route) => route.fulfill({ status: 503 }))
  await page.goto('/slideshow#rehearse')
  await expect(page.getByText('The connection was lost before everything was stored.')).toBeVisible()
  await startRehearsal(page, 'No')
  const { heading, lines } = await readEnd(page)
  expect(heading).toBe('Not ready yet: 8 things')
  expect(lines.map((line) => line.split(/[.:]/)[0])).toEqual([
    'No sound',
    'Missing',
    'Cannot be played here',
    'The show does not fill the screen',
    'The screen can turn off by itself',
    'Not enough room',
    'Nothing is stored on this device, so the show stops without a network',
    'The phone as remote does not answer',
  ])
  expect(lines[1]).toContain('“The bee”')
  expect(lines[2]).toContain(`“${song?.title}”`)
  await expect
    .poll(async () => (await (await site.administrator()).call('GET /api/rehearsals')).body)
    .toMatchObject([{ isReady: false, problems: lines }])
  await test.step('the page for the director takes all keys, and Escape closes it alone', async () => {
    const sheet = page.getByRole('dialog', { name: /^The slideshow for/ })
    await page.getByRole('button', { name: 'Print the page for the director' }).click()
    await expect(sheet.getByRole('heading', { name: 'Whom to call' })).toBeVisible()
    await page.keyboard.press('m')
    await expect(page.getByText('Music Controls')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('heading', { name: heading ?? '' })).toBeVisible()
  })
  await test.step('while the show is being stored, no rehearsal takes the network away', async () => {
    const release = await holdRequests(page, '**/api/offline-show')
    const again = page.getByRole('button', { name: 'Rehearse again' })
    await expect(again).toBeEnabled()
    await page.getByRole('button', { name: 'Prepare for the hall' }).click()
    await expect(page.getByText('Storing and reading back')).toBeVisible()
    await expect(again).toBeDisabled()
    await expectAccessible(page)
    release()
  })
})

test('its screens can be used by everybody, and Escape ends it at any moment @both', async ({ page }) => {
  await storeNothing(page)
  await page.goto('/slideshow?music=on#rehearse')
  await expect(page.getByRole('heading', { name: 'Rehearse' })).toBeFocused()
  await expect(page.getByText('This browser cannot store the show here')).toBeVisible()
  await expectAccessible(page)
  const release = await holdRequests(page, '**/uploads/**/song.*')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Did you hear it?' })).toBeFocused()
  await test.step('keys do not reach the show', async () => {
    await page.keyboard.press('m')
    await expect(page.getByRole('dialog', { name: 'Music Controls' })).toHaveCount(0)
  })
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'sound' })).toHaveText('sound (works)')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'The rehearsal is running' })).toHaveCount(0)
  await expect(page).toHaveURL('/slideshow?music=on')
  release()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null)
  await expect.poll(() => isMusicAudible(page)).toBe(true)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('a device whose access key was revoked must open a new link', async ({ page, site, complaints }) => {
  complaints.expect(
    /status of 401|API request failed|opens with the family’s password|no longer valid|cannot be (shown|played) now/,
  )
  await keepScreenOn(page)
  const admin = await site.administrator()
  await closeMemorial(admin)
  const key = (await admin.call('POST /api/access/keys', { body: { name: 'Screen' } })).body
  await page.goto(`/slideshow?key=${key.key}`)
  await page.goto('/slideshow#rehearse')
  await expect(page.getByRole('button', { name: 'Begin' })).toBeEnabled()
  await test.step('a key that works is nothing to say', async () => {
    await expect(page.getByText('Anyone with this device can then see the show')).toBeVisible()
    await startRehearsal(page)
    expect((await readEnd(page)).lines).toEqual([])
  })
  await test.step('a key that the browser will forget in a week', async () => {
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'access-key')
    const endsAt = Date.now() + 7 * 24 * 3_600_000
    await page.context().addCookies([{ ...cookie!, value: `${key.key}.${endsAt}` }])
    await startRehearsal(page)
    const day = new Date(endsAt).toLocaleDateString('en-US', {
      timeZone: 'America/Chicago',
      month: 'long',
      day: 'numeric',
    })
    expect((await readEnd(page)).lines[0]).toContain(day)
  })
  await test.step('a key that was revoked', async () => {
    // pictures that are still in the browser’s memory may come from there
    await admin.call('DELETE /api/access/keys/:id', { params: { id: key.id } })
    await startRehearsal(page)
    expect((await readEnd(page)).lines).toEqual([
      'This device may no longer see the memorial: its link has ended. Ask the family for a new link, and open it here.',
    ])
  })
})

test('the show at the service is stored again after a change, and if it is damaged', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/net::ERR_FAILED|cannot be shown now/)
  await keepScreenOn(page)
  const admin = await site.administrator()
  await admin.call('PUT /api/settings', { body: { slideshowSeconds: '3' } })
  await page.goto('/slideshow')
  await openHallTools(page)
  await page.getByRole('button', { name: 'Rehearse' }).click()
  await expect(page).toHaveURL('/slideshow?service=on#rehearse')
  await expect(page.getByText(stored)).toBeVisible()
  await admin.call('PUT /api/settings', { body: { name: 'Karl Lindholm' } })
  await startRehearsal(page)
  expect((await readEnd(page)).lines).toEqual([
    'The show stored on this device is older than the memorial. Press ‘Prepare for the hall’.',
  ])
  await page.getByRole('button', { name: 'Prepare for the hall' }).click()
  await expect(page.getByText('Everything is stored on this device now. Rehearse again.')).toBeVisible()
  await test.step('a photograph that the browser has removed', async () => {
    await page.evaluate(async () => {
      const cache = await caches.open('hall')
      const request = (await cache.keys()).find(({ url }) => /\/uploads\/.*\.webp$/.test(url))
      await cache.delete(request!)
    })
    await startRehearsal(page)
    expect((await readEnd(page)).lines).toEqual([
      'The show stored on this device does not run without a network. Press ‘Prepare for the hall’.',
    ])
    await page.getByRole('button', { name: 'Prepare for the hall' }).click()
    await expect(page.getByText('Everything is stored on this device now. Rehearse again.')).toBeVisible()
    await startRehearsal(page)
    expect((await readEnd(page)).heading).toBe('Ready: 4 photographs, 12 seconds, works without a network')
  })
})
