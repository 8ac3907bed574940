import type { Page } from '@playwright/test'
import { expect, test } from '../../support/pages/journey.ts'
import { share } from '../../features/memories/visitors.ts'
import { expectSavedFiles } from '../../support/pages/savedFiles.ts'
import { choosePhotos, memoryField, nameField, openForm, shareButton } from './memoryForm.ts'

test.use({ siteOptions: { content: 'small' } })

const write = async (page: Page, name: string, text: string) => {
  await nameField(page).fill(name)
  await memoryField(page).fill(text)
}
const reopen = async (page: Page) => {
  await page.reload()
  await page.getByRole('button', { name: 'Expand' }).click()
}
/** The browser tells a tab a moment later that another one has saved other words in place of its own; it then saves its own again. */
const expectKept = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain(text)
const sendAll = async (page: Page) => {
  await shareButton(page).click()
  await expect(page.getByText('Memory shared')).toBeVisible()
}

test('two tabs with the memory form lose no word, in whatever order they are reloaded and sent', async ({
  page,
  context,
  site,
}) => {
  const other = await context.newPage()
  await test.step('both are open before anything is typed', async () => {
    await openForm(page)
    await openForm(other)
    await write(page, 'Ruth', 'He sang in the morning.')
    await write(other, 'Dale', 'He built the bridge.')
    await memoryField(page).press('End')
    await memoryField(page).pressSequentially(' Always.')
    await reopen(page)
    await expect(memoryField(page)).toHaveValue('He sang in the morning. Always.')
    await reopen(other)
    await expect(memoryField(other)).toHaveValue('He built the bridge.')
    await sendAll(other)
    await reopen(page)
    await expect(memoryField(page)).toHaveValue('He sang in the morning. Always.')
    await sendAll(page)
  })
  await test.step('one is opened when words are typed in the other, and shows them; they are replaced there', async () => {
    await openForm(page)
    await write(page, 'Ruth', 'The bees knew him.')
    await openForm(other)
    await expect(memoryField(other)).toHaveValue('The bees knew him.')
    await write(other, 'Inga', 'He taught me to swim.')
    await expectKept(page, 'The bees knew him.')
    await reopen(page)
    await expect(memoryField(page)).toHaveValue('The bees knew him.')
    await reopen(other)
    await expect(memoryField(other)).toHaveValue('He taught me to swim.')
    await sendAll(page)
    await sendAll(other)
  })
  await test.step('both go on with the same words, and both are sent', async () => {
    await openForm(page)
    await write(page, 'Ruth', 'On Sundays')
    await openForm(other)
    await expect(memoryField(other)).toHaveValue('On Sundays')
    await memoryField(other).fill('On Sundays he baked.')
    await sendAll(other)
    await memoryField(page).fill('On Sundays he slept.')
    await sendAll(page)
  })
  await test.step('words of a closed tab are there in the next', async () => {
    await openForm(page)
    await write(page, 'Olga', 'A closed tab.')
    await choosePhotos(page, ['photos/person-blackwhite-small.jpg'])
    await expectSavedFiles(page, 'memory', 1)
    await page.close()
    await reopen(other)
    await expect(memoryField(other)).toHaveValue('A closed tab.')
    await expect(other.getByRole('button', { name: /^Remove / })).toBeVisible()
  })
  const memories = (await site.visitor.call('GET /api/memories')).body.map(({ content }) => content)
  expect(memories.sort()).toEqual([
    'He built the bridge.',
    'He sang in the morning. Always.',
    'He taught me to swim.',
    'On Sundays he baked.',
    'On Sundays he slept.',
    'The bees knew him.',
  ])
})

test('two tabs with one private link lose no word: the second says it, and replaces the others when it is saved again', async ({
  page,
  context,
  site,
  complaints,
}) => {
  complaints.expect(/status of 409|in the meantime/)
  const { writerKey } = await share(site.visitor, { content: 'As it was' })
  const other = await context.newPage()
  const save = (tab: Page) => tab.getByRole('button', { name: 'Save Changes' }).click()
  for (const tab of [page, other]) {
    await tab.goto(`/memories#mine=${writerKey}`)
    await expect(memoryField(tab)).toHaveValue('As it was')
  }
  await memoryField(page).fill('In the first window')
  await memoryField(other).fill('In the second window')
  await save(page)
  await expect(page.getByText('Your memory has been changed.')).toBeVisible()
  await save(other)
  await expect(other.getByText('This memory has been changed since you opened it here')).toBeVisible()
  await expect(memoryField(other)).toHaveValue('In the second window')
  await expect(page.getByRole('article')).toContainText('In the first window')
  await save(other)
  await expect(other.getByText('Your memory has been changed.')).toBeVisible()
  await expect(other.getByRole('article')).toContainText('In the second window')
})
