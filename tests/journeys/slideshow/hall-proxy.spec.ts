import type { Page } from '@playwright/test'
import { memorialHeader } from '../../../contract/endpoint.ts'
import { answerInFront } from '../../support/servers/answerInFront.ts'
import { closeMemorial, familyPassword } from '../../support/world/closedMemorial.ts'
import { expect } from '../../support/pages/journey.ts'
import { photos, openHallTools, test } from './slideshowPage.ts'

const anyComplaint =
  /status of [345]|API request failed|Failed to (load|fetch)|net::ERR|redirect|MIME type|CORS|another host: http:\/\/login\.invalid/

const prepare = async (page: Page, button = 'Prepare for the hall') => {
  await openHallTools(page)
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByText('Ready: 4 photographs, 3 songs').first()).toBeVisible()
}

const inFront = {
  'nginx without its memorial': 502,
  'Cloudflare without its memorial': 530,
  'Traefik without its container': 404,
  'a guard against robots': 403,
  'a limit of requests': 429,
  'a password in front': 401,
  'a parked domain': 200,
  'a network’s login elsewhere': { status: 302, headers: { location: 'http://login.invalid/' } },
  'a network’s login at the same address': { status: 302, headers: { location: '/hotspot' } },
  'another memorial': { status: 200, headers: { [memorialHeader]: 'another memorial' } },
}

test('nothing but the memorial itself replaces a prepared show', async ({ page, site, complaints }) => {
  complaints.expect(anyComplaint)
  await page.goto('/slideshow')
  await prepare(page)
  const ownHeaders = (await page.request.get('/slideshow')).headers()
  const ownFailure = { status: 503, headers: { [memorialHeader]: ownHeaders[memorialHeader] ?? '' } }
  let answer: (typeof inFront)[keyof typeof inFront] | null = null
  answerInFront(site, () => answer)
  for (const [name, given] of Object.entries({ ...inFront, 'the memorial without its database': ownFailure }))
    await test.step(name, async () => {
      answer = given
      for (const address of ['/slideshow', '/slideshow-old']) {
        await page.goto(address)
        await expect(page.getByRole('img', { name: photos[0] }).first()).toBeAttached()
      }
      expect(await page.evaluate(() => caches.keys())).toEqual(['hall'])
    })
  await test.step('the memorial itself', async () => {
    answer = null
    await (await site.administrator()).call('PUT /api/settings', { body: { name: 'Karl Lindholm' } })
    await page.goto('/slideshow')
    await expect(page).toHaveTitle(/Karl Lindholm/)
  })
})

test('preparing again stores the page again', async ({ page }) => {
  await page.goto('/slideshow')
  await prepare(page)
  await page.evaluate(async () => {
    const cache = await caches.open('hall')
    const { headers } = (await cache.match('/slideshow'))!
    await cache.put('/slideshow', new Response('an earlier page', { headers }))
  })
  await page.reload()
  await prepare(page, 'Prepare for the hall again')
  const stored = () => page.evaluate(async () => (await caches.match('/slideshow'))?.text())
  await expect.poll(stored).toContain('<!doctype html>')
})

test('a link with a key opens the show as it is now, though one is stored', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(anyComplaint)
  const admin = await site.administrator()
  await closeMemorial(admin, familyPassword)
  const { key } = (await admin.call('POST /api/access/keys', { body: { name: 'Screen' } })).body
  await page.goto(`/slideshow?key=${key}`)
  await prepare(page)
  await admin.call('PUT /api/settings', { body: { name: 'Karl Lindholm' } })
  await page.context().clearCookies()
  await page.goto(`/slideshow?duration=5&key=${key}`)
  await expect(page).toHaveURL('/slideshow?duration=5')
  await expect(page).toHaveTitle(/Karl Lindholm/)
})
