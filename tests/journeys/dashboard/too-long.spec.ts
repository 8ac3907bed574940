import type { Page } from '@playwright/test'
import { share } from '../../features/memories/visitors.ts'
import { addServices, celebration } from '../../support/world/addServices.ts'
import { fixturePath } from '../../support/files/fixtures.ts'
import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'
import { toastOn } from '../../support/pages/toastOn.ts'
import { button } from '../music/playlist.ts'

test.use({ siteOptions: { content: 'small' } })

const long = (letters: number) => 'x'.repeat(letters + 1)
const expectTooLong = async (field: ReturnType<Page['getByLabel']>, most: number) => {
  await field.fill('x'.repeat(most))
  await expect(field).not.toHaveAttribute('aria-invalid')
  await field.fill(long(most))
  const sentence = `This can be at most ${most.toLocaleString('en')} characters long`
  await expect(field).toHaveAccessibleDescription(new RegExp(sentence))
}
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name })

test('every field knows how long it may be, and says so', async ({ page, site, complaints }) => {
  complaints.expect(/status of 404/)
  await test.step('a text that is too long is said at its field, and no file is sent for nothing', async () => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url())
    })
    await openDashboard(page, site)
    await page.getByLabel('Select files').setInputFiles([fixturePath('photos/person-small-square.jpg')])
    await expectTooLong(textbox(page, 'Title person-small-square.jpg'), 200)
    await expectTooLong(textbox(page, 'Description person-small-square.jpg'), 5_000)
    await textbox(page, 'Description person-small-square.jpg').fill('')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Upload All Files' }).click()
    await expect(toastOn(page, 'Upload failed')).toContainText('Some of the text is too long.')
    await page.getByRole('tab', { name: 'Batch Upload' }).click()
    await page.getByLabel('Select Photos').setInputFiles([fixturePath('photos/person-small-square.jpg')])
    await expectTooLong(textbox(page, 'Common Title Prefix'), 197)
    await page.getByRole('button', { name: 'Upload Photos' }).click()
    await expect(toastOn(page, 'Upload failed')).toContainText('Some of the text is too long.')
    await textbox(page, 'Common Title Prefix').fill('')
    await expectTooLong(textbox(page, 'Common Description'), 5_000)
    expect(sent).toEqual([])
  })

  await test.step('every field of the dashboard knows how long it may be', async () => {
    await addServices(site, celebration)
    await share(site.visitor, { name: 'Jon', content: 'Early.' })
    // leaves the dashboard first, because it would ask about the unsaved text if only the hash changed
    await page.goto('/')
    await page.goto('/admin#settings')
    for (const [name, most] of [
      ['Name', 120],
      ['Date of birth', 60],
      ['Date of death', 60],
      ['Tribute', 2_000],
      ['Charity', 120],
      ['Words about the donation', 2_000],
    ] as const)
      await expectTooLong(textbox(page, name), most)
    await page.getByRole('tab', { name: 'Services' }).click()
    await page.getByRole('button', { name: 'Edit Celebration of Life' }).click()
    for (const [name, most] of [
      ['Title', 200],
      ['Date', 200],
      ['Time', 200],
      ['Location', 500],
      ['Description', 5_000],
      ['Image path', 500],
    ] as const)
      await expectTooLong(page.getByRole('dialog').getByRole('textbox', { name }), most)
    await button(page, 'Cancel').click()
    await page.getByRole('tab', { name: 'Memories' }).click()
    await page.getByRole('button', { name: 'Edit Jon' }).click()
    await expectTooLong(page.getByRole('dialog').getByLabel('Content'), 20_000)
    await expectTooLong(page.getByRole('dialog').getByLabel('Name'), 120)
    await button(page, 'Cancel').click()
    await page.getByRole('tab', { name: 'Music' }).click()
    await page.getByRole('tab', { name: 'Manage Playlist' }).click()
    await button(page, 'Edit Waltz').click()
    await expectTooLong(page.getByRole('dialog').getByLabel('Title'), 200)
    await button(page, 'Cancel').click()
    await page.getByRole('tab', { name: 'Media', exact: true }).click()
    await page.getByRole('tab', { name: 'Manage Media' }).click()
    await expectTooLong(textbox(page, 'Title Bees'), 200)
    await expectTooLong(textbox(page, 'Description Bees'), 5_000)
  })
})
