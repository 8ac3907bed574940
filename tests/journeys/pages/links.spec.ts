import { share } from '../../features/memories/visitors.ts'
import { addServices, celebration, serviceCard } from '../../support/world/addServices.ts'
import { expect, expectAccessible, test } from '../../support/pages/journey.ts'
import { resize } from '../../support/pages/resize.ts'
import { drawQrCodeSvg } from '../../../web/ui/drawQrCode.ts'

const stream = `https://stream.example.org/whitcombe/funeral/december?token=${'q7Zx'.repeat(15)}`

test('a guest presses the link to the livestream of a service @phone', async ({ page, site, complaints }) => {
  complaints.expect(/requested from another host: https:\/\/stream\.example\.org/)
  await addServices(site, { ...celebration, description: `Also streamed (${stream}).` })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/services')
  const link = serviceCard(page, celebration.title).getByRole('link', { name: stream })
  await test.step('it is a new tab, which cannot reach the memorial and is not told of it', async () => {
    await page.context().route('https://stream.example.org/**', (route) => route.fulfill({ body: 'On air' }))
    const [tab] = await Promise.all([page.waitForEvent('popup'), link.tap()])
    await expect(tab.getByText('On air')).toBeVisible()
    expect(tab.url()).toBe(stream)
    expect(await tab.evaluate(() => [document.referrer, window.opener as unknown])).toEqual(['', null])
    await tab.close()
  })
  await test.step('a narrow phone shows all of the address, without scrolling sideways', async () => {
    await resize(page, { width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await expect(link).toHaveText(stream)
    await serviceCard(page, celebration.title).getByRole('link', { name: 'Directions' }).press('Shift+Tab')
    await expect(link).toBeFocused()
    await expect(link).toHaveCSS('outline-style', 'solid')
    await expectAccessible(page)
  })
  await test.step('on paper it has a code, for which the phone loaded no script', async () => {
    const code = serviceCard(page, celebration.title).locator('.link-codes img')
    await expect(code).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(code).toBeVisible()
    await expect(code).toHaveAttribute('src', drawQrCodeSvg(stream))
    expect(requested.filter((url) => url.includes('drawQrCode'))).toEqual([])
  })
})

test('answers have links, memories have none, and codes are drawn for answers further down', async ({
  page,
  site,
}) => {
  const admin = await site.administrator()
  const { id } = await share(site.visitor, { name: 'Ruth', content: 'See https://visitor.example/mine' })
  const answer = `Look here: ${stream}`
  await admin.call('PUT /api/memories/:id/answer', { params: { id }, body: { answer } })
  for (let count = 0; count < 10; count++) await share(site.visitor, { name: `Guest ${count}` })
  await page.goto('/memories')
  const memory = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Ruth' }) })
  await expect(memory.getByRole('link')).toHaveText(stream)
  await expect(memory).toContainText('See https://visitor.example/mine')
  await page.emulateMedia({ media: 'print' })
  await expect(memory.locator('.link-codes img')).toHaveAttribute('src', drawQrCodeSvg(stream))
  await expect(memory.locator('.link-codes img')).toBeVisible()
})
