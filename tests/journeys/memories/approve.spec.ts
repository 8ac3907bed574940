import type { Page } from '@playwright/test'
import { fixture } from '../../support/files/fixtures.ts'
import { uploadPhotos, listMemories, share } from '../../features/memories/visitors.ts'
import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'
import { resize } from '../../support/pages/resize.ts'
import { failOnce } from '../../support/pages/failOnce.ts'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('the table tells who wrote, when and what, on each screen', async ({ page, site, complaints }) => {
  complaints.expect(/404/)
  await test.step('a row tells it, and its dialog all of it', async () => {
    const mediaIds = await uploadPhotos(site.visitor, 2)
    await share(site.visitor, {
      name: 'Anna',
      email: 'anna@example.org',
      content: 'People\nwho checked.',
      mediaIds,
    })
    await share(site.visitor, { name: 'Theo', content: null })
    await openDashboard(page, site, 'memories')
    await expect(page.getByRole('heading', { name: 'Guestbook/Memories Management' })).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveText([
      'Name',
      'Email',
      'Date',
      'Content Preview',
      'Media',
      'Actions',
    ])
    const today = await page.evaluate(() => new Date().toLocaleDateString('en-US', { dateStyle: 'medium' }))
    await expect(row(page, 'Anna').getByRole('cell').nth(1)).toHaveText('anna@example.org')
    await expect(row(page, 'Anna').getByRole('cell').nth(2)).toHaveText(today)
    await expect(row(page, 'Anna').getByRole('cell').nth(3)).toHaveText('People who checked.')
    await expect(row(page, 'Anna').getByRole('cell').nth(4)).toHaveText('2')
    await expect(row(page, 'Theo').getByRole('cell').nth(4)).toHaveText('None')
    await expectAccessible(page)

    await page.getByRole('button', { name: 'View Anna' }).click()
    const details = page.getByRole('dialog', { name: 'Memory Details' })
    await expect(details).toContainText('anna@example.org')
    await expect(details.getByRole('img')).toHaveCount(2)
    await expect(details.getByRole('textbox')).toHaveCount(0)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'View Anna' })).toBeFocused()
  })

  await test.step('on a phone and a tablet the table is as wide as the screen, with those that wait, and at a desk an address is one line', async () => {
    await share(site.visitor, {
      name: 'Dale',
      email: 'dale@example.com',
      content: 'He came early. '.repeat(9),
    })
    const admin = await site.administrator()
    await admin.call('PUT /api/settings', { body: { moderation: 'doubtful' } })
    await share(site.visitor, { name: 'Hugo', content: 'See https://example.com and https://example.org' })
    for (const width of [390, 960, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      await page.reload()
      await expect(row(page, 'Hugo').getByRole('button', { name: 'Approve' })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    await resize(page, { width: 1280, height: 800 })
    const address = page.getByText('dale@example.com', { exact: true })
    const lines = await address.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size
    })
    expect(lines).toBe(1)
  })

  await test.step('a thumbnail that cannot be had is a drawing', async () => {
    await page.route('**/uploads/**', (route) => route.fulfill({ status: 404 }))
    await page.reload()
    await page.getByRole('button', { name: 'View Anna' }).click()
    await expect(page.getByRole('dialog').getByRole('img').first()).toHaveAttribute(
      'src',
      '/pictures/placeholder.svg',
    )
  })
})

test('a memory is corrected and gets pictures', async ({ page, site, complaints }) => {
  complaints.expect(/400|500|API request failed|e-mail/)
  const admin = await site.administrator()
  await share(site.visitor, { name: 'Jon', content: 'Early.' })
  await share(site.visitor, { name: 'Ruth' })
  await openDashboard(page, site, 'memories')
  const edit = page.getByRole('dialog', { name: 'Edit Memory' })

  await test.step('a failure keeps what was typed', async () => {
    await page.getByRole('button', { name: 'Edit Jon' }).click()
    await edit.getByLabel('Name').fill('John')
    await edit.getByLabel('Email').fill('john@example.org')
    await edit.getByLabel('Content').fill('He came early.')
    await expect(edit.getByLabel('Approved')).toBeChecked()
    await expect(edit.getByText('0 items attached')).toBeVisible()
    await expectAccessible(page)
    await failOnce(page, '**/api/memories/*')
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Failed to update memory.')).toBeVisible()
    await expect(edit.getByLabel('Content')).toHaveValue('He came early.')
    await edit.getByLabel('Email').fill('john@')
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await expect(edit.getByText('This is not an e-mail address')).toBeVisible()
    await edit.getByLabel('Email').fill('john@example.org')
    await expect(edit.getByText('This is not an e-mail address')).toBeHidden()
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Update successful')).toBeVisible()
    await expect(edit).toBeHidden()
    await expect(page.getByText('john@example.org')).toBeVisible()
    const memory = (await listMemories(admin)).find(({ name }) => name === 'John')
    expect([memory?.name, memory?.content, memory?.approved]).toEqual(['John', 'He came early.', true])
  })

  await test.step('media are chosen in a picker that forgets what is canceled and copies what is applied', async () => {
    const picker = page.getByRole('dialog', { name: 'Select Media Items' })
    await page.getByRole('button', { name: 'Edit Ruth' }).click()
    await edit.getByRole('button', { name: 'Select Media' }).click()
    await expect(picker.getByText('No media items available')).toBeVisible()
    await expect(picker.getByText('Upload media items in the Media tab first')).toBeVisible()
    await picker.getByRole('button', { name: 'Cancel' }).click()

    for (const title of ['His boat', 'The lake'])
      await admin.call('POST /api/media', {
        form: { title, file: fixture('photos/person-blackwhite-small.jpg') },
      })
    await page.reload()
    await page.getByRole('button', { name: 'Edit Ruth' }).click()
    await edit.getByRole('button', { name: 'Select Media' }).click()
    await expect(picker.getByText('0 items selected')).toBeVisible()
    await picker.getByRole('checkbox', { name: 'His boat' }).check()
    await picker.getByRole('checkbox', { name: 'The lake' }).check()
    await expect(picker.getByText('2 items selected')).toBeVisible()
    await expectAccessible(page)
    await picker.getByRole('button', { name: 'Cancel' }).click()
    await expect(edit.getByText('0 items attached')).toBeVisible()
    await edit.getByRole('button', { name: 'Select Media' }).click()
    await expect(picker.getByText('0 items selected')).toBeVisible()
    await picker.getByRole('checkbox', { name: 'The lake' }).check()
    await picker.getByRole('button', { name: 'Apply Selection' }).click()
    await expect(edit.getByText('1 item attached')).toBeVisible()
    expect(
      (await listMemories(site.visitor)).find(({ name }) => name === 'Ruth')?.mediaIds,
      'nothing is kept before it is saved',
    ).toEqual([])
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Update successful')).toBeVisible()
    expect((await listMemories(site.visitor)).find(({ name }) => name === 'Ruth')?.mediaIds).toHaveLength(1)
  })
})

test('memories are approved, hidden and deleted', { tag: '@smoke' }, async ({ page, site }) => {
  await test.step('memories that wait are counted on the tab, and approved or hidden in one click', async () => {
    await (await site.administrator()).call('PUT /api/settings', { body: { moderation: 'all' } })
    await share(site.visitor, { name: 'Good Greta' })
    await share(site.visitor, { name: 'Bad Bert' })
    await openDashboard(page, site, 'memories')
    const tab = page.getByRole('tab', { name: 'Memories', exact: true })
    await expect(tab).toHaveAccessibleDescription('2 memories are waiting for you')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show only those waiting (2)' }).click()
    await page.getByRole('button', { name: 'Approve Good Greta' }).click()
    await expect(tab).toHaveAccessibleDescription('1 memory is waiting for you')
    await expect(page.getByText('Visitors see this memory now.')).toBeVisible()
    await page.getByRole('button', { name: 'Hide Bad Bert' }).click()
    await expect(tab).toHaveAccessibleDescription('')
    await expect(page.getByText('Visitors do not see this memory.')).toBeVisible()
    await expect(page.getByText('Nothing is waiting for you.')).toBeVisible()
    await page.goto('/memories')
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Good Greta'])
    expect((await listMemories(site.visitor)).map(({ name }) => name)).toEqual(['Good Greta'])
  })

  await test.step('a deleted memory is gone, after a question and for good', async () => {
    await openDashboard(page, site, 'memories')
    await page.getByRole('button', { name: 'Delete Bad Bert' }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Delete Bad Bert' }).click()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Delete successful')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete Good Greta' })).toBeFocused()
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No memories have been shared yet.')).toBeVisible()
    expect(await listMemories(site.visitor)).toEqual([])
  })
})
