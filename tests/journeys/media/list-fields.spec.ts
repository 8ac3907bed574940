import { fixture } from '../../support/files/fixtures.ts'
import { expect, openDashboard, test } from '../../support/pages/journey.ts'
import { mediaRow } from '../../support/pages/mediaTab.ts'
import { toastOn } from '../../support/pages/toastOn.ts'
import { resize } from '../../support/pages/resize.ts'

test.use({ siteOptions: { content: 'small' } })

test('each field of the list says what belongs there, and an untitled photograph’s title is empty', async ({
  page,
  site,
}) => {
  const admin = await site.administrator()
  const file = { name: 'IMG_4032.JPG', type: 'image/jpeg', bytes: fixture('photos/small-bee.jpg').bytes }
  const { id } = (await admin.call('POST /api/media', { form: { file } })).body
  const readStored = async () =>
    (await site.visitor.call('GET /api/media')).body.find((item) => item.id === id)
  await openDashboard(page, site, 'media', 'Manage Media')
  const title = page.getByRole('textbox', { name: 'Title Photo' })

  await test.step('labels are visible, next to the fields or above them', async () => {
    const labels = mediaRow(page, 'Bees').locator('label')
    for (const label of [labels.filter({ hasText: 'Title' }), labels.filter({ hasText: 'Description' })])
      expect((await label.boundingBox())?.width).toBeGreaterThan(20)
  })

  await test.step('the word that stands for a missing title is no text, and can be typed', async () => {
    await expect(title).toHaveValue('')
    await expect(title).toHaveAttribute('placeholder', 'Photo')
    await title.pressSequentially('Photo of bees')
    await expect(title).toHaveValue('Photo of bees')
    await title.fill('')
    await expect(page.getByText('A title is needed')).toHaveCount(0)
  })

  await test.step('it stays untitled when its description is saved, and gets a title', async () => {
    await page.getByRole('textbox', { name: 'Description Photo' }).fill('In June')
    await page.getByRole('button', { name: 'Save Photo' }).click()
    await expect(toastOn(page, 'Changes saved')).toBeVisible()
    expect(await readStored()).toMatchObject({ title: 'Photo', untitled: true, description: 'In June' })
    await title.fill('A small bee')
    await page.getByRole('button', { name: 'Save Photo' }).click()
    await expect(page.getByRole('textbox', { name: 'Title A small bee' })).toHaveValue('A small bee')
    expect(await readStored()).toMatchObject({ title: 'A small bee', untitled: false })
  })

  await test.step('on an upright tablet, there is one line of tabs, and one of tools', async () => {
    await resize(page, { width: 820, height: 1180 })
    const lines = [
      [
        page.getByRole('heading', { name: 'Media Management' }),
        page.getByRole('link', { name: 'See them in the gallery' }),
        page.getByRole('tab', { name: 'Manage Media' }),
      ],
      [
        page.getByText('5 items', { exact: true }),
        page.getByRole('button', { name: 'Order by date' }),
        page.getByRole('searchbox', { name: 'Search' }),
        page.getByRole('radio', { name: 'Contact sheet' }),
      ],
    ]
    for (const line of lines) {
      const middles: number[] = []
      for (const part of line) {
        const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 }
        middles.push(y + height / 2)
      }
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4)
    }
  })
})
