import type { Page } from '@playwright/test'
import { toQuestionKey } from '../../../server/memorial/questions.ts'
import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'
import { unfoldCard } from '../../support/pages/unfoldCard.ts'
import type { Site } from '../../support/pages/site.ts'
import { memoryField, nameField, readMemories, shareButton } from './memoryForm.ts'

const FIX = 'What did he fix for you?'
const RIDE = 'Where did you ride to?'

const saveQuestions = async (site: Site, cardQuestions: string) =>
  (await site.administrator()).call('PUT /api/settings', { body: { cardQuestions } })
/** Opens a question as its card does, on a device that keeps what is written. */
const openQuestion = async (page: Page, question: string) => {
  await page.goto('/')
  await page.goto(`/memories?question=${toQuestionKey(question)}#add`)
}
const answerGroup = (page: Page, question: string) => page.getByRole('group', { name: question })

test('the code of a table card opens the form with its question, which stays above the memory @both', {
  tag: '@smoke',
}, async ({ page, site }) => {
  await saveQuestions(site, `${FIX}\n${RIDE}`)
  await test.step('the question stands above the field and names it for screen readers', async () => {
    await openQuestion(page, FIX)
    await expect(answerGroup(page, FIX).getByLabel('Memory', { exact: true })).toBeVisible()
    await expect(nameField(page)).toBeFocused()
    await expectAccessible(page)
  })
  await test.step('what is written keeps its question after a reload without the code, and at the card of another', async () => {
    await nameField(page).fill('Ada')
    await memoryField(page).fill('My bicycle, three times.')
    await page.goto('/memories#add')
    await expect(answerGroup(page, FIX).getByLabel('Memory', { exact: true })).toHaveValue(/bicycle/)
    await openQuestion(page, RIDE)
    await expect(answerGroup(page, FIX).getByLabel('Memory', { exact: true })).toHaveValue(/bicycle/)
    await expect(answerGroup(page, RIDE)).toHaveCount(0)
  })
  await test.step('a question that has left the cards is shared with its answer, and stands above it', async () => {
    await saveQuestions(site, '')
    await shareButton(page).click()
    await expect(page.getByRole('article').getByText(FIX)).toBeVisible()
    expect((await readMemories(site))[0]?.question).toBe(FIX)
    await expectAccessible(page)
  })
  await test.step('the next guest at the same card finds the question of that card', async () => {
    await page.getByRole('button', { name: 'Expand' }).click()
    await expect(answerGroup(page, RIDE).getByLabel('Memory', { exact: true })).toHaveValue('')
  })
  await test.step('who would rather write something else removes it', async () => {
    await nameField(page).fill('Carl')
    await page.getByRole('button', { name: 'Write without this question' }).click()
    await expect(answerGroup(page, RIDE)).toHaveCount(0)
    await expect(memoryField(page)).toBeFocused()
  })
  await test.step('it stays away when the same code is scanned again', async () => {
    await openQuestion(page, RIDE)
    await expect(nameField(page)).toHaveValue('Carl')
    await expect(answerGroup(page, RIDE)).toHaveCount(0)
    await memoryField(page).fill('He sang in the bath.')
    await shareButton(page).click()
    await expect(page.getByRole('article').getByText('He sang in the bath.')).toBeVisible()
    expect((await readMemories(site)).find(({ name }) => name === 'Carl')?.question).toBeNull()
  })
})

test('words that were begun before stay when a code is scanned, and an unknown code opens the plain form', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/status of 404|API request failed/)
  await saveQuestions(site, FIX)
  await page.goto('/memories#add')
  await nameField(page).fill('Ada')
  await memoryField(page).fill('He had time.')
  await openQuestion(page, FIX)
  await expect(answerGroup(page, FIX).getByLabel('Memory', { exact: true })).toHaveValue('He had time.')
  await shareButton(page).click()
  await expect(page.getByText('Memory shared')).toBeVisible()
  expect((await readMemories(site))[0]?.question).toBe(FIX)
  const answered = page.waitForResponse(/api\/memories\/questions/)
  await page.goto('/memories?question=nobody#add')
  expect((await answered).status()).toBe(404)
  await expect(memoryField(page)).toBeVisible()
  await expect(page.locator('.question-line')).toHaveCount(0)
})

test('the longest questions fit, whatever is in them', async ({ page, site }) => {
  const questions = [
    'W'.repeat(90),
    `# *“What’s”* <b>$1</b> 👩🏽‍🌾 ${'x'.repeat(55)}?`,
    'ماذا أصلح لك؟ '.repeat(6).trim(),
  ]
  await saveQuestions(site, questions.join('\n'))
  for (const width of [320, 820])
    for (const question of questions) {
      await page.setViewportSize({ width, height: 900 })
      await openQuestion(page, question)
      await expect(page.locator('.question-line .memory-question')).toHaveText(question)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${question} at ${width}`).toBe(0)
    }
})

test('the family types the questions in ‘For the day’, and removes one from a memory', async ({
  page,
  site,
}) => {
  await site.visitor.call('POST /api/memories', { body: { name: 'Ada', content: 'Hello.', mediaIds: [] } })
  await test.step('what does not fit is said at once, and nothing typed is lost', async () => {
    await openDashboard(page, site, 'day')
    await unfoldCard(page, 'Table cards')
    const field = page.getByLabel('Questions on the cards')
    await field.fill(`${FIX}\n${'W'.repeat(93)}`)
    await expect(page.getByText('Line 2 is 3 letters too long: “WWWWWWWWWWWWWWWWWWWWWWWW…”.')).toBeVisible()
    await expectAccessible(page)
    await field.fill(`${FIX}\n\n${RIDE}\n`)
    await expect(page.getByText('too long')).toHaveCount(0)
  })
  await test.step('an administrator removes the question above a memory', async () => {
    await saveQuestions(site, FIX)
    const body = { name: 'Carl', content: 'My gate.', question: FIX, mediaIds: [] }
    await site.visitor.call('POST /api/memories', { body })
    await page.reload()
    await openDashboard(page, site, 'memories')
    await page.getByRole('row', { name: /Carl/ }).getByRole('button', { name: /Edit/ }).click()
    await page.getByLabel('Question', { exact: true }).fill('')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('The memory has been updated.')).toBeVisible()
    expect((await readMemories(site)).find(({ name }) => name === 'Carl')?.question).toBeNull()
  })
})
