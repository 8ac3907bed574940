import type { Page } from '@playwright/test'
import { expect, expectAccessible, openHydrated, test } from '../../support/pages/journey.ts'
import { memoryField, nameField, openForm, shareButton } from '../memories/memoryForm.ts'

const localName = 'memorial.local'

test.use({
  siteOptions: { content: 'sampleLife' },
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${localName} 127.0.0.1`],
    }),
  // browsers offer no clipboard to a page without HTTPS
  baseURL: async ({ site }, use) => use(`http://${localName}:${new URL(site.url).port}`),
})

const photoLink = async (page: Page) => {
  await openHydrated(page, '/gallery?show=photos')
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click()
  return page.getByRole('dialog').getByRole('button', { name: 'Copy link' })
}

const shareMemory = async (page: Page) => {
  await openForm(page)
  await nameField(page).fill('Ruth')
  await memoryField(page).fill('First words')
  await shareButton(page).click()
  return page.getByRole('button', { name: 'Copy link' })
}

test('without HTTPS, links are copied all the same', async ({ page, complaints }) => {
  complaints.expect(/another host: http:\/\/memorial\.local/)
  await test.step('that of a photograph', async () => {
    await (await photoLink(page)).click()
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
    expect(await paste(page)).toContain('/gallery?photo=')
  })
  await test.step('the private link of a memory', async () => {
    await (await shareMemory(page)).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await paste(page)).toContain('/memories?own#mine=')
  })
})

test('a browser that copies nothing says so, and shows the link @both', async ({ page, complaints }) => {
  complaints.expect(/another host: http:\/\/memorial\.local/)
  await page.addInitScript(() => {
    document.execCommand = () => false
  })
  const sentence = page.getByRole('status').filter({ hasText: 'This browser cannot copy the link.' })
  await test.step('that of a photograph', async () => {
    await (await photoLink(page)).click()
    await expect(sentence).toContainText(/\/gallery\?photo=/)
    await expectAccessible(page)
  })
  await test.step('the private link of a memory', async () => {
    const button = await shareMemory(page)
    await button.click()
    await expect(sentence).toContainText(/\/memories\?own#mine=/)
    await expect(button).toBeVisible()
    await expectAccessible(page)
  })
})

/** Pastes what was copied into a field, as a person does, because a page without HTTPS cannot read the clipboard. */
async function paste(page: Page) {
  await openForm(page)
  await memoryField(page).clear()
  await memoryField(page).press('Control+v')
  return memoryField(page).inputValue()
}
