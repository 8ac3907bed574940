import { expect, expectAccessible, openDashboard, openTab, test } from '../../support/pages/journey.ts'

test('one button saves all tabs, and shows what is wrong in one', async ({ page, site, complaints }) => {
  complaints.expect(/status of 400|Some of what was entered|needed/)
  await openDashboard(page, site, 'settings', 'About him')
  await page.getByLabel('Name', { exact: true }).fill('')
  await openTab(page, 'Visitors')
  await page.getByRole('radio', { name: /^Everyone who has the link/ }).check()
  await openTab(page, 'Keeping it safe')
  await page.getByRole('switch', { name: 'Keep what is deleted for 30 days' }).check()
  const save = page.getByRole('button', { name: /^Save/ })
  await save.click()
  await expect(page.getByRole('tab', { name: 'About him', selected: true })).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/His name is needed/)
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.getByLabel('Name', { exact: true }).fill('Johann Øster')
  await expect(page.getByText('Not saved yet.')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).press('Enter')
  await expect(page.getByText('Changes saved')).toBeVisible()
  await expect(page.getByText('Not saved yet.')).toBeHidden()
  const admin = await site.administrator()
  expect((await admin.call('GET /api/settings')).body).toMatchObject({
    name: 'Johann Øster',
    keepDeleted: 'on',
  })
  expect((await admin.call('GET /api/access')).body.audience).toBe('link')
})

test('the button that saves stays in view with its form, and is gone next to what it does not save @both', async ({
  page,
  site,
}) => {
  await openDashboard(page, site, 'settings', 'About him')
  const save = page.getByRole('button', { name: 'Save Settings' })
  await expect(save).toBeInViewport({ ratio: 1 })
  const end = page.getByRole('button', { name: 'Restore built-in words' })
  await expect(end).not.toBeInViewport()
  await page.getByLabel('Words about the donation').fill('No flowers, please.')
  await expect(page.getByText('Not saved yet.')).toBeInViewport()
  await openTab(page, 'Keeping it safe')
  await expect(page.getByText('Not saved yet.')).toBeInViewport()
  await page.getByText('What was changed', { exact: true }).scrollIntoViewIfNeeded()
  await expect(save).not.toBeInViewport()
})

test.describe(() => {
  test.use({ siteOptions: { content: 'sampleLife' } })

  test('the portrait is chosen from the gallery, and cropped for its place alone', async ({ page, site }) => {
    const bridge = async () =>
      (await site.visitor.call('GET /api/media')).body.find(({ title }) =>
        title.startsWith('His favorite bridge'),
      )
    await openDashboard(page, site, 'settings', 'About him')

    await test.step('a path is written only if wanted', async () => {
      await expect(page.getByLabel('Portrait', { exact: true })).toBeHidden()
      await page.getByRole('button', { name: 'Choose a picture' }).click()
      const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
      await dialog.getByRole('button', { name: 'From the gallery' }).click()
      await expect(dialog.getByRole('img').first()).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'His favorite bridge' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeFocused()
      await page.getByRole('button', { name: 'Save Settings' }).click()
      await expect(page.getByText('Changes saved')).toBeVisible()
      expect((await site.visitor.call('GET /api/settings')).body.portraitPath).toBe(
        (await bridge())?.filePath,
      )
      await expectAccessible(page)
      await page.reload()
    })

    await test.step('the portrait is cropped for its place alone', async () => {
      const before = await bridge()
      const dialog = page.getByRole('dialog', { name: 'Edit Picture' })
      await page.getByRole('button', { name: 'Crop', exact: true }).click()
      const corner = dialog.getByRole('button', { name: 'Lower right corner' })
      await corner.focus()
      for (let times = 0; times < 10; times += 1) await corner.press('Shift+ArrowLeft')
      await dialog.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(dialog).toBeHidden()
      await page.getByRole('button', { name: 'Save Settings' }).click()
      await expect(page.getByText('Changes saved')).toBeVisible()
      const { portraitShape } = (await site.visitor.call('GET /api/settings')).body
      const { width = 1, height = 1 } = portraitShape ?? {}
      const whole = (before?.width ?? 1) / (before?.height ?? 1)
      expect(width / height).toBeCloseTo(whole / 2, 1)
      expect(await bridge()).toEqual(before)
    })
  })
})

test('a phone folds what is seldom needed, and shows first what is safe @phone', async ({ page, site }) => {
  await openDashboard(page, site, 'settings', 'Keeping it safe')
  await expect(page.getByRole('group', { name: 'Safekeeping' })).toContainText(
    'Nothing has been uploaded yet.',
  )
  await expect(page.getByRole('button', { name: 'Invite somebody' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Save/ })).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Current password')).toBeHidden()
  await page.getByRole('button', { name: 'Password', exact: true }).click()
  await page.getByLabel('Current password').fill('half typed')
  await page.getByRole('button', { name: 'Password', exact: true }).click()
  await expect(page.getByLabel('Current password')).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Password', exact: true }).click()
  await expect(page.getByLabel('Current password')).toHaveValue('half typed')
})
