import type { Page } from '@playwright/test'
import { toQuestionKey } from '../../../server/memorial/questions.ts'
import { expect, expectAccessible, test } from '../../support/pages/journey.ts'
import {
  choosePhotos,
  emailField,
  memoryField,
  nameField,
  openForm,
  readMemories,
  shareButton,
} from './memoryForm.ts'

const small = 'photos/person-blackwhite-small.jpg'
const expand = (page: Page) => page.getByRole('button', { name: 'Expand' })

/** Reads everything that the browser keeps of a site, as text: its storages, and the names of the files in its database. */
const readDevice = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    return JSON.stringify({ ...localStorage, ...sessionStorage, names })
  })

async function write(page: Page) {
  await nameField(page).fill('Ruth Lindholm')
  await emailField(page).fill('ruth@example.org')
  await memoryField(page).fill('He taught me to fish.')
  await choosePhotos(page, [small])
  await expect(page.getByRole('button', { name: 'Remove person-blackwhite-small.jpg' })).toBeVisible()
}

async function expectNothingIsOffered(page: Page) {
  await expect(nameField(page)).toHaveValue('')
  await expect(emailField(page)).toHaveValue('')
  await expect(memoryField(page)).toHaveValue('')
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  const autofill = await page
    .locator('form.memory-form :is(input:not([type]), textarea)')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete')))
  expect(new Set(autofill)).toEqual(new Set(['off']))
}

test('@both a tablet that guests share keeps nothing of one guest for the next', async ({ page }) => {
  await page.clock.install()
  await page.goto('/memories?shared=1#add')
  await expect(nameField(page)).toBeFocused()
  await expectNothingIsOffered(page)
  await test.step('neither in its storage nor after a reload', async () => {
    await write(page)
    await expect(
      page.getByText('Guests share this device, so it keeps nothing that you write.'),
    ).toBeVisible()
    await expectAccessible(page)
    expect(await readDevice(page)).not.toMatch(/Ruth|ruth@|fish|memory/)
    await page.reload()
    await expand(page).click()
    await expectNothingIsOffered(page)
    await expect(page.getByText('What you began to write is kept here.')).toHaveCount(0)
  })
  await test.step('nor on the way over another page and back, where the address no longer says it', async () => {
    await write(page)
    for (const name of ['Gallery', 'Memories']) {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('navigation').getByRole('link', { name }).click()
      await page.waitForURL(`**/${name.toLowerCase()}`)
    }
    await expand(page).click()
    await expectNothingIsOffered(page)
  })
  await test.step('nor in a form that somebody walks away from', async () => {
    const warning = page.getByText('Are you still writing?')
    await write(page)
    await page.clock.fastForward('01:00')
    await expect(warning).toHaveCount(0)
    await page.clock.fastForward('01:15')
    await expect(warning).toBeVisible()
    await expect(memoryField(page)).toHaveValue('He taught me to fish.')
    await memoryField(page).press('End')
    await expect(warning).toHaveCount(0)
    await page.clock.fastForward('02:15')
    await expect(warning).toBeVisible()
    await expect(memoryField(page)).toHaveValue('He taught me to fish.')
    await page.clock.fastForward('00:46')
    await expect(page.getByText('This form was cleared')).toBeVisible()
    await expect(warning).toHaveCount(0)
    await expect(expand(page)).toBeVisible()
    await expand(page).click()
    await expectNothingIsOffered(page)
  })
})

test('the code of the next table card opens an empty form with its own question', async ({ page, site }) => {
  const questions = ['What did he fix for you?', 'Where did you ride to?']
  const admin = await site.administrator()
  await admin.call('PUT /api/settings', { body: { cardQuestions: questions.join('\n') } })
  for (const question of questions) {
    await page.goto('/')
    await page.goto(`/memories?shared=1&question=${toQuestionKey(question)}#add`)
    await expect(page.getByRole('group', { name: question })).toBeVisible()
    await expectNothingIsOffered(page)
    await write(page)
  }
})

test('a phone of one’s own keeps what nobody touches for half an hour, and offers it to no guest', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await openForm(page)
  await write(page)
  await page.clock.fastForward('30:00')
  await expect(memoryField(page)).toHaveValue('He taught me to fish.')
  await expect(nameField(page)).toHaveAttribute('autocomplete', 'name')
  await test.step('a tab that is opened as a shared device finds nothing of it, and loses nothing', async () => {
    const shared = await context.newPage()
    await shared.goto('/memories?shared=1#add')
    await expect(nameField(shared)).toBeFocused()
    await expectNothingIsOffered(shared)
    await shared.close()
    await page.reload()
    await expand(page).click()
    await expect(memoryField(page)).toHaveValue('He taught me to fish.')
  })
})

test('a tablet that guests share sends what a guest has shared, however long it takes', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/no response|ERR_/)
  await page.clock.install()
  await page.goto('/memories?shared=1')
  await expand(page).click()
  await nameField(page).fill('Ruth')
  await memoryField(page).fill('He taught me to fish.')
  await page.route('**/api/memories', (route) => route.abort())
  await shareButton(page).click()
  await expect(page.getByText('The connection was lost.', { exact: false })).toBeVisible()
  await page.clock.fastForward('10:00')
  await expect(memoryField(page)).toHaveValue('He taught me to fish.')
  await page.unroute('**/api/memories')
  await page.clock.fastForward('00:31')
  await expect.poll(async () => (await readMemories(site)).length).toBe(1)
})

test('a private link that a guest opens on a shared tablet does not stay open there', async ({ page }) => {
  await page.clock.install()
  await page.goto('/memories?shared=1')
  await expand(page).click()
  await nameField(page).fill('Ruth')
  await memoryField(page).fill('He taught me to fish.')
  await shareButton(page).click()
  await page.goto(await page.getByLabel('Your private link').inputValue())
  await expect(page.getByRole('heading', { name: 'Your Memory', exact: true })).toBeVisible()
  await expect(memoryField(page)).toHaveValue('He taught me to fish.')
  await page.clock.fastForward('03:01')
  await expect(page.getByRole('heading', { name: 'Your Memory', exact: true })).toHaveCount(0)
  await expect(page).not.toHaveURL(/mine/)
})
