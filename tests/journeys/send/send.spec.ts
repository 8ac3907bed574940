import { copyFile, rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { fixturePath } from '../../support/files/fixtures.ts'
import { expect, expectAccessible, test } from '../../support/pages/journey.ts'
import { loseUpload } from '../../support/pages/loseUpload.ts'
import { expectSavedFiles } from '../../support/pages/savedFiles.ts'
import type { Site } from '../../support/pages/site.ts'
import { openMailbox } from '../../support/servers/mailbox.ts'
import { closeMemorialOf } from '../../support/world/closedMemorial.ts'

const path = '/api/senders/mine/media'
const bee = 'photos/small-bee.jpg'
const portrait = 'photos/person-small-square.jpg'
const video = 'video/h264-aac.mp4'

const makeLink = async (site: Site) => {
  const admin = await site.administrator()
  await admin.call('PUT /api/settings', { body: { name: 'Walter Lind' } })
  return `/send#${(await admin.call('POST /api/send-link')).body.key}`
}
/** Reads what waits for the family: each sender with the titles of what came. */
const readTray = async (site: Site) => {
  const { body } = await (await site.administrator()).call('GET /api/sent')
  return body.senders.map(({ name, email, message, media }) => ({
    name,
    email,
    message,
    titles: media.map(({ title }) => title),
  }))
}
const choose = (page: Page, ...files: string[]) =>
  page.getByLabel('Choose photographs and videos').setInputFiles(files.map(fixturePath))
const field = (page: Page, label: 'Your name' | 'Email' | 'A word to the family') => page.getByLabel(label)
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send to the family' })
const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const list = (page: Page) => page.locator('.send-list')

test('@both a guest sends photographs and a video over a weak line, and takes one back', {
  tag: '@smoke',
}, async ({ page, context, site, complaints }) => {
  complaints.expect(/no response|ERR_/)
  await using mailbox = await openMailbox()
  await page.goto(await makeLink(site))
  await expect(heading(page, 'Your photographs of Walter Lind')).toBeVisible()
  await expect(page.getByText('The family sees them first.')).toBeVisible()
  await expectAccessible(page)

  await test.step('what is missing is said, what is no photograph is not sent, and a long name is cut', async () => {
    await sendButton(page).click()
    await expect(page.getByText('Please choose photographs or videos first.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Choose photographs and videos' })).toBeFocused()
    await choose(page, video, bee, '../../package.json', portrait)
    await expect(page.getByText('“package.json” is neither a photograph nor a video.')).toBeVisible()
    await expect(page.getByText('3 chosen.')).toBeVisible()
    await page.getByText('Chosen photographs and videos').click()
    await expect(list(page).getByRole('listitem').locator('img')).toHaveCount(3)
    await page.getByRole('button', { name: 'Remove person-small-square.jpg' }).click()
    await expect(page.getByText('2 chosen.')).toBeVisible()
    await choose(page, portrait)
    await sendButton(page).click()
    await expect(field(page, 'Your name')).toBeFocused()
    await field(page, 'Your name').fill('x'.repeat(1_000))
    await expect(field(page, 'Your name')).toHaveValue('x'.repeat(120))
    const isCut = page
      .getByRole('status')
      .filter({ hasText: 'too long for this field, so its end was left out' })
    await expect(isCut).toBeVisible()
    await expectAccessible(page)
    await field(page, 'Your name').fill('Anna')
    await expect(isCut).toHaveCount(0)
    await field(page, 'A word to the family').fill('He taught me to fish.')
  })

  await test.step('the answer is lost, and the connection is, until it returns', async () => {
    await expectSavedFiles(page, 'sent by link', 3)
    loseUpload(site, path, () => context.setOffline(true))
    await sendButton(page).click()
    await expect(heading(page, 'Sending…')).toBeFocused()
    await expect(page.getByText('There is no connection.', { exact: false })).toBeVisible()
    await expect(page.getByText('0 of 3 have arrived; 3 to go.')).toBeVisible()
    await expect(page.getByText('You can close this page.', { exact: false })).toBeVisible()
    await expectAccessible(page)
    const arriving = ['first', 'second']
    await page.route(`**${path}`, (route) =>
      arriving.shift() === 'second' ? route.abort() : route.fallback(),
    )
    await context.setOffline(false)
    await expect(page.getByText('1 of 3 have arrived; 2 to go.')).toBeVisible()
    await expect(page.getByText('There is no connection.', { exact: false })).toBeVisible()
  })

  await test.step('after a reload, it goes on, and everything is in the tray once', async () => {
    await page.reload()
    await expect(heading(page, '3 have arrived.')).toBeVisible()
    await expect(page.getByText('Thank you, Anna.')).toBeVisible()
    const titles = ['small-bee', 'person-small-square', 'h264-aac']
    expect(await readTray(site)).toEqual([
      { name: 'Anna', email: null, message: 'He taught me to fish.', titles },
    ])
  })

  await test.step('the phone that sent them lists them, and takes back what nobody has taken', async () => {
    const admin = await site.administrator()
    const [sent] = (await admin.call('GET /api/sent')).body.senders
    await admin.call('POST /api/sent/take', { body: { ids: [sent?.media[0]?.id ?? ''], taken: true } })
    await list(page).getByText('What you have sent').click()
    await expect(list(page).getByRole('listitem')).toHaveCount(3)
    await expect(list(page).getByRole('listitem').first()).toContainText(
      'The family has taken this one into the gallery.',
    )
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Take Back person-small-square.jpg' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take Back' }).click()
    await expect(list(page).getByRole('listitem')).toHaveCount(2)
    expect((await readTray(site)).map(({ titles }) => titles)).toEqual([['h264-aac']])
  })

  await test.step('where the family can mail, it asks for an address; all is remembered, and corrected', async () => {
    await page.getByRole('button', { name: 'Send more' }).click()
    await expect(page.getByRole('button', { name: 'Choose photographs and videos' })).toBeFocused()
    await expect(field(page, 'Email')).toHaveCount(0)
    site.configure({ smtpUrl: mailbox.url, publicUrl: site.url })
    await page.reload()
    await expect(field(page, 'Your name')).toHaveValue('Anna')
    await field(page, 'Your name').fill('Anna Berg')
    await field(page, 'Email').fill('anna at example.org')
    await choose(page, portrait)
    await sendButton(page).click()
    await expect(page.getByText('Please enter a valid e-mail address')).toBeVisible()
    await field(page, 'Email').fill('anna@example.org')
    await sendButton(page).click()
    await expect(heading(page, '1 has arrived.')).toBeFocused()
    expect(await readTray(site)).toMatchObject([{ name: 'Anna Berg', email: 'anna@example.org' }])
    await page.reload()
    await expect(field(page, 'Email')).toHaveValue('anna@example.org')
  })
})

test('a link that ends says so, what was chosen goes by a new one, also from its copy, and without a key there is no page', async ({
  page,
  site,
  complaints,
}, testInfo) => {
  complaints.expect(/404|410|no longer takes|API request failed/)
  const alert = page.getByRole('alert')
  await page.goto(await makeLink(site))
  const lost = testInfo.outputPath('lost.jpg')
  await copyFile(fixturePath(portrait), lost)
  await page.getByLabel('Choose photographs and videos').setInputFiles([fixturePath(bee), lost])
  await field(page, 'Your name').fill('Anna')
  await expectSavedFiles(page, 'sent by link', 2)
  await rm(lost)
  const link = await makeLink(site)
  await sendButton(page).click()
  await expect(alert).toContainText('This link no longer takes photographs.')
  await expect(page.getByRole('link', { name: 'Share a memory' })).toHaveAttribute('href', '/memories#add')
  await expectAccessible(page)
  await page.goto(link)
  await expect(page.getByText('2 chosen.')).toBeVisible()
  await expect(alert).toHaveCount(0)
  await sendButton(page).click()
  await expect(heading(page, '2 have arrived.')).toBeVisible()

  await (await site.administrator()).call('DELETE /api/send-link')
  expect((await page.goto(link.replace('#', '?scanned#')))?.status()).toBe(404)
  await expect(alert).toContainText('This link no longer takes photographs.')
  await list(page).getByText('What you have sent').click()
  await expect(list(page).getByRole('listitem')).toHaveCount(2)
  await page.goto('/send')
  await expect(heading(page, '404 Page Not Found')).toBeVisible()
  await expect(list(page)).toHaveCount(0)
})

test('@phone a device that guests share keeps nothing of one guest for the next', async ({ page, site }) => {
  await page.clock.install()
  await page.goto((await makeLink(site)).replace('#', '?shared=1#'))
  const write = async () => {
    await choose(page, bee)
    await field(page, 'Your name').fill('Anna')
    await field(page, 'A word to the family').fill('He taught me to fish.')
  }
  const arrive = async () => {
    await sendButton(page).click()
    await expect(heading(page, '1 has arrived.')).toBeVisible()
    await expect(list(page)).toHaveCount(1)
  }
  const next = () => page.getByRole('button', { name: 'Next guest' }).click()
  for (const [sends, leave] of [
    [true, next],
    [true, () => page.clock.fastForward('01:01')],
    [false, () => page.clock.fastForward('03:01')],
  ] as const) {
    await write()
    if (sends) await arrive()
    await leave()
    await expect(field(page, 'Your name')).toHaveValue('')
    await expect(field(page, 'A word to the family')).toHaveValue('')
    await expect(list(page)).toHaveCount(0)
    const kept = await page.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name }) => name)
      return JSON.stringify({ ...localStorage, ...sessionStorage, names })
    })
    expect(kept).not.toMatch(/Anna|fish|sender|sent by link/)
  }
  expect((await readTray(site)).map(({ titles }) => titles)).toEqual([['small-bee'], ['small-bee']])
})

test('501 photographs go in two portions, each once, and what is refused or fails stops none of the others', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/415|500|cannot be shown|Something went wrong/)
  await page.goto(await makeLink(site))
  const keys = new Set<string>()
  const failures: Record<number, { status: number; json: object }> = {
    2: { status: 500, json: { code: 'internal', message: 'Something went wrong' } },
    3: { status: 415, json: { code: 'wrong_kind', message: 'It cannot be shown here.' } },
  }
  await page.route(`**${path}`, async (route, request) => {
    keys.add((await request.headerValue('idempotency-key')) ?? '')
    return route.fulfill(failures[keys.size] ?? { status: 201, json: {} })
  })
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    for (let number = 0; number < 501; number++)
      transfer.items.add(new File(['x'], `${number}.jpg`, { type: 'image/jpeg' }))
    return transfer
  })
  await page.locator('.dropzone').dispatchEvent('drop', { dataTransfer: files })
  await expect(page.getByText('501 chosen.')).toBeVisible()
  await expect(page.getByText('The first 500 go now; the others follow by themselves.')).toBeVisible()
  await field(page, 'Your name').fill('Anna')
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Something went wrong')
  await expect(page.getByText('It cannot be shown here.')).toBeVisible()
  await expect(page.getByText('1 chosen.')).toBeVisible()
  await sendButton(page).click()
  await expect(heading(page, '500 have arrived.')).toBeVisible()
  expect(keys.size).toBe(501)
})

test('in a closed memorial, the page shows the name and the place to send, by keyboard alone', async ({
  page,
  site,
}) => {
  const link = await makeLink(site)
  await closeMemorialOf(site.world, await site.administrator())
  const chooser = page.waitForEvent('filechooser')
  await page.goto(link)
  await expect(heading(page, 'Your photographs of Walter Lind')).toBeVisible()
  await expect(page).toHaveTitle('Send Photographs')
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(fixturePath(bee))
  await expect(page.getByText('1 chosen.')).toBeVisible()
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key)
  await page.keyboard.type('Anna')
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
  await expect(heading(page, '1 has arrived.')).toBeFocused()
})
