import { expect, expectAccessible, test } from '../../support/pages/journey.ts'
import { memoryField, nameField, openForm, shareButton } from '../memories/memoryForm.ts'

/** Cuts a link as some mail programs do. */
const cut = (link: string) => link.split('#')[0] ?? ''

test('@both a private link that has lost its end says so, and the page is there', async ({ page }) => {
  await openForm(page)
  await nameField(page).fill('Ruth')
  await memoryField(page).fill('He taught me to fish.')
  await shareButton(page).click()
  const link = await page.getByLabel('Your private link').inputValue()
  const incomplete = page.getByText('This private link is not complete')
  for (const cutLink of [cut(link), `${cut(link)}#`, `${cut(link)}#mine`, `${cut(link)}#mine=`]) {
    await page.goto('/')
    await page.goto(cutLink)
    await expect(incomplete).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Add Your Memory' })).toBeVisible()
    await expect(page.getByRole('article').getByText('He taught me to fish.')).toBeVisible()
  }
  await expectAccessible(page)
  await test.step('the whole link opens the memory, as does one of an earlier version', async () => {
    for (const whole of [link, link.replace(/\?.*#/, '#')]) {
      await page.goto('/')
      await page.goto(whole)
      await expect(memoryField(page)).toHaveValue('He taught me to fish.')
      await expect(incomplete).toHaveCount(0)
    }
  })
  await test.step('no other address says it', async () => {
    for (const path of ['/memories', '/memories#add', '/memories?all']) {
      await page.goto('/')
      await page.goto(path)
      await expect(page.getByRole('article')).toBeVisible()
      await expect(incomplete).toHaveCount(0)
    }
  })
})

test('an invitation and a code of a remote that have lost their ends say so', async ({ page, site }) => {
  const admin = await site.administrator()
  const { body } = await admin.call('POST /api/invitations', { body: { name: 'Ben', isAdmin: false } })
  await page.goto(cut(body.path))
  await expect(page.getByText('This link is not complete')).toBeVisible()
  await expect(page.getByText('no longer valid')).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('/remote')
  await expect(page.getByText('This link is not complete')).toBeVisible()
})
