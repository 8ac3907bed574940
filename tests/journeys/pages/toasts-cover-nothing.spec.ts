import type { Locator, Page } from '@playwright/test'
import { createNetworkSend, createPerson } from '../../../samples/person.ts'
import { expect, openDashboard, openHydrated, openTab, test } from '../../support/pages/journey.ts'
import { holdRequests } from '../../support/pages/holdRequests.ts'
import { mediaRow } from '../../support/pages/mediaTab.ts'
import { toastOn } from '../../support/pages/toastOn.ts'
import { fixturePath } from '../../support/files/fixtures.ts'
import { administrator } from '../../support/world/template.ts'
import { addServices, celebration } from '../../support/world/addServices.ts'
import { choosePhotos, memoryField, nameField, openForm, shareButton } from '../memories/memoryForm.ts'
import { expectDialogsInHistory } from '../../support/pages/expectDialogsInHistory.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
]

/** Lists the enabled controls of the topmost dialog, as far as they are in sight, that the shown toast covers. */
const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    const toast = dialog?.querySelector('.toast')
    if (!dialog || !toast) throw new Error('there is no toast in an open dialog')
    const [inside, over] = [dialog.getBoundingClientRect(), toast.getBoundingClientRect()]
    const controls = dialog.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')
    return [...controls].flatMap((control) => {
      const box = control.getBoundingClientRect()
      const isCovered =
        Math.max(box.left, inside.left, over.left) < Math.min(box.right, inside.right, over.right) &&
        Math.max(box.top, inside.top, over.top) < Math.min(box.bottom, inside.bottom, over.bottom)
      return isCovered && !toast.contains(control) && !control.matches(':disabled')
        ? [control.getAttribute('aria-label') ?? control.textContent]
        : []
    })
  })

/** Scrolls the page until an element is this many pixels above the lower edge of the window. */
const putAboveEdge = (element: Locator, pixels: number) =>
  element.evaluate((each, margin) => {
    each.style.scrollMarginBottom = `${margin}px`
    each.scrollIntoView({ block: 'end' })
  }, pixels)

/** Expects that the toast with this text covers nothing of an element. */
const expectUncovered = async (page: Page, text: string, element: Locator) => {
  const toast = page.locator('.toast').filter({ hasText: text })
  await expect(toast).toBeVisible()
  const [over, below] = [await toast.boundingBox(), await element.boundingBox()]
  if (!over || !below) throw new Error('the toast or the element is not on the page')
  const isApart =
    over.x >= below.x + below.width ||
    below.x >= over.x + over.width ||
    over.y >= below.y + below.height ||
    below.y >= over.y + over.height
  expect({ over, below, isApart }).toMatchObject({ isApart: true })
}

for (const size of sizes) {
  const at = `at ${size.width} pixels`
  test.describe(at, () => {
    test.use({ viewport: size, siteOptions: { content: 'small' } })

    test(`${at}, a toast covers no control of an open dialog, with the mouse where the toast is`, async ({
      page,
      complaints,
    }) => {
      complaints.expect(/status of 500|API request failed/)
      await page.clock.install({ time: '2026-03-01T10:00:00' })
      await openHydrated(page, '/admin/login')
      await page.clock.pauseAt('2026-03-01T11:00:00')
      const isOver = (text: string) => expect(toastOn(page, text)).toBeVisible()

      await test.step('a small dialog that opens below it', async () => {
        await page.getByLabel('Username').fill(administrator.username)
        await page.getByLabel('Password', { exact: true }).fill(administrator.password)
        await page.mouse.move(size.width - 120, size.height - 60)
        await page.keyboard.press('Enter')
        await expect(page.getByRole('tab', { name: 'Settings' })).toBeVisible()
        await page.clock.runFor(500)
        await isOver('Login successful')
        await page.getByRole('tab', { name: 'Settings' }).press('Enter')
        await page.clock.runFor(500)
        await page.getByRole('button', { name: 'Choose a picture' }).first().press('Enter')
        await expect(page.getByRole('dialog').getByRole('button', { name: 'From the gallery' })).toBeVisible()
        await isOver('Login successful')
        expect(await coveredControls(page)).toEqual([])
        await page.clock.runFor(5_000)
        await expect(toastOn(page, 'Login successful')).toHaveCount(0)
        await page.keyboard.press('Escape')
        await expectDialogsInHistory(page, 0)
      })

      await test.step('a dialog as high as the screen in which it appears', async () => {
        await page.getByRole('tab', { name: 'Services' }).press('Enter')
        await page.clock.runFor(500)
        await page.getByRole('button', { name: 'Add Service' }).press('Enter')
        const add = page.getByRole('dialog').getByRole('button', { name: 'Add Service' })
        await page.mouse.move(size.width - 120, size.height - 60)
        await add.press('Enter')
        await page.clock.runFor(500)
        await isOver('Missing information')
        expect(await coveredControls(page)).toEqual([])
        await expect(add).toBeInViewport({ ratio: 1 })
      })

      await test.step('the dialog does not move when it goes', async () => {
        const add = page.getByRole('dialog').getByRole('button', { name: 'Add Service' })
        const before = await add.boundingBox()
        await page.clock.runFor(15_000)
        await expect(toastOn(page, 'Missing information')).toHaveCount(0)
        expect(await add.boundingBox()).toEqual(before)
      })
    })

    test(`${at}, a toast does not cover the row that was just saved, nor a photograph that was just added`, async ({
      page,
      site,
    }) => {
      await openDashboard(page, site, 'media', 'Manage Media')
      const row = mediaRow(page, 'Bees')
      await page.getByRole('textbox', { name: 'Description Bees' }).fill('Early in June')
      await putAboveEdge(row, 0)
      await page.getByRole('textbox', { name: 'Title Bees' }).press('Enter')
      await expectUncovered(page, 'Changes saved', row)
      await page.getByRole('button', { name: 'Dismiss notification' }).click()
      await expect(toastOn(page, 'Changes saved')).toHaveCount(0)

      await page.getByRole('textbox', { name: 'Description Bees' }).fill('Late in June')
      const save = page.getByRole('button', { name: 'Save Bees' })
      await putAboveEdge(save, 0)
      await save.click()
      await expectUncovered(page, 'Changes saved', row)

      await openTab(page, 'Upload')
      await page.getByLabel('Select files').setInputFiles(fixturePath('photos/person-blackwhite-small.jpg'))
      await page.getByRole('button', { name: 'Upload All Files' }).click()
      await expect(page.getByText('1 photograph is in the gallery now.')).toBeVisible()
      await expectUncovered(page, 'Upload successful', page.locator('.added-media'))
    })

    test(`${at}, a toast above the button that saves the settings does not cover the row that was just pressed`, async ({
      page,
      site,
    }) => {
      await createPerson(createNetworkSend(site.url), { 'user-agent': 'Firefox/102.0' }).logIn(administrator)
      await openDashboard(page, site, 'settings', 'Keeping it safe')
      const panel = page.getByRole('group', { name: 'Where you are signed in' })
      if (size.width < 600) await panel.getByRole('button', { name: 'Where you are signed in' }).click()
      const row = panel.getByRole('listitem').filter({ hasText: 'Firefox' })
      const release = await holdRequests(page, '**/api/sessions', 'GET')
      await putAboveEdge(row, 90)
      await row.getByRole('button', { name: /^Sign out/ }).click()
      // the row goes once the list has been read again
      await expectUncovered(page, 'Signed out', row)
      release()
      await expect(row).toHaveCount(0)
    })

    test(`${at}, the private link stays below the toast, whatever the length of the memory`, async ({
      page,
    }) => {
      // as high as the bars of a phone's browser leave the page
      if (size.width < 600) await page.setViewportSize({ width: size.width, height: 664 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const [name, text] of [
        ['Anna', 'He sang.'],
        ['Ben', 'He sang. '.repeat(60)],
      ] as const) {
        await openForm(page)
        await nameField(page).fill(name)
        await memoryField(page).fill(text)
        await shareButton(page).click()
        const card = page.getByRole('article').filter({ hasText: name })
        // the mark appears once the page has scrolled
        await expect.poll(() => card.evaluate((each) => each.getAnimations().length)).toBe(1)
        const sentence = page.getByText('keep this private link')
        await expect(sentence).toBeInViewport({ ratio: 1 })
        await expectUncovered(page, 'Memory shared', sentence)
      }
    })

    test(`${at}, a memory that was just shared stands below its toast`, async ({ page }) => {
      await openForm(page)
      await nameField(page).fill('Anna')
      await memoryField(page).fill(
        `He taught me to whistle. ${'And to wait for the second whistle. '.repeat(30)}`,
      )
      await choosePhotos(page, ['photos/landscape-2mp-bee.jpg'])
      await shareButton(page).click()
      await expect(page.getByRole('heading', { name: 'Anna', exact: true })).toBeInViewport()
      await expectUncovered(page, 'Memory shared', page.getByRole('article').filter({ hasText: 'Anna' }))
      await expectUncovered(page, 'Memory shared', page.getByText('keep this private link'))
      await expectUncovered(page, 'Memory shared', page.getByLabel('Your private link'))
    })
  })
}

test.describe('at 1280 × 600 pixels', () => {
  test.use({ viewport: { width: 1280, height: 600 } })

  test('a toast does not cover the row whose dialog was just saved', async ({ page, site }) => {
    const services = Array.from({ length: 8 }, (_, index) => ({
      ...celebration,
      title: `Farewell ${index + 1}`,
    }))
    await addServices(site, ...services)
    await openDashboard(page, site, 'services')
    const row = page.getByRole('row').filter({ hasText: 'Farewell 5' })
    await putAboveEdge(row, 20)
    await row.getByRole('button', { name: 'Edit Farewell 5' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Memorial Service' })
    await dialog.getByLabel('Location').fill('Elm Hall')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(row).toContainText('Elm Hall')
    await expectUncovered(page, 'Update successful', row)
  })
})

test.describe('at 400%', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('a dialog leaves a tenth of the screen to a toast, and only as long as it is shown', async ({
    page,
    site,
  }) => {
    await page.clock.install({ time: '2026-03-01T10:00:00' })
    await openDashboard(page, site, 'services')
    await page.getByRole('button', { name: 'Add Service' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Memorial Service' })
    const height = () => dialog.evaluate((each) => each.getBoundingClientRect().height)
    expect(await height()).toBeGreaterThan(250)
    await dialog.getByRole('button', { name: 'Add Service' }).click()
    await page.clock.runFor(500)
    await expect(toastOn(page, 'Missing information')).toBeVisible()
    expect(await height()).toBeGreaterThanOrEqual(0.9 * 256 - 1)
    await page.clock.runFor(15_000)
    await expect(toastOn(page, 'Missing information')).toHaveCount(0)
    expect(await height()).toBeGreaterThan(250)
  })
})
