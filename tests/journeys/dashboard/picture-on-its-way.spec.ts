import type { Page } from '@playwright/test'
import { fixturePath } from '../../support/files/fixtures.ts'
import { expectQuestion, openQuestion, press } from '../../support/pages/conversation.ts'
import { failOnce } from '../../support/pages/failOnce.ts'
import { holdRequests } from '../../support/pages/holdRequests.ts'
import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'
import { unfoldCard } from '../../support/pages/unfoldCard.ts'
import { toastOn } from '../../support/pages/toastOn.ts'
import { celebration } from '../../support/world/addServices.ts'

const picture = fixturePath('photos/person-small-square.jpg')
const sentence = 'The picture is still being sent.'

/** Chooses a picture that stays on its way until the returned function is called. */
const choosePicture = async (page: Page, within: Pick<Page, 'getByLabel' | 'getByRole'> = page) => {
  const release = await holdRequests(page, '**/api/media', 'POST')
  await within.getByLabel('Upload a picture').setInputFiles(picture)
  await expect(within.getByRole('progressbar', { name: 'Uploading the picture' })).toBeVisible()
  return release
}

test('a question waits for a picture that is on its way @both', async ({ page, site, complaints }) => {
  complaints.expect(/status of 500|API request failed/)
  await openDashboard(page, site)
  const readPortrait = async () => (await site.visitor.call('GET /api/settings')).body.portraitPath
  const next = page.getByRole('button', { name: 'Next', exact: true })

  await test.step('if it does not arrive, the question stays, and says so', async () => {
    await openQuestion(page, 'picture')
    await failOnce(page, '**/api/media')
    const release = await choosePicture(page)
    await next.click()
    await expect(page.getByText(sentence)).toBeInViewport()
    release()
    await expect(toastOn(page, 'Upload failed')).toBeVisible()
    await expect(page.getByText(sentence)).toBeHidden()
    await expectQuestion(page, 'picture', false)
    await expect(next).toBeEnabled()
  })

  await test.step('with Later the picture stays on its way, and Next waits for it on the way back', async () => {
    const release = await choosePicture(page)
    await press(page, 'Later')
    await expectQuestion(page, 'services')
    await press(page, 'Close')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
    await page.goBack()
    await expectQuestion(page, 'picture')
    await expect(page.getByRole('progressbar', { name: 'Uploading the picture' })).toBeVisible()
    await next.click()
    await expect(next).toBeDisabled()
    await expect(page.getByText(sentence)).toBeInViewport()
    await expectAccessible(page)
    expect(await readPortrait()).toBeNull()
    release()
    await expectQuestion(page, 'services')
    expect(await readPortrait()).toMatch(/^\/uploads\/.*\/photo\.jpg$/)
  })
})

test('dialogs, tabs and documents wait for a picture that is on its way', async ({ page, site }) => {
  await test.step('Escape asks before the picture of a service is lost', async () => {
    await openDashboard(page, site, 'services')
    await page.getByRole('button', { name: 'Add Service' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Memorial Service' })
    const release = await choosePicture(page, dialog)
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
    for (const name of ['title', 'date', 'time', 'location'] as const)
      await dialog.locator(`[name=${name}]`).fill(celebration[name])
    await dialog.getByRole('button', { name: 'Add Service' }).click()
    await expect(dialog.getByRole('button', { name: 'Add Service' })).toBeDisabled()
    await expect(dialog.getByText(sentence)).toBeInViewport()
    release()
    await expect(dialog).toBeHidden()
    const [service] = (await site.visitor.call('GET /api/services', {})).body
    expect(service?.imagePath).toMatch(/^\/uploads\//)
  })

  await test.step('settings are saved from another tab, with the portrait', async () => {
    await openDashboard(page, site, 'settings', 'About him')
    const release = await choosePicture(page)
    await page.getByRole('tab', { name: 'Visitors' }).click()
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await expect(page.getByText(sentence)).toBeInViewport()
    release()
    await expect(toastOn(page, 'Changes saved')).toBeVisible()
    expect((await site.visitor.call('GET /api/settings')).body.portraitPath).toMatch(/^\/uploads\//)
  })

  await test.step('the order of service is made with the picture on its back', async () => {
    // a new document, because the tab that was just left may still write its name into the address
    await page.goto('about:blank')
    await openDashboard(page, site, 'day')
    const panel = await unfoldCard(page, 'Order of service')
    const release = await choosePicture(page, panel)
    await panel.getByRole('button', { name: 'Make the PDF' }).click()
    await expect(panel.getByText(sentence)).toBeInViewport()
    release()
    await expect(panel.getByText(/^Made today/)).toBeVisible()
    const { body } = await (await site.administrator()).call('GET /api/settings')
    expect(body.orderPhotoPath).toMatch(/^\/uploads\//)
  })
})
