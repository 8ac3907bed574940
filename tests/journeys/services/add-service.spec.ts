import type { Locator } from '@playwright/test'
import { fixturePath } from '../../support/files/fixtures.ts'
import { addServices, serviceCard, celebration, nextYear } from '../../support/world/addServices.ts'
import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'
import { failOnce } from '../../support/pages/failOnce.ts'
import { toastOn } from '../../support/pages/toastOn.ts'

test('a service is added, corrected and deleted on the second attempt', { tag: '@smoke' }, async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/status of 500|API request failed/)
  await openDashboard(page, site, 'services')
  const alert = page.getByRole('alert')
  /** Presses a button while the next change fails, and expects the message. */
  const failsAt = async (button: Locator, title: string, sentence: string) => {
    await failOnce(page, '**/api/services**')
    await button.click()
    await expect(alert).toContainText(title)
    await expect(alert).toContainText(sentence)
    await page.getByRole('button', { name: 'Dismiss notification' }).click()
  }

  await test.step('the administrator is told how it will be read', async () => {
    await expect(page.getByText('No memorial services available')).toBeVisible()
    await page.getByRole('button', { name: 'Add Service' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Memorial Service' })
    const add = dialog.getByRole('button', { name: 'Add Service' })
    await expectAccessible(page)

    await dialog.getByLabel('Title').fill(celebration.title)
    await add.click()
    await expect(alert).toContainText('Missing information')
    await expect(alert).toContainText('Please fill in all required fields (title, date, time, location).')
    await expect(dialog.getByLabel('Date')).toBeFocused()

    const location = dialog.getByLabel('Location')
    const preview = dialog.getByRole('article')
    const notKnown = dialog.getByRole('button', { name: 'Not known yet Location' })
    await expect(location).toHaveAccessibleDescription(/A location is needed/)
    await expect(preview.getByText('to be determined')).toHaveCount(0)
    await notKnown.click()
    await expect(location).toHaveValue('TBD')
    await expect(location).not.toHaveAttribute('aria-invalid')
    await expect(preview.getByText('Location to be determined')).toBeVisible()
    await notKnown.click()
    await expect(location).toHaveValue('')
    await expect(dialog.getByLabel('Image path (optional)')).toBeVisible()

    await dialog.getByLabel('Date').fill(`Monday, March 18, ${nextYear}`)
    await dialog.getByLabel('Time', { exact: true }).fill('2 to six')
    await dialog.getByLabel('Location').fill('Oak Hall, California')
    await expect(dialog.getByText('this time cannot be read')).toBeVisible()
    await expect(
      dialog.getByText('Pacific Time, because the title or location mentions California'),
    ).toBeVisible()
    await dialog.getByLabel('Time', { exact: true }).fill('2 - 6 pm')
    await dialog.getByRole('button', { name: 'Change', exact: true }).click()
    await dialog.getByLabel('Time zone').selectOption('Eastern Time')
    await expect(
      dialog.getByText(/Add to Calendar will work: \w+, March 18, .*2:00.PM until 6:00.PM, Eastern Time/),
    ).toBeVisible()
    await expect(dialog.getByRole('article').getByText('2 - 6 pm (Eastern Time)')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Date').fill(celebration.date)
    await failsAt(add, 'Error', 'Failed to create the service. Please try again.')
    await add.click()
    await expect(dialog).toBeHidden()
    await expect(toastOn(page, 'Service created')).toBeVisible()
    await expect(toastOn(page, 'The memorial service has been added successfully.')).toBeVisible()
    await expect(page.getByRole('row', { name: /Celebration of Life.*March 18/ })).toHaveCount(1)
  })

  await test.step('it is corrected', async () => {
    await page.getByRole('button', { name: 'Edit Celebration of Life' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Memorial Service' })
    await expect(edit.getByText('Eastern Time, as chosen.')).toBeVisible()
    await edit.getByLabel('Title').fill('A Celebration of his Life')
    const save = edit.getByRole('button', { name: 'Save Changes' })
    await failsAt(save, 'Update failed', 'Failed to update service information.')
    await save.click()
    await expect(toastOn(page, 'Update successful')).toBeVisible()
    await expect(page.getByRole('cell', { name: 'A Celebration of his Life', exact: true })).toBeVisible()
  })

  await test.step('it is deleted after a question', async () => {
    await page.getByRole('button', { name: 'Delete A Celebration of his Life' }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Delete A Celebration of his Life' })).toBeFocused()
    await page.getByRole('button', { name: 'Delete A Celebration of his Life' }).click()
    const remove = question.getByRole('button', { name: 'Delete' })
    await failsAt(remove, 'Delete failed', 'Failed to delete service.')
    await remove.click()
    await expect(toastOn(page, 'Delete successful')).toBeVisible()
    await expect(page.getByText('No memorial services available')).toBeVisible()
  })
})

test('the dialog of a service asks before it closes, and previews the card', async ({ page, site }) => {
  await openDashboard(page, site, 'services')
  const dialog = page.getByRole('dialog', { name: 'Add Memorial Service' })
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })

  await test.step('a dialog with typed text asks before it closes', async () => {
    await page.getByRole('button', { name: 'Add Service' }).click()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await page.getByRole('button', { name: 'Add Service' }).click()
    await dialog.getByLabel('Title').fill(celebration.title)
    await page.keyboard.press('Escape')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(dialog.getByLabel('Title')).toBeFocused()
  })

  await test.step('Escape pressed many times asks and stays by turns, and leaving gives the focus back', async () => {
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press('Escape')
      await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(question).toBeHidden()
      await expect(dialog.getByLabel('Title')).toBeFocused()
    }
    await dialog.getByRole('button', { name: 'Close' }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Add Service' })).toBeFocused()
  })

  await test.step('a picture uploaded next to its field is the service’s and not in the gallery', async () => {
    await addServices(site, celebration)
    await page.reload()
    await page.getByRole('button', { name: 'Edit Celebration of Life' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Memorial Service' })
    await edit.locator('input[type=file]').setInputFiles(fixturePath('photos/person-blackwhite-small.jpg'))
    await expect(edit.getByLabel('Image path')).toHaveValue(/^\/uploads\/[\w-]+\/photo\.jpg$/)
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toastOn(page, 'Update successful')).toBeVisible()
    await page.goto('/services')
    const picture = serviceCard(page, 'Celebration of Life').getByRole('img')
    await expect(picture).toHaveAttribute('src', /^\/uploads\//)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect((await site.visitor.call('GET /api/media')).body).toEqual([])
  })

  await test.step('a long word in a title makes the dialog on a phone no wider than it is', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await addServices(site, { ...celebration, title: 'Donaudampfschifffahrtsgesellschaftskapitänsfeier' })
    await page.goto('/admin#services')
    await page.getByRole('button', { name: /^Edit Donau/ }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Memorial Service' })
    const { x = 0, width = 0 } = (await edit.boundingBox()) ?? {}
    const field = await edit.getByLabel('Title').boundingBox()
    expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThan(x + width)
  })
})
