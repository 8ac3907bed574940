import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'
import { mediaRow } from '../../support/pages/mediaTab.ts'
import { toastOn } from '../../support/pages/toastOn.ts'

test.use({ siteOptions: { content: 'small' } })

test('a photograph is adjusted, and restored', async ({ page, site }) => {
  const stored = async () =>
    (await site.visitor.call('GET /api/media')).body.find(({ title }) => title === 'Lakeside day')
  const before = await stored()
  await openDashboard(page, site, 'media', 'Manage Media')
  const row = mediaRow(page, 'Lakeside day')

  await test.step('it is rotated, straightened and cropped, and put back from its history', async () => {
    await row.getByRole('button', { name: 'Preview Lakeside day' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Edit Picture' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Picture' })
    await dialog.getByRole('button', { name: 'Rotate right' }).click()
    await dialog.getByRole('slider', { name: 'Straighten' }).fill('4')
    await dialog.getByRole('button', { name: 'Crop', exact: true }).click()
    const corner = dialog.getByRole('button', { name: 'Lower right corner' })
    await corner.focus()
    for (let times = 0; times < 4; times += 1) await corner.press('Shift+ArrowUp')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Focal point', exact: true }).click()
    const point = dialog.getByRole('button', { name: 'Move the focal point' })
    await point.focus()
    await point.press('ArrowLeft')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toastOn(page, 'Visitors see the picture like this.')).toBeVisible()
    const after = await stored()
    expect(after?.filePath).not.toBe(before?.filePath)
    expect(after?.orientation).not.toBe(before?.orientation)

    await row.getByRole('button', { name: 'Edit Lakeside day' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'History (1)' }).click()
    await expect(page.getByText(/rotated by 90°, straightened by 4°, cropped to 100% by 80%/)).toBeVisible()
    await page.getByRole('button', { name: 'Put back' }).click()
    await expect.poll(async () => (await stored())?.orientation).toBe(before?.orientation)
  })

  await test.step('Restore shows it as it was sent', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    for (const name of ['Rotate left', 'Restore']) {
      await row.getByRole('button', { name: 'Preview Lakeside day' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Edit Picture' }).click()
      await page.getByRole('button', { name }).click()
      await page.getByRole('button', { name: 'Save', exact: true }).last().click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    const after = await stored()
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
  })
})
