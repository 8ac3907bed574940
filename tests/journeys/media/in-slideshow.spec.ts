import type { Page } from '@playwright/test'
import { mediaFixtures } from '../../support/world/contents.ts'
import {
  expect,
  expectAccessible,
  logInAs,
  openDashboard,
  openTab,
  reopenTab,
  test,
} from '../../support/pages/journey.ts'
import { failOnce } from '../../support/pages/failOnce.ts'
import { mediaRow, noticesOn } from '../../support/pages/mediaTab.ts'
import { toastOn } from '../../support/pages/toastOn.ts'
import { pressControl, stopClock } from '../slideshow/slideshowPage.ts'
import { showManyPhotographs } from './manyPhotographs.ts'
import type { Site } from '../../support/pages/site.ts'

test.use({ siteOptions: { content: 'small' } })

const [bees = '', lake = '', painting = '', film = ''] = mediaFixtures.map(({ title }) => title)

const tile = (page: Page, title: string) => page.getByRole('checkbox', { name: title, exact: true })
const markButton = (page: Page) => page.getByRole('button', { name: 'In the slideshow', exact: true })
const chooseOnly = async (page: Page, ...titles: string[]) => {
  await page.getByRole('button', { name: 'Choose none' }).click()
  for (const title of titles) await tile(page, title).click()
}
const openSheet = async (page: Page, site: Site) => {
  await openDashboard(page, site, 'media', 'Manage Media')
  await page.getByRole('radio', { name: 'Contact sheet' }).check()
}
/** The clock runs, so any slide may be on the screen. */
const expectSlides = (page: Page, count: number) =>
  expect(page.getByText(new RegExp(`^Slide \\d of ${count}`))).toBeAttached()
const readMarks = async (site: Site) =>
  (await site.visitor.call('GET /api/media')).body.map(({ inSlideshow }) => inSlideshow)
const mark = async (site: Site, isIn: (title: string) => boolean) => {
  const { body } = await site.visitor.call('GET /api/media')
  const marks = body.map(({ id, title }) => ({ id, inSlideshow: isIn(title) }))
  await (await site.administrator()).call('POST /api/media/in-slideshow', { body: { marks } })
}

test('the contact sheet: some are left out of the slideshow, and all are put in again', {
  tag: '@smoke',
}, async ({ page, site }) => {
  await openSheet(page, site)
  await expect(tile(page, bees)).toBeVisible()
  await expect(markButton(page)).toHaveCount(0)

  await test.step('a press leaves out what is chosen, the one that is left says so, and the toast takes it back', async () => {
    await tile(page, bees).click()
    await tile(page, lake).click()
    await expect(markButton(page)).toHaveAttribute('aria-pressed', 'true')
    await markButton(page).click()
    const toast = toastOn(page, '2 items are not in the slideshow, but still in the gallery.')
    await expect(toast).toBeVisible()
    await expect(markButton(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(tile(page, painting)).toHaveAccessibleDescription('In the slideshow')
    await expect(tile(page, painting).getByText('In the slideshow')).toBeVisible()
    await expect(tile(page, bees)).toHaveAccessibleDescription('')
    expect(await readMarks(site)).toEqual([false, false, true, true])
    await toast.getByRole('button', { name: 'Undo' }).click()
    await expect(toastOn(page, '2 items are in the slideshow now.')).toBeVisible()
    await expect(markButton(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('checkbox').getByText(/slideshow/)).toHaveCount(0)
    expect(await readMarks(site)).toEqual([true, true, true, true])
  })

  await test.step('among some that are in and some that are not, a press puts in the others, and Undo only these', async () => {
    await chooseOnly(page, film)
    await markButton(page).click()
    await expect(tile(page, film)).toHaveAccessibleDescription(/^Not in the slideshow/)
    await chooseOnly(page, painting, film)
    await expect(markButton(page)).toHaveAttribute('aria-pressed', 'mixed')
    await expectAccessible(page)
    await markButton(page).press('Enter')
    const toast = toastOn(page, '1 item is in the slideshow now.')
    await expect(toast).toBeVisible()
    await expect(markButton(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(markButton(page)).toBeFocused()
    await toast.getByRole('button', { name: 'Undo' }).click()
    await expect(markButton(page)).toHaveAttribute('aria-pressed', 'mixed')
    expect(await readMarks(site)).toEqual([true, true, true, false])
  })

  await test.step('all copies are answered at once, also those that are not shown yet; of pairs that look alike, none is removed before it is shown', async () => {
    const answered: unknown[] = []
    for (const path of ['keep-copies', 'delete'])
      await page.route(`**/api/media/${path}`, (route) => {
        answered.push(path, route.request().postDataJSON().ids.length)
        return route.fulfill({ status: 204 })
      })
    const showPairs = async (sameBytes: boolean, question: string) => {
      await showManyPhotographs(page, site, 61, (index) => ({
        ...(index > 0 && { sameAs: 'Photograph 1', sameAsId: 'photo-0', sameBytes, deletable: true }),
        ...(index === 1 && { fileSize: 1, width: 9_000 }),
      }))
      await reopenTab(page, 'Manage Media')
      await page.getByRole('button', { name: question }).click()
    }
    const answer = async (name: string) => {
      const isAnswered = page.waitForResponse('**/api/media/{keep-copies,delete}')
      await page.getByRole('button', { name }).click()
      await isAnswered
    }
    await showPairs(true, '60 copies: keep or remove?')
    await expect(noticesOn(page)).toHaveCount(50)
    for (const name of ['Keep all 60', 'Remove all 60 copies']) await answer(name)
    await showPairs(false, '60 pairs of pictures look alike.')
    await expect(page.getByRole('button', { name: 'Keep all 60' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Remove all/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Show 10 more' }).click()
    await answer('Remove all 59 that are not larger')
    expect(answered).toEqual(['keep-copies', 60, 'delete', 60, 'delete', 59])
  })
})

test('what another keeper has just left out is no change: the toast says so, and has no Undo', async ({
  page,
  site,
}) => {
  await openSheet(page, site)
  await tile(page, painting).click()
  await mark(site, (title) => title !== painting)
  await markButton(page).click()
  const unchanged = toastOn(page, 'Somebody else has just made the same choice.')
  await expect(unchanged).toBeVisible()
  await expect(unchanged.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await expect(tile(page, painting)).toHaveAccessibleDescription('Not in the slideshow')
})

test('the list: a row leaves one out, and what is typed there stays', async ({ page, site, complaints }) => {
  complaints.expect(/500|API request failed/)
  await openDashboard(page, site, 'media', 'Manage Media')
  await page.getByRole('textbox', { name: 'Description Bees' }).fill('Late in June')
  await page.getByRole('button', { name: 'Edit Bees' }).click()
  const dialog = page.getByRole('dialog', { name: 'Image Preview' })
  await markButton(page).click()
  await expect(toastOn(page, '1 item is not in the slideshow, but still in the gallery.')).toBeVisible()
  await expect(markButton(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('Late in June')
  await expectAccessible(page)
  expect(await readMarks(site)).toEqual([false, true, true, true])

  await test.step('if it could not be saved, the button shows what is so', async () => {
    await page.route('**/api/media/in-slideshow', (route) => route.fulfill({ status: 500 }))
    await markButton(page).click()
    await expect(toastOn(page, 'Nothing was changed. Please try again.')).toBeVisible()
    await expect(markButton(page)).toHaveAttribute('aria-pressed', 'false')
    await page.unroute('**/api/media/in-slideshow')
    await markButton(page).click()
    await expect(toastOn(page, '1 item is in the slideshow now.')).toBeVisible()
    await expect(markButton(page)).toHaveAttribute('aria-pressed', 'true')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('textbox', { name: 'Description Bees' })).toHaveValue('Late in June')
  })
})

test('an Undo that failed is pressed again, and takes back what is still there', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|no response|status of 404|not found|no longer/i)
  const admin = await site.administrator()
  await openSheet(page, site)
  await tile(page, bees).click()
  await tile(page, lake).click()
  await tile(page, painting).click()
  await markButton(page).click()
  const undo = (text: string) => toastOn(page, text).getByRole('button', { name: 'Undo' })
  await expect(undo('3 items are not in the slideshow, but still in the gallery.')).toBeVisible()
  await failOnce(page, '**/api/media/in-slideshow', 0)
  await undo('3 items are not in the slideshow, but still in the gallery.').click()
  await expect(undo('Nothing was changed. Please try again.')).toBeVisible()
  const { body } = await site.visitor.call('GET /api/media')
  await admin.call('DELETE /api/media/:id', { params: { id: body[1]?.id ?? '' } })
  await undo('Nothing was changed. Please try again.').click()
  await expect(toastOn(page, '2 items are in the slideshow now.')).toBeVisible()
  expect(await readMarks(site)).toEqual([true, true, true])

  await test.step('where nothing is left, it fails, and is not offered again', async () => {
    for (const gone of [body[0], body[2]])
      await admin.call('DELETE /api/media/:id', { params: { id: gone?.id ?? '' } })
    await undo('2 items are in the slideshow now.').click()
    await expect(toastOn(page, 'Nothing was changed.')).toContainText('no longer')
    expect(await undo('Nothing was changed.').count()).toBe(0)
  })
})

test('a helper sees what is left out, but does not choose', async ({ page, site }) => {
  await mark(site, (title) => title !== bees)
  await logInAs(page, site, await site.helper())
  await page.goto('/admin')
  await openTab(page, 'Manage Media')
  await expect(mediaRow(page, bees).getByText('Not in the slideshow')).toBeVisible()
  await page.getByRole('radio', { name: 'Contact sheet' }).check()
  await expect(tile(page, bees)).toHaveAccessibleDescription('Not in the slideshow')
  await tile(page, bees).click()
  await expect(page.getByRole('button', { name: 'Hide', exact: true })).toBeVisible()
  await expect(markButton(page)).toHaveCount(0)
})

test('a tile says whole that it is left out, with all else that it says @phone', async ({ page, site }) => {
  await mark(site, () => false)
  await openSheet(page, site)
  for (const title of [bees, film]) {
    const notes = tile(page, title).locator('.sheet-notes')
    await expect(notes).toContainText('Not in the slideshow')
    const [isWhole, isInside] = await notes.evaluate((element) => {
      const [inner, outer] = [element.getBoundingClientRect(), element.parentElement?.getBoundingClientRect()]
      return [element.scrollWidth <= element.clientWidth, inner.top >= (outer?.top ?? 0)]
    })
    expect([isWhole, isInside]).toEqual([true, true])
  }
})

test('both shows leave out what the family has left out, and the gallery does not', async ({
  page,
  site,
}) => {
  const admin = await site.administrator()
  await mark(site, (title) => title !== bees)
  for (const path of ['/slideshow', '/slideshow-old']) {
    const { text } = await site.visitor.get(path)
    expect(/<img class="document-slide"[^>]* alt="([^"]*)"/.exec(text)?.[1]).toBe(lake)
  }
  await page.goto('/slideshow')
  await expectSlides(page, 2)
  await test.step('the older show lists the others', async () => {
    await page.clock.install()
    await page.goto('/slideshow-old')
    await stopClock(page)
    await pressControl(page, 'Jump to Slide')
    const slides = page.getByRole('dialog', { name: 'Jump to Slide' })
    await expect(slides.getByRole('listitem').getByRole('button')).toHaveText([lake, painting])
    await page.clock.resume()
  })

  await test.step('one that is hidden after it was chosen is not shown until it is shown again', async () => {
    const { body } = await site.visitor.call('GET /api/media')
    const ids = body.filter(({ title }) => title === lake).map(({ id }) => id)
    await admin.call('POST /api/media/visibility', { body: { ids, visible: false } })
    await page.goto('/slideshow')
    await expectSlides(page, 1)
    await expect(page.getByRole('img', { name: painting })).toBeVisible()
    await admin.call('POST /api/media/visibility', { body: { ids, visible: true } })
    await page.goto('/slideshow')
    await expectSlides(page, 2)
  })

  await test.step('if all are left out, both shows say so', async () => {
    await mark(site, () => false)
    for (const path of ['/slideshow', '/slideshow-old']) {
      await page.goto(path)
      await expect(
        page.getByText('No photographs are in the slideshow right now. All of them are in the gallery.'),
      ).toBeVisible()
      await expectAccessible(page)
    }
    await page.goto('/gallery')
    await expect(page.getByRole('main').getByRole('img', { name: bees })).toBeVisible()
  })
})
