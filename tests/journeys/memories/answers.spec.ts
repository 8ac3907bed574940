import type { Page } from '@playwright/test'
import { share } from '../../features/memories/visitors.ts'
import {
  expect,
  expectAccessible,
  openDashboard,
  openTab,
  reopenTab,
  test,
} from '../../support/pages/journey.ts'
import { readBody, openMailbox } from '../../support/servers/mailbox.ts'
import { emailField, readMemories, memoryField, nameField, openForm, shareButton } from './memoryForm.ts'

const mailBox = (page: Page) => page.getByLabel('Write to me when the family answers')
const answerDialog = (page: Page) => page.getByRole('dialog', { name: 'Answer Ruth' })

test('a writer who asks for it is mailed that the family has answered', async ({ page, site }) => {
  const mailbox = await openMailbox()
  site.configure({ smtpUrl: mailbox.url, publicUrl: site.url })
  const link = await test.step('who leaves an address may ask for a mail', async () => {
    await openForm(page)
    await nameField(page).fill('Ruth')
    await memoryField(page).fill('He came early.')
    await expect(mailBox(page), 'without an address there is nothing to choose').toBeHidden()
    await emailField(page).fill('ruth@example.org')
    await expect(mailBox(page)).not.toBeChecked()
    await mailBox(page).check()
    await shareButton(page).click()
    return page.getByLabel('Your private link').inputValue()
  })
  await test.step('the family answers', async () => {
    await openDashboard(page, site, 'memories')
    await page.getByRole('button', { name: 'Answer Ruth' }).click()
    await expect(answerDialog(page)).toContainText('He came early.')
    await expect(answerDialog(page)).toContainText('Ruth asked for an e-mail about it')
    await expect(answerDialog(page).getByRole('button', { name: 'Save Answer' })).toBeDisabled()
    await answerDialog(page).getByLabel('Answer').fill('To us, too.')
    await expectAccessible(page)
    await answerDialog(page).getByRole('button', { name: 'Save Answer' }).click()
    await expect(page.getByText('Your answer is below the memory.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Answer Ruth' })).toBeFocused()
  })
  site.world.pass(11 * 60_000)
  await site.world.settle()
  const [letter] = mailbox.letters
  const [address = '', stop = ''] =
    readBody(letter ?? { from: '', to: '', text: '' }).match(/^http.*$/gm) ?? []
  await test.step('the mail leads to the answer', async () => {
    await page.goto(address)
    const memory = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Ruth' }) })
    await expect(memory).toBeInViewport()
    await expect(memory.getByRole('heading', { name: 'Answer from the family' })).toBeVisible()
    await expect(memory).toContainText('To us, too.')
    await expectAccessible(page)
  })
  await test.step('it is stopped by its other link and one press', async () => {
    await page.goto(stop)
    await expect(page.getByRole('heading', { name: 'Stop these e-mails?' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Stop them' }).click()
    await expect(page.getByRole('heading', { name: 'You will get no more of these e-mails' })).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('the private link says that it is stopped', async () => {
    await page.goto(link)
    await expect(mailBox(page)).not.toBeChecked()
  })
  await mailbox.close()
})

test('an answer is signed, corrected and taken back in one place', { tag: '@smoke' }, async ({
  page,
  site,
}) => {
  await share(site.visitor, { content: 'He came early.' })
  await openDashboard(page, site, 'memories')
  const answer = page.getByRole('button', { name: 'Answer Ruth' })
  const text = answerDialog(page).getByLabel('Answer')
  const save = answerDialog(page).getByRole('button', { name: 'Save Answer' })
  await test.step('an answer that is being written outlives a reload', async () => {
    await answer.click()
    await text.fill('To us, too')
    await reopenTab(page, 'Memories')
    await answer.click()
    await expect(text).toHaveValue('To us, too')
  })
  await test.step('it does not outlive Cancel', async () => {
    await answerDialog(page).getByRole('button', { name: 'Cancel' }).click()
    await answer.click()
    await expect(text).toHaveValue('')
    await text.fill('To us, too')
  })
  await test.step('it stands with its signature in the memory, and is corrected', async () => {
    await answerDialog(page).getByLabel('From').fill('Inga')
    await save.click()
    await expect(page.getByRole('row').filter({ hasText: 'Ruth' })).toContainText('Answered')
    await page.getByRole('button', { name: 'View Ruth' }).click()
    await expect(page.getByRole('dialog')).toContainText('Answer from Inga')
    await page.keyboard.press('Escape')
    await answer.click()
    await expect(answerDialog(page).getByLabel('From')).toHaveValue('Inga')
    await text.fill('To us, too.')
    await save.click()
    await expect.poll(async () => (await readMemories(site))[0]?.answer).toBe('To us, too.')
  })
  await test.step('it is taken back after a question', async () => {
    await answer.click()
    await answerDialog(page).getByRole('button', { name: 'Take Back' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take Back' }).click()
    await expect(page.getByText('The answer has been taken back.')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Ruth' })).not.toContainText('Answered')
    expect((await readMemories(site))[0]?.answer).toBe(null)
  })
})

test('a keeper chooses how soon news is mailed, and by which name, where mail can be sent', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/400|address is needed/)
  const choice = page.getByRole('group', { name: 'Mail to you' })
  const reload = async () => {
    await reopenTab(page, 'Settings')
    await openTab(page, 'Keeping it safe')
  }
  await openDashboard(page, site, 'settings', 'Keeping it safe')
  await expect(page.getByRole('group', { name: 'Password' })).toBeVisible()
  await expect(choice).toBeHidden()
  site.configure({ smtpUrl: 'smtp://127.0.0.1:1' })
  await reload()
  const save = page.getByRole('button', { name: 'Save Settings' })
  await choice.getByLabel('At once').check()
  await save.click()
  await expect(choice.getByText('An e-mail address is needed')).toBeVisible()
  await choice.getByLabel('Your e-mail address').fill('inga@example.org')
  await choice.getByLabel('What others call you').fill('Aunt Inga')
  await save.click()
  await expect(page.getByText('Changes saved')).toBeVisible()
  await expectAccessible(page)
  await reload()
  await expect(choice.getByLabel('Your e-mail address')).toHaveValue('inga@example.org')
  await expect(choice.getByLabel('What others call you')).toHaveValue('Aunt Inga')
  await expect(choice.getByLabel('At once')).toBeChecked()
})
