import type { Page } from '@playwright/test'
import { openMailbox, readBody } from '../../support/servers/mailbox.ts'
import { expect, expectAccessible, test } from '../../support/pages/journey.ts'
import { emailField, memoryField, nameField, openForm, readMemories, shareButton } from './memoryForm.ts'

const link = (page: Page) => page.getByLabel('Your private link')
const box = (page: Page) => page.getByLabel('This is my own phone: I can change it here later')
const wroteHere = (page: Page) => page.getByText('You wrote on this phone')
const changeMemory = (page: Page) => page.getByRole('link', { name: 'Change your memory' })
const mailLink = (page: Page) => page.getByRole('button', { name: 'Send me this link' })

/** Reads everything that the device keeps beyond the visit, as text. */
const readDevice = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }))

async function shareMemory(page: Page, content: string) {
  await openForm(page)
  await nameField(page).fill('Ruth Lindholm')
  await emailField(page).fill('ruth@example.org')
  await memoryField(page).fill(content)
  await shareButton(page).click()
  await expect(link(page)).toBeVisible()
}

test('@both a guest comes back a week later on her own phone, and changes her memory', async ({
  page,
  site,
}) => {
  const secondDay = Date.parse('2025-03-02T10:00:00Z')
  await page.clock.install({ time: '2025-03-01T10:00:00Z' })
  await test.step('by itself the device keeps nothing of the writer', async () => {
    await shareMemory(page, 'He taught me to fish from the old pier behind the boat house.')
    await expect(box(page)).not.toBeChecked()
    const key = (await link(page).inputValue()).split('#mine=')[1] ?? ''
    expect(await readDevice(page)).not.toMatch(new RegExp(`${key}|Ruth|ruth@|pier`))
  })
  await test.step('she keeps the link on the phone, and nothing else', async () => {
    await box(page).check()
    await expectAccessible(page)
    const key = (await link(page).inputValue()).split('#mine=')[1] ?? ''
    const device = await readDevice(page)
    expect(device).toContain(key)
    expect(device).not.toMatch(/Ruth|ruth@|pier/)
  })
  await test.step('a week later the page leads to her memory, without the link', async () => {
    await page.clock.setSystemTime(secondDay + 7 * 24 * 60 * 60_000)
    await page.goto('/gallery')
    await page.goto('/memories')
    await expect(wroteHere(page)).toBeVisible()
    await expectAccessible(page)
    await changeMemory(page).click()
    await expect(page.getByRole('heading', { name: 'Your Memory' })).toBeFocused()
    await memoryField(page).fill('He taught me to fish and to be patient.')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Your memory has been changed.')).toBeVisible()
    expect((await readMemories(site))[0]?.content).toBe('He taught me to fish and to be patient.')
  })
})

test('a phone keeps as many memories as its owner wants, and no other', { tag: '@smoke' }, async ({
  page,
}) => {
  await shareMemory(page, 'He taught me to fish and to be patient.')
  await box(page).check()
  await test.step('two memories on one phone are told apart by their first words', async () => {
    await page.goto('/')
    await shareMemory(page, 'She baked for everyone.')
    await box(page).check()
    await expect(page.getByText('You wrote on this phone: “She baked for everyone.”')).toBeVisible()
    await expect(
      page.getByText('You wrote on this phone: “He taught me to fish and to be patient.”'),
    ).toBeVisible()
    await box(page).uncheck()
    await expect(wroteHere(page)).toHaveCount(1)
  })
  await test.step('unticked, the phone forgets the memory', async () => {
    await changeMemory(page).click()
    await expect(box(page)).toBeChecked()
    await box(page).uncheck()
    await page.getByRole('button', { name: 'Back to all memories' }).click()
    await expect(page.getByText('2 memories')).toBeAttached()
    await expect(wroteHere(page)).toHaveCount(0)
    expect(await readDevice(page)).not.toContain('own memories')
  })
})

test('a phone keeps a memory while the server fails, until the memory is gone', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/500|404|no longer here|API request failed/)
  await shareMemory(page, 'He whistled in the shop.')
  await box(page).check()
  await test.step('a server that does not answer is no reason to forget a memory', async () => {
    await page.clock.install()
    const answered: string[] = []
    await page.route('**/api/memories/mine', async (route) => {
      answered.push(route.request().url())
      await route.fulfill({ status: 500, json: { message: 'Something went wrong.' } })
    })
    await page.reload()
    for (const tries of [1, 2, 3, 4]) {
      await expect.poll(() => answered.length).toBe(tries)
      await page.clock.runFor(10_000)
    }
    await expect(page.getByText('1 memory')).toBeAttached()
    await expect(wroteHere(page)).toHaveCount(0)
    expect(await readDevice(page)).toContain('own memories')
    await page.unroute('**/api/memories/mine')
    await page.reload()
    await expect(wroteHere(page)).toHaveCount(1)
  })
  await test.step('a memory that is gone leaves the phone without a word', async () => {
    const admin = await site.administrator()
    const [memory] = await readMemories(site)
    await admin.call('DELETE /api/memories/:id', { params: { id: memory?.id ?? '' } })
    const answered = page.waitForResponse('**/api/memories/mine')
    await page.reload()
    expect((await answered).status()).toBe(404)
    await expect.poll(() => readDevice(page)).not.toContain('own memories')
    await expect(wroteHere(page)).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('a tablet that guests share is not offered to keep a memory', async ({ page, context }) => {
  await page.goto('/memories?shared=1')
  await page.getByRole('button', { name: 'Expand' }).click()
  await nameField(page).fill('Ruth')
  await shareButton(page).click()
  await test.step('where the page was opened by the code on a table card', async () => {
    await expect(link(page)).toBeVisible()
    await expect(box(page)).toHaveCount(0)
  })
  await test.step('nor next to the form of a private link that somebody opens there', async () => {
    await page.goto(await link(page).inputValue())
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
    await expect(box(page)).toHaveCount(0)
  })
  await test.step('and what was kept there before is not shown', async () => {
    const own = await context.newPage()
    await shareMemory(own, 'Before the reception')
    await box(own).check()
    await expect(wroteHere(own)).toBeVisible()
    await own.goto('/memories?shared=1')
    await expect(own.getByText('Before the reception')).toBeVisible()
    await expect(own.getByRole('heading', { name: 'Add Your Memory' })).toBeVisible()
    await own.getByRole('button', { name: 'Expand' }).click()
    await expect(wroteHere(own)).toHaveCount(0)
  })
})

test('the private link is mailed to the address that was given', async ({ page, site, complaints }) => {
  complaints.expect(/503|could not be sent/)
  await using mailbox = await openMailbox()
  await test.step('not where the memorial sends no mail', async () => {
    await shareMemory(page, 'He came early.')
    await expect(mailLink(page)).toHaveCount(0)
  })
  site.configure({ smtpUrl: mailbox.url, publicUrl: site.url })
  await (await site.administrator()).call('PUT /api/settings', { body: { tribute: 'He came early.' } })
  await test.step('not without an address', async () => {
    await openForm(page)
    await nameField(page).fill('Ruth')
    await shareButton(page).click()
    await expect(link(page)).toBeVisible()
    await expect(mailLink(page)).toHaveCount(0)
  })
  await test.step('a mail that is refused says so, and the link is still there', async () => {
    await shareMemory(page, 'He came early, again.')
    site.configure({ smtpUrl: null })
    await mailLink(page).click()
    await expect(page.getByText('The mail could not be sent. Please copy the link instead.')).toBeVisible()
    await expect(link(page)).toBeVisible()
    site.configure({ smtpUrl: mailbox.url })
  })
  await test.step('one press sends it, once the memory is a minute old', async () => {
    await mailLink(page).click()
    await expect(page.getByText('The link is on its way to the address you gave.')).toBeVisible()
    await expectAccessible(page)
    expect(mailbox.letters).toEqual([])
    site.world.pass(60_000)
    await site.world.settle()
    expect(mailbox.letters.map(({ to }) => /<(.*)>/.exec(to)?.[1])).toEqual(['ruth@example.org'])
  })
  await test.step('the link in the mail opens the memory', async () => {
    const [letter] = mailbox.letters
    const mailedLink = /^http.*#mine=.*$/m.exec(letter ? readBody(letter) : '')?.[0] ?? ''
    await page.goto('about:blank')
    await page.goto(mailedLink)
    await expect(memoryField(page)).toHaveValue('He came early, again.')
  })
  await test.step('no mail is offered for a memory that waits for the family', async () => {
    await (await site.administrator()).call('PUT /api/settings', { body: { moderation: 'all' } })
    await shareMemory(page, 'He came early, and stayed.')
    await expect(link(page)).toBeVisible()
    await expect(mailLink(page)).toHaveCount(0)
  })
})

test('@both the whole head of the card opens the form, and so does a link to it', async ({ page }) => {
  const expanded = page.getByRole('button', { name: 'Minimize' })
  await test.step('a press on the title, and on the margin next to it', async () => {
    await page.goto('/memories')
    const head = page.getByRole('heading', { name: 'Add Your Memory' })
    await expect(page.getByRole('button', { name: 'Expand' })).toBeVisible()
    const box = await head.boundingBox()
    if (!box) throw new Error('The head of the card has no place on the page.')
    await page.mouse.click(box.x + 10, box.y + box.height / 2)
    await expect(expanded).toBeVisible()
    await page.mouse.click(box.x - 10, box.y - 10)
    await expect(page.getByRole('button', { name: 'Expand' })).toBeVisible()
  })
  await test.step('home leads to the open form, with the first field ready', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Leave a memory' }).click()
    await expect(expanded).toBeVisible()
    await expect(nameField(page)).toBeFocused()
    await expect(nameField(page)).toBeInViewport()
    expect(new URL(page.url()).hash).toBe('')
    await nameField(page).fill('Ruth')
    await memoryField(page).fill('Half a memory')
  })
  await test.step('with what was begun', async () => {
    await page.goto('/gallery')
    await page.getByRole('link', { name: 'Leave a memory' }).click()
    await expect(nameField(page)).toHaveValue('Ruth')
    await expect(memoryField(page)).toHaveValue('Half a memory')
  })
  await test.step('and on the page itself, as often as the link is followed', async () => {
    for (const _ of ['once', 'twice']) {
      await expanded.click()
      await expect(nameField(page)).toBeHidden()
      await page.evaluate(() => {
        location.hash = 'add'
      })
      await expect(nameField(page)).toBeFocused()
    }
  })
  await test.step('a reload leaves the form closed', async () => {
    await page.reload()
    await expect(page.getByText('What you began to write is kept here.')).toBeVisible()
    await expect(nameField(page)).toBeHidden()
  })
})
