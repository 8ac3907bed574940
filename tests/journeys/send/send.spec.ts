import type { Page } from '@playwright/test'
import { fixturePath } from '../../support/files/fixtures.ts'
import { expect, expectAccessible, test } from '../../support/pages/journey.ts'
import { loseUpload } from '../../support/pages/loseUpload.ts'
import { expectSavedFiles } from '../../support/pages/savedFiles.ts'
import type { Site } from '../../support/pages/site.ts'
import { toastOn } from '../../support/pages/toastOn.ts'
import { closeMemorialOf } from '../../support/world/closedMemorial.ts'

const path = '/api/senders/mine/media'
const bee = 'photos/small-bee.jpg'
const portrait = 'photos/person-small-square.jpg'
const video = 'video/h264-aac.mp4'

const makeLink = async (site: Site) => {
  const admin = await site.administrator()
  const { body } = await admin.call('POST /api/send-link')
  return `/send#${body.key}`
}
/** Reads what waits for the family: each sender with the titles of what came. */
const readTray = async (site: Site) => {
  const admin = await site.administrator()
  const { body } = await admin.call('GET /api/sent')
  return body.senders.map(({ name, email, message, media }) => ({
    name,
    email,
    message,
    titles: media.map(({ title }) => title),
  }))
}
const choose = (page: Page, ...files: string[]) =>
  page.getByLabel('Choose photographs and videos').setInputFiles(files.map(fixturePath))
const nameField = (page: Page) => page.getByLabel('Your name')
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send to the family' })
const own = (page: Page) => page.locator('.own-sent')

test('@both a guest sends photographs and a video over a weak line, and takes one back', {
  tag: '@smoke',
}, async ({ page, context, site, complaints }) => {
  complaints.expect(/no response|ERR_/)
  const admin = await site.administrator()
  await admin.call('PUT /api/settings', { body: { name: 'Walter Lind' } })
  await page.goto(await makeLink(site))
  await expect(page.getByRole('heading', { name: 'Your photographs of Walter Lind' })).toBeVisible()
  await expect(page.getByText('The family sees them first.')).toBeVisible()
  await expect(page).toHaveTitle(/^Send Photographs/)
  await expectAccessible(page)

  await test.step('what is missing is said, and what is no photograph is not sent', async () => {
    await sendButton(page).click()
    await expect(page.getByText('Please choose photographs or videos first.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Choose photographs and videos' })).toBeFocused()
    await choose(page, video, bee, '../../package.json', portrait)
    await expect(page.getByText('“package.json” is neither a photograph nor a video.')).toBeVisible()
    await expect(page.getByText('3 photographs and videos chosen.')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Chosen' }).getByRole('img')).toHaveCount(0)
    await expect(page.locator('.send-files img')).toHaveCount(3)
    await nameField(page).fill('x'.repeat(1_000))
    await sendButton(page).click()
    await expect(nameField(page)).toBeFocused()
    await expect(page.getByText('This can be at most 120 characters long; now it has 1,000')).toBeVisible()
    await nameField(page).fill('Anna')
    await page.getByLabel('A word to the family').fill('He taught me to fish.')
    await expectAccessible(page)
  })

  await test.step('the answer is lost, and the connection is, until it returns', async () => {
    await expectSavedFiles(page, 'sent by link', 3)
    loseUpload(site, path, () => context.setOffline(true))
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: 'Sending…' })).toBeFocused()
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
    await expect(page.getByRole('heading', { name: '3 photographs and videos have arrived.' })).toBeVisible()
    await expect(page.getByText('Thank you, Anna.')).toBeVisible()
    expect(await readTray(site)).toEqual([
      {
        name: 'Anna',
        email: null,
        message: 'He taught me to fish.',
        titles: ['small-bee', 'person-small-square', 'h264-aac'],
      },
    ])
  })

  await test.step('the phone that sent them lists them, and takes back what nobody has taken', async () => {
    const [sent] = (await admin.call('GET /api/sent')).body.senders
    await admin.call('POST /api/sent/take', { body: { ids: [sent?.media[0]?.id ?? ''], taken: true } })
    await own(page).getByText('What you have sent').click()
    await expect(own(page).getByRole('listitem')).toHaveCount(3)
    await expect(own(page).getByRole('listitem').first()).toContainText(
      'The family has taken this one into the gallery.',
    )
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Take Back person-small-square.jpg' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take Back' }).click()
    await expect(toastOn(page, 'Taken back')).toBeVisible()
    await expect(own(page).getByRole('listitem')).toHaveCount(2)
    expect((await readTray(site)).map(({ titles }) => titles)).toEqual([['h264-aac']])
  })

  await test.step('it remembers the name, and a correction reaches the family', async () => {
    await page.getByRole('button', { name: 'Send more' }).click()
    await expect(nameField(page)).toHaveValue('Anna')
    await page.reload()
    await expect(nameField(page)).toHaveValue('Anna')
    await nameField(page).fill('Anna Berg')
    await choose(page, portrait)
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: '1 photograph has arrived.' })).toBeFocused()
    expect((await readTray(site)).map(({ name }) => name)).toEqual(['Anna Berg'])
  })
})

test('a link that ends in between says so, keeps what was chosen, and a new one takes it', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/410|no longer takes|API request failed/)
  await page.goto(await makeLink(site))
  await choose(page, bee, portrait)
  await nameField(page).fill('Anna')
  await expectSavedFiles(page, 'sent by link', 2)
  const link = await makeLink(site)
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toContainText('This link no longer takes photographs.')
  await expect(page.getByText('What you chose is kept here.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Share a memory' })).toHaveAttribute('href', '/memories#add')
  await expectAccessible(page)
  await page.goto(link)
  await page.reload()
  await expect(page.getByText('2 photographs chosen.')).toBeVisible()
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: '2 photographs have arrived.' })).toBeVisible()
  await page.goto('/send')
  await expect(page.getByRole('alert')).toContainText('This link is not complete')
})

test('@phone a device that guests share keeps nothing of one guest for the next', async ({ page, site }) => {
  await page.clock.install()
  await page.goto((await makeLink(site)).replace('#', '?shared=1#'))
  const write = async () => {
    await choose(page, bee)
    await nameField(page).fill('Anna')
    await page.getByLabel('A word to the family').fill('He taught me to fish.')
  }
  const expectNothing = async () => {
    await expect(nameField(page)).toHaveValue('')
    await expect(page.getByLabel('A word to the family')).toHaveValue('')
    await expect(page.locator('.send-files')).toHaveCount(0)
    await expect(own(page)).toHaveCount(0)
    const kept = await page.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name }) => name)
      return JSON.stringify({ ...localStorage, ...sessionStorage, names })
    })
    expect(kept).not.toMatch(/Anna|fish|sender|sent by link/)
  }
  await test.step('after it was sent, neither by a press nor a minute later', async () => {
    for (const leave of [
      () => page.getByRole('button', { name: 'Next guest' }).click(),
      () => page.clock.fastForward('01:01'),
    ]) {
      await write()
      await sendButton(page).click()
      await expect(page.getByRole('heading', { name: '1 photograph has arrived.' })).toBeVisible()
      await expect(own(page)).toHaveCount(1)
      await leave()
      await expectNothing()
    }
    expect((await readTray(site)).map(({ titles }) => titles)).toEqual([['small-bee'], ['small-bee']])
  })
  await test.step('nor from a guest who walks away', async () => {
    await write()
    await page.clock.fastForward('02:15')
    await expect(page.getByText('Are you still here?')).toBeVisible()
    await page.clock.fastForward('00:46')
    await expect(page.getByText('This form was cleared')).toBeVisible()
    await expectNothing()
  })
})

test('501 photographs go in two portions, each once, and what is refused or fails stops none of the others', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/415|500|cannot be shown|Something went wrong/)
  await page.goto(await makeLink(site))
  const keys = new Set<string>()
  await page.route(`**${path}`, async (route, request) => {
    keys.add((await request.headerValue('idempotency-key')) ?? '')
    if (keys.size === 2)
      return route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong' } })
    if (keys.size === 3)
      return route.fulfill({ status: 415, json: { code: 'wrong_kind', message: 'It cannot be shown here.' } })
    return route.fulfill({ status: 201, json: { fileType: 'image' } })
  })
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    for (let number = 0; number < 501; number++)
      transfer.items.add(new File(['x'], `${number}.jpg`, { type: 'image/jpeg' }))
    return transfer
  })
  await page.locator('.dropzone').dispatchEvent('drop', { dataTransfer: files })
  await expect(page.getByText('501 photographs chosen.')).toBeVisible()
  await expect(page.locator('.send-files li')).toHaveCount(12)
  await expect(page.getByText('The first 500 go now; the others follow by themselves.')).toBeVisible()
  await nameField(page).fill('Anna')
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Something went wrong')
  await expect(page.getByText('It cannot be shown here.')).toBeVisible()
  await expect(page.getByText('1 photograph chosen.')).toBeVisible()
  expect(keys.size).toBe(501)
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: '500 photographs have arrived.' })).toBeVisible()
  expect(keys.size).toBe(501)
})

test('in a closed memorial, the page shows the name and the place to send, by keyboard alone', async ({
  page,
  site,
}) => {
  const admin = await site.administrator()
  await admin.call('PUT /api/settings', { body: { name: 'Walter Lind' } })
  const link = await makeLink(site)
  await closeMemorialOf(site.world, admin)
  const chooser = page.waitForEvent('filechooser')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Your photographs of Walter Lind' })).toBeVisible()
  await expect(page).toHaveTitle('Send Photographs')
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(fixturePath(bee))
  await expect(page.getByText('1 photograph chosen.')).toBeVisible()
  for (const key of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(key)
  await page.keyboard.type('Anna')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '1 photograph has arrived.' })).toBeFocused()
})
