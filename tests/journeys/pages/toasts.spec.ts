import type { Page } from '@playwright/test'
import { expect, expectAccessible, openHydrated, test } from '../../support/pages/journey.ts'

test.use({ siteOptions: { content: 'small' } })

const toast = (page: Page) => page.getByRole('alert')

/** Makes the login page show a toast by signing in with empty fields. */
const provoke = async (page: Page) => {
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(toast(page)).toBeVisible()
}
const openWithTimeStopped = async (page: Page) => {
  await page.clock.install({ time: '2025-03-01T10:00:00' })
  await openHydrated(page, '/admin/login')
  await page.clock.pauseAt('2025-03-01T11:00:00')
}
const swipe = async (page: Page, by: number) => {
  const box = await toast(page).boundingBox()
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by, y, { steps: 5 })
  await page.mouse.up()
}

/** Collects the texts that are added to live regions already in the page, because a browser announces no others. */
const announcements = (page: Page) =>
  page.evaluateHandle(() => {
    const announced: string[] = []
    const regions = () => document.querySelectorAll('.toaster [role="status"]')
    let known = new Set(regions())
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (known.has(target as Element))
          announced.push(...[...addedNodes].map((node) => `${node.textContent}`))
      known = new Set(regions())
    }).observe(document, { childList: true, subtree: true })
    return announced
  })

test('a toast stays for 5 seconds, unless somebody holds it or wipes it away', async ({ page }) => {
  await openWithTimeStopped(page)

  await test.step('it stays for 5 seconds, at most 420 pixels wide', async () => {
    await provoke(page)
    expect((await toast(page).boundingBox())?.width).toBeLessThanOrEqual(420)
    await page.clock.runFor(4_990)
    await expect(toast(page)).toBeVisible()
    await page.clock.runFor(10)
    await expect(toast(page)).toHaveCount(0)
  })

  await test.step('there is one at a time, and the newer one has its own 5 seconds', async () => {
    await provoke(page)
    await page.clock.runFor(4_000)
    await provoke(page)
    await expect(toast(page)).toHaveCount(1)
    await page.clock.runFor(4_990)
    await expect(toast(page)).toBeVisible()
    await page.clock.runFor(10)
    await expect(toast(page)).toHaveCount(0)
  })

  await test.step('its time stands still while the mouse is on it', async () => {
    await provoke(page)
    await page.clock.runFor(3_000)
    await toast(page).hover()
    await page.clock.runFor(60_000)
    await expect(toast(page)).toBeVisible()
    await page.mouse.move(10, 10)
    await page.clock.runFor(1_990)
    await expect(toast(page)).toBeVisible()
    await page.clock.runFor(10)
    await expect(toast(page)).toHaveCount(0)
  })

  await test.step('a press on it does not hold it for ever', async () => {
    await provoke(page)
    await toast(page).click()
    await page.mouse.move(10, 10)
    await page.clock.runFor(5_000)
    await expect(toast(page)).toHaveCount(0)
  })

  await test.step('F8 moves the focus to it, where its time stands still; Escape dismisses it and gives the focus back', async () => {
    await provoke(page)
    await page.getByLabel('Username').focus()
    await page.keyboard.press('F8')
    await expect(toast(page)).toBeFocused()
    await page.clock.runFor(60_000)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Dismiss notification' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(toast(page)).toHaveCount(0)
    await expect(page.getByLabel('Username')).toBeFocused()
  })

  await test.step('swiped to the right by 50 pixels it goes, by less it stays', async () => {
    await provoke(page)
    await swipe(page, 45)
    await expect(toast(page)).toBeVisible()
    await swipe(page, -80)
    await expect(toast(page)).toBeVisible()
    await swipe(page, 55)
    await expect(toast(page)).toHaveCount(0)
  })
})

test('a toast is announced, seen and reached, also over a dialog', async ({ page, complaints }) => {
  complaints.expect(/status of 500|API request failed/)
  await test.step('a success comes into a region that screen readers know already, also after a dialog', async () => {
    await openHydrated(page, '/gallery')
    const announced = await announcements(page)
    await page.getByRole('link', { name: 'Download Bees' }).click()
    await expect.poll(() => announced.jsonValue()).toEqual(['Image downloadedBees has been downloaded.'])

    await page.getByRole('button', { name: 'Edit Bees' }).click()
    await expect(page.getByRole('dialog').getByRole('status')).toBeAttached()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect
      .poll(async () => (await announced.jsonValue()).at(-1))
      .toBe('Update successfulPhoto details have been updated.')
    await page.getByRole('button', { name: 'Dismiss notification' }).click()
  })

  await test.step('over an open dialog it can be seen, reached and dismissed, and outlives the dialog', async () => {
    await page.route('**/api/media/*', (route) => route.fulfill({ status: 500, body: '' }))
    const edit = page.getByRole('button', { name: 'Edit Bees' })
    const dialog = page.getByRole('dialog', { name: 'Edit Photo Details' })
    const save = page.getByRole('button', { name: 'Save Changes' })
    await edit.click()
    await save.click()
    await expect(toast(page)).toContainText('Update failed')
    await page.getByRole('button', { name: 'Dismiss notification' }).click()
    await expect(toast(page)).toHaveCount(0)
    await expect(dialog).toBeVisible()

    await save.click()
    await expect(toast(page)).toBeVisible()
    await page.keyboard.press('F8')
    await expect(toast(page)).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(toast(page)).toHaveCount(0)
    await expect(dialog).toBeVisible()

    await save.click()
    await expect(toast(page)).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(toast(page)).toBeVisible()
    await expect(edit).toBeFocused()
    await page.getByRole('button', { name: 'Dismiss notification' }).click()
  })
})
