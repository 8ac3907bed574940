import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readCodes } from '../../support/files/readCodes.ts'
import { failOnce } from '../../support/pages/failOnce.ts'
import { expect, expectAccessible, logInAs, openDashboard, test } from '../../support/pages/journey.ts'
import { toastOn } from '../../support/pages/toastOn.ts'
import { unfoldCard } from '../../support/pages/unfoldCard.ts'

const publicUrl = 'http://walter.example.org'
test.use({ siteOptions: { content: 'sampleLife', config: { publicUrl } } })

const card = (page: Page, name = 'Ask for photographs') => page.getByRole('group', { name, exact: true })
const share = async (page: Page) => {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share' })
  await dialog.getByText('Ask for photographs').click()
  return dialog
}

test('cards that ask for photographs are printed in one press, and the link is made by that', {
  tag: '@smoke',
}, async ({ page, site }) => {
  const admin = await site.administrator()
  const readKey = async () => (await admin.call('GET /api/send-link')).body.key
  await openDashboard(page, site, 'day')
  const poster = await test.step('no poster asks for photographs yet', async () => {
    await expect(card(page, 'Poster').getByRole('button', { name: 'Change' })).toHaveCount(0)
    return card(page, 'Poster')
  })
  const saving = page.waitForEvent('download')
  await test.step('the code on the cards is that of the new link', async () => {
    expect(await readKey()).toBeNull()
    await card(page).getByRole('button', { name: 'Make the PDF' }).click()
    await card(page)
      .getByRole('link', { name: /^Download/ })
      .click()
    const link = `${publicUrl}/send#${await readKey()}`
    expect(readCodes(await readFile(await (await saving).path()), 0, [link])).toContain(link)
  })
  await test.step('the card shows the link and its code', async () => {
    await unfoldCard(page, 'Ask for photographs')
    const link = `${publicUrl}/send#${await readKey()}`
    await expect(card(page).getByLabel('Link', { exact: true })).toHaveValue(link)
    await expect(card(page).getByRole('img', { name: 'The link as a QR code' })).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('the poster has the code by choice', async () => {
    await unfoldCard(page, 'Poster')
    await poster.getByLabel('With the code to send photographs').check()
    await poster.getByRole('button', { name: 'Make the PDF' }).click()
    await expect(poster.getByText(/^Made today/)).toBeVisible()
  })
  await test.step('a new link ends the one before, and what is printed has changed', async () => {
    const earlier = await readKey()
    await card(page).getByRole('button', { name: 'Renew the Link' }).click()
    const question = page.getByRole('alertdialog', { name: 'Renew the link?' })
    await expect(question).toContainText('What was sent stays.')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Renew' }).click()
    await expect(toastOn(page, 'Link renewed')).toBeVisible()
    await expect(card(page).getByLabel('Link', { exact: true })).not.toHaveValue(new RegExp(`${earlier}$`))
    expect(
      (await site.visitor.call('GET /api/send', { headers: { 'send-key': earlier ?? '' } })).status,
    ).toBe(410)
    for (const each of [card(page), poster])
      await expect(each.getByText(/^Made today, .*; changed since$/)).toBeVisible()
  })
  await test.step('without a link, neither cards nor poster ask', async () => {
    await card(page).getByRole('button', { name: 'End the Link' }).click()
    const question = page.getByRole('alertdialog', { name: 'End the link?' })
    await question.getByRole('button', { name: 'End', exact: true }).click()
    await expect(card(page).getByRole('button', { name: 'Make the Link' })).toBeVisible()
    expect(await readKey()).toBeNull()
    await expect(poster.getByLabel('With the code to send photographs')).toHaveCount(0)
  })
})

test('‘Share’ has the link to send photographs; helpers see it, and only administrators change it @both', async ({
  page,
  site,
}) => {
  const buttons = { name: /^(Make|Renew|End) the Link$/ }
  const helper = await site.helper()
  await test.step('a helper reads that there is no link', async () => {
    await logInAs(page, site, helper)
    await page.goto('/admin')
    const dialog = await share(page)
    await expect(dialog.getByText('An administrator can make one.')).toBeVisible()
    await expect(dialog.getByRole('button', buttons)).toHaveCount(0)
    await page.goto('about:blank')
    await page.context().clearCookies()
  })
  await test.step('an administrator makes it in the dialog', async () => {
    await openDashboard(page, site)
    const dialog = await share(page)
    await dialog.getByRole('button', { name: 'Make the Link' }).click()
    await expect(dialog.getByLabel('Link', { exact: true }).last()).toHaveValue(/\/send#[\w-]{43}$/)
    await expect(dialog.getByRole('button', buttons)).toHaveCount(2)
    await expectAccessible(page)
    await page.goto('about:blank')
    await page.context().clearCookies()
  })
  await test.step('then a helper passes it on', async () => {
    await logInAs(page, site, helper)
    await page.goto('/admin')
    const dialog = await share(page)
    await expect(dialog.getByRole('img', { name: 'The link as a QR code' })).toHaveCount(2)
    await expect(dialog.getByRole('button', buttons)).toHaveCount(0)
  })
})

test('if the link could not be made, no cards are, and the card says why', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/status of 500|API request failed/)
  await openDashboard(page, site, 'day')
  await failOnce(page, '**/api/send-link*')
  await card(page).getByRole('button', { name: 'Make the PDF' }).click()
  await expect(toastOn(page, 'No link')).toBeVisible()
  await expect(card(page).getByText('Not made yet')).toBeVisible()
  await card(page).getByRole('button', { name: 'Make the PDF' }).click()
  await expect(card(page).getByText(/^Made today/)).toBeVisible()
})

test.describe('at an address that only this computer can open', () => {
  test.use({ siteOptions: { content: 'sampleLife' } })

  test('there is no code, and a note says why', async ({ page, site }) => {
    await (await site.administrator()).call('POST /api/send-link')
    await openDashboard(page, site, 'day')
    await unfoldCard(page, 'Ask for photographs')
    await expect(card(page).getByText('Only this computer can open this address.')).toBeVisible()
    await expect(card(page).getByLabel('Link', { exact: true })).toHaveValue(/\/send#/)
    await expect(card(page).getByRole('button', { name: /^Copy/ })).toHaveCount(0)
    await expect(card(page).getByRole('img', { name: 'The link as a QR code' })).toHaveCount(0)
  })
})
