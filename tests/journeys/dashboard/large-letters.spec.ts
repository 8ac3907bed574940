import { fixturePath } from '../../support/files/fixtures.ts'
import { questions } from '../../support/pages/conversation.ts'
import { setFontSize } from '../../support/pages/fontSize.ts'
import { expect, openDashboard, test } from '../../support/pages/journey.ts'

test.use({ siteOptions: { content: 'sampleLife' } })

test('with letters twice as large everything has room', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await setFontSize(page, 32)

  await test.step('what is made for the day has room, with its result', async () => {
    await openDashboard(page, site, 'day')
    const poster = page.getByRole('group', { name: 'Poster' })
    await poster.getByRole('button', { name: 'Make the PDF' }).click()
    await expect(poster.getByRole('link', { name: 'Download' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  await test.step('no part of the lists is outside a phone’s screen', async () => {
    for (const [tab, part] of [
      ['media', 'Manage Media'],
      ['music', 'Manage Playlist'],
      ['memories'],
      ['settings'],
    ] as const) {
      await page.goto('about:blank')
      await openDashboard(page, site, tab, part)
      await expect(page.getByRole('button', { name: /^(Delete|Save Settings)/ }).first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), tab).toBe(390)
    }
  })

  await test.step('no question of the first evening is wider than a phone’s screen', async () => {
    for (const screen of [...Object.keys(questions), 'obituary-answers', 'obituary-text', 'share']) {
      await page.goto(`/admin/begin#${screen}`)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText('Loading')
      expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBe(390)
    }
  })

  await test.step('what is chosen to be sent has room on a phone’s screen', async () => {
    await page.reload()
    await page.goto('/admin#media')
    await page.locator('input[type=file]').setInputFiles(fixturePath('photos/landscape-2mp-bee.jpg'))
    await expect(page.getByLabel('Title')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  await test.step('a photograph’s title can be read at a desk, too', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('tab', { name: 'Manage Media' }).click()
    const box = await page
      .getByRole('textbox', { name: /^Title/ })
      .first()
      .boundingBox()
    expect(box?.width).toBeGreaterThan(600)
  })

  await test.step('the icons of buttons grow with them', async () => {
    await page.goto('about:blank')
    await openDashboard(page, site, 'services')
    const icon = page.getByRole('button', { name: /^Edit/ }).first().locator('svg')
    expect(await icon.boundingBox()).toMatchObject({ width: 44, height: 44 })
  })
})

test('words without a space have room', async ({ page, site }) => {
  const admin = await site.administrator()
  const service = { title: 'W'.repeat(200), date: 'TBD', time: 'TBD', location: 'W'.repeat(200) }
  const memory = { name: 'W'.repeat(120), content: 'W'.repeat(400) }
  await admin.call('POST /api/services', { body: service })
  await site.visitor.call('POST /api/memories', { body: memory })

  await test.step('a service named without a space leaves its buttons on the screen', async () => {
    await openDashboard(page, site, 'services')
    const edit = page.getByRole('button', { name: /^Edit WWW/ })
    await expect(edit).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(edit).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
  })

  await test.step('a memory written without a space, by such a name, is answered and edited on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('tab', { name: 'Memories' }).click()
    for (const [action, field] of [
      ['Answer', 'From'],
      ['Edit', 'None'],
    ]) {
      await page.getByRole('button', { name: new RegExp(`^${action} WWW`) }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel(field ?? '')).toBeVisible()
      const widths = await dialog.evaluate((element) =>
        [element, ...element.querySelectorAll('.radio-group')].map(
          (each) => each.scrollWidth - each.clientWidth,
        ),
      )
      expect(Math.max(...widths), action).toBe(0)
      await page.keyboard.press('Escape')
    }
  })
})
