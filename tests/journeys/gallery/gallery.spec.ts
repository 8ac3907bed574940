import type { Browser, Locator, Page } from '@playwright/test'
import type { Edtf } from '../../../domain/calendar/edtf.ts'
import { addMedia } from '../../support/world/addMedia.ts'
import { mediaFixtures } from '../../support/world/contents.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { expect, expectAccessible, openHydrated, test } from '../../support/pages/journey.ts'
import { resize } from '../../support/pages/resize.ts'
import { showManyPhotographs } from '../media/manyPhotographs.ts'

const card = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
const successToast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title })
const errorToast = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title })

test.describe(() => {
  test.use({ siteOptions: { content: 'small' } })

  test('a visitor looks through the gallery', { tag: '@smoke' }, async ({
    page,
    site,
    context,
    complaints,
  }) => {
    complaints.expect(/404/)
    await addMedia(await site.administrator(), [{ file: 'formats/still.webp', title: 'A day in June' }])
    await test.step('photographs and videos are in order, and each filter shows its own', async () => {
      await page.goto('/gallery')
      const titles = page.getByRole('listitem').locator('p')
      const all = [...mediaFixtures.map(({ title }) => title), 'A day in June']
      await expect(titles).toHaveText(all)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Videos' }).click()
      await expect(page.getByRole('button', { name: 'Videos' })).toHaveAttribute('aria-pressed', 'true')
      await expect(titles).toHaveText(['First film'])
      await page.getByRole('button', { name: 'Photos' }).click()
      await expect(titles).toHaveText(all.filter((title) => title !== 'First film'))
      await page.getByRole('button', { name: 'All Items' }).click()
      await expect(titles).toHaveCount(5)
    })
    await test.step('a video opens its file in a new tab', async () => {
      const opened = context.waitForEvent('page')
      await page.getByRole('img', { name: 'First film' }).click()
      expect((await opened).url()).toMatch(/\/uploads\/[\w-]+\/video\.mp4$/)
      await (await opened).close()
    })
    await test.step('a photograph is downloaded as JPEG under its title', async () => {
      const started = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download A day in June' }).click()
      await expect(successToast(page, 'Image downloaded')).toContainText('A day in June has been downloaded.')
      const download = await started
      expect(download.suggestedFilename()).toBe('A_day_in_June.jpg')
      const bytes = await (await download.createReadStream()).take(3).toArray()
      expect(Buffer.concat(bytes).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    })
    await test.step('a downloaded film is called a video', async () => {
      const started = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download First film' }).click()
      await expect(successToast(page, 'Video downloaded')).toContainText('First film has been downloaded.')
      expect((await started).suggestedFilename()).toBe('First_film.mp4')
    })
    await test.step('a photograph that is gone meanwhile is not called downloaded', async () => {
      const listed = page.waitForResponse('**/api/media')
      await openHydrated(page, '/gallery')
      await listed
      await expect(card(page, 'Bees')).toBeVisible()
      const { body } = await site.visitor.call('GET /api/media')
      const id = body.find(({ title }) => title === 'Bees')?.id ?? ''
      await (await site.administrator()).call('DELETE /api/media/:id', { params: { id } })
      await page.getByRole('link', { name: 'Download Bees' }).click()
      await expect(errorToast(page, 'Download failed')).toContainText('Bees could not be downloaded.')
    })
  })

  test('anyone can edit a title and a description', { tag: '@smoke' }, async ({ page, complaints }) => {
    complaints.expect(/400|A title is needed/)
    const dialog = page.getByRole('dialog', { name: 'Edit Photo Details' })
    const save = dialog.getByRole('button', { name: 'Save Changes' })
    await page.goto('/gallery')
    await page.getByRole('button', { name: 'Edit Bees' }).click()
    await test.step('the photograph is above the fields, whole, and leaves a phone room for them and a keyboard', async () => {
      const picture = dialog.getByRole('img', { name: 'Bees' })
      await expect(picture).toBeVisible()
      await expect(picture).toHaveCSS('object-fit', 'contain')
      await resize(page, { width: 390, height: 700 })
      const [image, title, description] = await Promise.all(
        [picture, dialog.getByLabel('Title'), dialog.getByLabel('Description')].map((each) =>
          each.boundingBox(),
        ),
      )
      expect(image?.height).toBeGreaterThan(100)
      expect((title?.y ?? 0) - (image?.y ?? 0)).toBeGreaterThan(image?.height ?? 0)
      // a keyboard leaves about 420 of the 700 pixels
      expect(description?.y).toBeLessThan(420)
      await page.setViewportSize({ width: 1280, height: 800 })
    })
    await test.step('a blank title is rejected with a reason, and nothing typed is lost', async () => {
      await expect(dialog.getByLabel('Description')).toHaveValue('In his garden.\nLate in May.')
      await dialog.getByLabel('Title').fill('  ')
      await dialog.getByLabel('Description').fill('A new description')
      await expect(dialog.getByText('A title is needed')).toBeVisible()
      await expectAccessible(page)
      await save.click()
      await expect(errorToast(page, 'Update failed')).toContainText('Failed to update photo details.')
      await expect(dialog.getByLabel('Description')).toHaveValue('A new description')
    })
    await test.step('both are on the card at once, and after a reload', async () => {
      await dialog.getByLabel('Title').fill('His bees')
      await dialog.getByLabel('Description').fill('')
      await save.click()
      await expect(successToast(page, 'Update successful')).toContainText('Photo details have been updated.')
      await expect(dialog).toBeHidden()
      await expect(card(page, 'His bees')).toBeVisible()
      await page.reload()
      await expect(card(page, 'His bees')).toBeVisible()
    })
  })

  test('the last of two thousand photographs load on scrolling', async ({ page, site, browser }) => {
    await test.step('cards are laid out before they come near, so that nothing has to be while people scroll', async () => {
      const before = await textsLaidOut(browser, page, async () => {
        await showManyPhotographs(page, site, 200)
        await page.goto('/gallery')
        await page.waitForFunction(() => document.querySelectorAll('li').length >= 200)
        await page.evaluate(async () => {
          await document.fonts.ready
          await new Promise((resolve) => setTimeout(resolve))
        })
      })
      const scrolling = await textsLaidOut(browser, page, () =>
        page.evaluate(async () => {
          scrollTo(0, 5_000)
          for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
        }),
      )
      expect(before).toBeGreaterThan(400)
      // the pictures that load now are in rows, too
      expect(scrolling).toBeLessThan(80)
    })
    await showManyPhotographs(page, site, 2_000, (index) => {
      const year = `${1941 + Math.floor(index / 25)}`
      return { takenAt: year as Edtf, shownDate: year }
    })
    await page.goto('/gallery')
    await expect(page.getByText('Photograph 200', { exact: true })).toBeAttached()
    expect(await page.getByRole('listitem').count()).toBeLessThan(400)
    await test.step('a year leads to its first photograph, in any window, and so does the Tab key', async () => {
      const years = page.getByLabel('Go to year')
      for (const { width, label } of [
        { width: 390, label: '1965' },
        { width: 1800, label: '2010' },
        { width: 1280, label: '1990' },
      ]) {
        await resize(page, { width, height: 844 })
        await years.focus()
        await years.selectOption({ label })
        const first = card(page, `Photograph ${(Number(label) - 1941) * 25 + 1}${label}`)
        await expect(first).toBeInViewport({ ratio: 0.99 })
        expect((await first.boundingBox())?.y).toBeLessThan(150)
        await expect(years).toBeFocused()
        await page.keyboard.press('Tab')
        await expect(first.getByRole('link').first()).toBeFocused()
      }
    })
    await expect(async () => {
      await page.mouse.wheel(0, 100_000)
      await expect(page.getByText('Photograph 2000', { exact: true })).toBeInViewport({ timeout: 500 })
    }).toPass()
  })
})

/** Counts the texts that the browser lays out during `work`. */
const textsLaidOut = async (browser: Browser, page: Page, work: () => Promise<void>) => {
  await browser.startTracing(page, { categories: ['blink'] })
  await work()
  const { traceEvents }: { traceEvents: { name: string }[] } = JSON.parse(String(await browser.stopTracing()))
  return traceEvents.filter(({ name }) => name.startsWith('InlineNode::ShapeText')).length
}

test('cards hang as polaroids do, in every window and on paper', async ({ page, site }) => {
  const admin = await site.administrator()
  const cards = page.getByRole('listitem')
  await test.step('an empty gallery says so, and where pictures come from', async () => {
    await page.goto('/gallery')
    await expect(page.getByRole('heading', { name: 'Gallery', exact: true })).toBeVisible()
    await expect(page.getByText('No items to display')).toBeVisible()
    await expect(page.getByText('Please add media in the admin section')).toBeVisible()
  })
  await test.step('five rotations alternate, and long titles are smaller', async () => {
    const titles = [
      'short',
      'a little longer',
      'longer than twenty chars',
      'a title that is longer than thirty chars',
    ]
    await addMedia(
      admin,
      [...titles, 'five', 'six'].map((title) => ({ file: 'formats/expected-picture.png', title })),
    )
    await page.goto('/gallery')
    const rotations = await cards.evaluateAll((all) => all.map((each) => getComputedStyle(each).transform))
    expect(new Set(rotations.slice(0, 5)).size).toBe(5)
    expect(rotations[5]).toBe(rotations[0])
    const sizes = await cards
      .locator('p')
      .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)))
    const [short = 0, longer = 0, long = 0, longest = 0] = sizes
    expect(short > longer && longer > long && long > longest, sizes.join(' ')).toBe(true)
  })
  await test.step('nothing scrolls sideways, from the smallest telephone to a desk', async () => {
    for (const width of [280, 320, 390, 767, 1280]) {
      await resize(page, { width, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width)
    }
  })
  await test.step('on paper photographs and titles stand straight and whole, and nothing is to be pressed', async () => {
    await page.emulateMedia({ media: 'print' })
    const polaroid = page.locator('.polaroid').first()
    await expect(polaroid.getByRole('img')).toBeVisible()
    await expect(polaroid).toHaveCSS('transform', 'none')
    await expect(polaroid).toHaveCSS('break-inside', 'avoid')
    const right = (element: Locator) => element.evaluate((each) => each.getBoundingClientRect().right)
    const [frame, margin] = [await right(cards.nth(3)), await right(page.locator('.gallery-wall'))]
    expect(frame).toBeLessThanOrEqual(margin - 0.5)
    for (const name of [/^Download/, /^Edit/, 'All Items', 'Photos', 'Videos'])
      await expect(page.getByRole('button', { name }).or(page.getByRole('link', { name }))).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  })
  await test.step('a photograph that nobody has named has no caption, and its name is read aloud', async () => {
    const form = { files: [fixture('photos/person-small-square.jpg', { name: 'IMG_4001.jpg' })] }
    await admin.call('POST /api/media/batch', { form })
    await page.goto('/gallery')
    const name = `Photo ${(await admin.call('GET /api/media')).body.length}`
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(page.getByText(/^Photo( \d+)?$/)).toHaveCount(0)
    const boxOf = (within: Locator) =>
      within.evaluate((each) => each.getBoundingClientRect().toJSON() as DOMRect)
    await cards.last().hover()
    const [picture, edit] = [
      await boxOf(cards.last().getByRole('img')),
      await boxOf(cards.last().getByRole('button', { name: `Edit ${name}` })),
    ]
    expect(Math.abs(picture.width - picture.height), 'no strip below the photograph').toBeLessThan(1)
    expect(picture.bottom).toBeGreaterThanOrEqual(edit.bottom)
    expect(picture.right).toBeGreaterThanOrEqual(edit.right)
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('dialog', { name }).getByRole('heading')).toHaveCount(0)
  })
  await test.step('it stays without a title when somebody describes it', async () => {
    await page.goto('/gallery')
    await cards.last().getByRole('button', { name: /^Edit/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Photo Details' })
    await expect(dialog.getByLabel('Title')).toHaveValue('')
    await dialog.getByLabel('Description').fill('At the lake')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog).toHaveCount(0)
    const item = (await admin.call('GET /api/media')).body.at(-1)
    expect(item).toMatchObject({ untitled: true, title: 'Photo', description: 'At the lake' })
  })
  await test.step('rows stand where they will stay while the page still arrives on a telephone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const topOfThird = () => cards.nth(2).evaluate((each) => (each as HTMLElement).offsetTop)
    await page.route('/gallery', async (route) => {
      const response = await route.fetch()
      const document = await response.text()
      await route.fulfill({ response, body: document.slice(0, document.lastIndexOf('<li ')) })
    })
    await page.goto('/gallery')
    await expect(cards).toHaveCount(6)
    const top = await topOfThird()
    await page.unroute('/gallery')
    await page.goto('/gallery')
    await expect(cards).toHaveCount(7)
    expect(await topOfThird()).toBe(top)
  })
})
