import { openSendLink } from '../../features/sent/sendPhoto.ts'
import { expect, expectAccessible, openDashboard, openTab, test } from '../../support/pages/journey.ts'
import { toastOn } from '../../support/pages/toastOn.ts'
import { openMailbox, readBody } from '../../support/servers/mailbox.ts'

test('a guest whose photographs are in the gallery is thanked once, in words of the family', async ({
  page,
  site,
}) => {
  await using mailbox = await openMailbox()
  site.configure({ smtpUrl: mailbox.url, publicUrl: site.url })
  const sendAs = await openSendLink(site.visitor, await site.administrator())
  const { send } = await sendAs({ name: 'Anna', email: 'anna@example.org' })
  const taken = await send()
  await sendAs({ name: 'Ben' })
  await openDashboard(page, site, 'day')

  await test.step('what waits is counted on the tab, and among what is still open', async () => {
    const tab = page.getByRole('tab', { name: 'Media', exact: true })
    await expect(tab).toHaveAccessibleDescription('3 items from guests are waiting for you')
    await page.getByRole('button', { name: /^\d+ more$/ }).click()
    await page.getByRole('link', { name: '3 items from guests are waiting for you' }).click()
    await expect(page.getByRole('tab', { name: 'Sent to you' })).toHaveAttribute('aria-selected', 'true')
  })

  const button = page.getByRole('button', { name: 'Thank Anna' })
  await test.step('nobody is thanked before the gallery has something, nor without an address', async () => {
    await expect(page.getByRole('heading', { name: 'Anna' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Thank / })).toHaveCount(0)
    const body = { ids: [taken], taken: true }
    await (await site.administrator()).call('POST /api/sent/take', { body })
    await page.reload()
    await openTab(page, 'Sent to you')
    await expect(page.getByRole('button', { name: /^Thank / })).toHaveCount(1)
  })

  await test.step('the proposed words can be changed, and are mailed', async () => {
    await button.click()
    const text = page.getByRole('textbox', { name: 'Words of thanks' })
    await expect(text).toHaveValue(/^Thank you for sending us your photographs of Walter/)
    await expectAccessible(page)
    await text.fill('Dear Anna, the lake again!')
    await page.getByRole('button', { name: 'Send Thanks' }).click()
    await expect(toastOn(page, 'Thanks sent')).toBeVisible()
    await expect(page.getByText('You have thanked Anna.')).toBeVisible()
    await expect(button).toHaveCount(0)
    await site.world.settle()
    expect(mailbox.letters.map(readBody).join()).toContain('Dear Anna, the lake again!')
  })
})
