import { fixture } from '../../support/files/fixtures.ts'
import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'
import { expectNothingLeft } from '../../support/pages/mediaTab.ts'
import { toastOn } from '../../support/pages/toastOn.ts'
import { makePhoto } from './manyFiles.ts'

const broken = (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(fixture('bad/truncated.jpg').bytes),
})
const none = [
  { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
  { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
  broken('broken.jpg'),
]
/** Twenty files of which three are no photographs: one at the beginning, one in the middle, one at the end. */
const makeFiles = async () => {
  const [first, second, third] = none
  const photos = await Promise.all(titles.map((title) => makePhoto(`${title}.jpg`)))
  return [first, ...photos.slice(0, 8), second, ...photos.slice(8), third].filter((file) => !!file)
}
const titles = Array.from({ length: 17 }, (_, index) => `Bees ${index + 1}`)

test('of twenty files in Upload, three are no photographs: they are named, the others arrive', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/400|broken\.jpg/)
  await openDashboard(page, site)
  const rows = page.getByRole('list', { name: 'Selected files' }).getByRole('listitem')

  await test.step('the fields of a few files are open', async () => {
    await page.getByLabel('Select files').setInputFiles((await makeFiles()).slice(0, 3))
    await expect(rows.getByRole('textbox')).toHaveCount(4)
    await page.getByLabel('Title Bees 1.jpg').fill('Ours')
  })

  await test.step('from ten files on they are tiles, and words are typed in a dialog', async () => {
    await page.getByLabel('Select files').setInputFiles((await makeFiles()).slice(3, 9))
    await expect(rows.getByRole('textbox')).toHaveCount(16)
    await page.getByLabel('Select files').setInputFiles((await makeFiles()).slice(9))
    await expect(rows).toHaveCount(20)
    await expect(page.getByText('18 files', { exact: true })).toBeVisible()
    await expect(page.getByText('2 files cannot be added. The list says why.')).toBeVisible()
    await expect(rows.getByRole('textbox')).toHaveCount(0)
    await expect(rows.getByText('Ours', { exact: true })).toBeVisible()
    const dialog = page.getByRole('dialog', { name: 'Edit Image Details' })
    await page.getByRole('button', { name: 'Edit Bees 2.jpg' }).click()
    await dialog.getByRole('textbox', { name: 'Title' }).fill('His bees')
    await dialog.getByRole('button', { name: 'Save Details' }).click()
    await expect(rows.getByText('His bees', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('seventeen arrive in their order', async () => {
    await page.getByRole('button', { name: 'Upload All Files' }).click()
    await expect(toastOn(page, 'Upload failed')).toContainText(
      'Failed to upload media files. 17 files added to the gallery. 1 file is still here, with the reason.',
    )
    const { body } = await site.visitor.call('GET /api/media')
    expect(body.map(({ title }) => title)).toEqual(titles.with(0, 'Ours').with(1, 'His bees'))
  })

  await test.step('three stand there, each with its reason, and there is nothing to send', async () => {
    await expect(rows).toHaveText([
      /“letter\.pdf” is neither a photograph nor a video\./,
      /“empty\.jpg” is empty: there is nothing in it\./,
      /“broken\.jpg” is damaged/,
    ])
    await expect(page.getByText('17 photographs are in the gallery now.')).toBeVisible()
    await expectNothingLeft(page, 'Upload All Files')
    await expectAccessible(page)
  })
})
