import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'
import { unfoldCard } from '../../support/pages/unfoldCard.ts'
import { readPdf } from '../../support/files/readPdf.ts'

test.use({ siteOptions: { content: 'sampleLife' } })

test('a book is made of what was chosen, looked through and downloaded', { tag: '@smoke' }, async ({
  page,
  site,
}) => {
  await openDashboard(page, site, 'day')
  const panel = await unfoldCard(page, 'The book')
  const size = panel.getByLabel('Size')
  await expect(size.getByRole('option')).toHaveText(['Letter', 'Square, for a print shop'])
  await size.selectOption('Square, for a print shop')
  await expect(panel.getByText(/Print shops take 24 to 240 pages, an even number/)).toBeVisible()
  await size.selectOption('Letter')
  await panel.getByLabel('Dedication').fill('For Jonas')
  await panel.getByText('Memories: all 12').click()
  await panel.getByRole('checkbox', { name: 'Theo, 9' }).uncheck()
  await expect(panel.getByText('Memories: 11 of 12')).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Make the Book' }).click()
  await expect(panel.getByText(/^Made today/)).toBeVisible()

  await panel.getByText(/^Preview \(\d+ pages\)$/).click()
  const pages = panel.getByRole('img', { name: /^Page \d+ of \d+$/ })
  const count = await pages.count()
  for (const number of [1, 2, count]) {
    const picture = pages.nth(number - 1)
    await expect(picture).toHaveAccessibleName(`Page ${number} of ${count}`)
    await picture.scrollIntoViewIfNeeded()
    // Letter is the paper of the memorial's time zone
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    const shape = await picture.boundingBox()
    expect((shape?.height ?? 0) / (shape?.width ?? 1)).toBeCloseTo(279.4 / 215.9, 1)
  }
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await panel.getByRole('link', { name: /^Download \(/ }).click()
  const pdf = readPdf(await readFile(await (await download).path()))
  expect(pdf.pages).toHaveLength(count)
  expect(pdf.text).toContain('For Jonas')
  expect(pdf.text).toContain('Dale Krueger')
  expect(pdf.text).not.toMatch(/Theo, 9/)
})

test('each card says when its result was made and whether it shows what is there now', async ({
  page,
  site,
}) => {
  const admin = await site.administrator()
  await openDashboard(page, site, 'day')
  const poster = page.getByRole('group', { name: 'Poster' })
  const list = page.getByRole('group', { name: 'Whom to thank' })
  await test.step('a second one is begun while the first is made, and both stay', async () => {
    for (const card of [poster, list]) {
      await expect(card.getByText('Not made yet')).toBeVisible()
      await card.getByRole('button', { name: 'Make the PDF' }).click()
    }
    for (const card of [poster, list]) {
      await expect(card.getByText('Not made yet')).toHaveCount(0)
      await expect(card.getByText(/^Made today, \d{1,2}:\d\d\s[AP]M$/)).toBeVisible()
      const picture = card.getByRole('img', { name: 'What it looks like' })
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      await expect(card.getByText(/changed since/)).toHaveCount(0)
      const labels = card === poster ? [/^Download \(/] : ['To print', 'As a spreadsheet']
      for (const name of labels) await expect(card.getByRole('link', { name })).toBeVisible()
    }
    await expectAccessible(page)
  })
  await test.step('after a change, only what shows it says so', async () => {
    await admin.call('PUT /api/settings', { body: { birthDate: 'May 12, 1931' } })
    await page.reload()
    await expect(poster.getByText(/^Made today, .*; changed since$/)).toBeVisible()
    await expect(list.getByText(/^Made today/)).toBeVisible()
    await expect(list.getByText(/changed since/)).toHaveCount(0)
    await expectAccessible(page)
  })
  await test.step('after another paper was chosen, each sheet says so at once', async () => {
    await page.getByLabel('Paper', { exact: true }).selectOption('A4')
    await expect(list.getByText(/; changed since$/)).toBeVisible()
  })
  await test.step('made again, it no longer does', async () => {
    await unfoldCard(page, 'Poster')
    await poster.getByRole('button', { name: 'Make a New One' }).click()
    await expect(poster.getByText(/changed since/)).toHaveCount(0)
    await expect(poster.getByText(/^Made today/)).toBeVisible()
  })
  await test.step('on a later day, it names the day', async () => {
    const { work } = (await admin.call('GET /api/work/book', { query: { kind: 'poster' } })).body
    const madeAt = new Date(Date.parse(work?.madeAt ?? '') + 26 * 3_600_000)
    await page.clock.setFixedTime(madeAt)
    await page.reload()
    await expect(poster.getByText(/^Made [A-Z][a-z]+ \d+(?:, \d+)?$/)).toBeVisible()
  })
})
