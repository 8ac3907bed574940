import { limits } from '../../../contract/limits.ts'
import { share } from '../../features/memories/visitors.ts'
import { expect, logInAsAdministrator, test } from '../../support/pages/journey.ts'

const above = '\u0301'
const below = '\u0323'

test('marks upon marks of one memory cover no other words', async ({ page, site }) => {
  const { visitor } = site
  await share(visitor, { name: 'Jon', content: 'An honest memory.' })
  await share(visitor, { name: 'Bo', content: 'e' })
  await share(visitor, { name: 'Hanna', content: 'An honest memory above it.' })
  await logInAsAdministrator(page, site)
  const takeScreenshots = async () => {
    await page.goto('/memories')
    const card = (name: string) =>
      page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
    const cards = [page.getByRole('heading', { level: 1 }), card('Jon'), card('Hanna')]
    const seen = []
    for (const each of cards) seen.push((await each.screenshot()).toString('base64'))
    await page.goto('/admin#memories')
    const row = (name: string) => page.getByRole('row').filter({ hasText: name })
    const rows = [page.getByRole('columnheader', { name: 'Content Preview' }), row('Jon'), row('Hanna')]
    for (const each of rows) seen.push((await each.screenshot()).toString('base64'))
    return seen
  }
  const plain = await takeScreenshots()
  const admin = await site.administrator()
  const { body: memories } = await admin.call('GET /api/memories')
  const { id = '' } = memories.find(({ name }) => name === 'Bo') ?? {}
  const content = `e${above.repeat(10_000)}${below.repeat(limits.memory - 10_001)}`
  const { status } = await admin.call('PUT /api/memories/:id', {
    params: { id },
    body: { name: `Bo${above.repeat(limits.name - 2)}`, content },
  })
  expect(status).toBe(200)
  expect(await takeScreenshots()).toEqual(plain)
})
