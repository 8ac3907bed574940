import { fixturePath } from '../support/fixtures.ts'
import { expect, test } from '../support/journey.ts'
import { openMediaTab, toastOn } from '../support/mediaTab.ts'
import { overNetwork, person } from '../../samples/person.ts'
import { startProcess } from '../support/process.ts'

test('what was uploaded both ways, ordered, retitled and deleted is all there after a restart', async ({
  page,
  site,
}) => {
  await openMediaTab(page, site)
  await page
    .getByLabel('Select files')
    .setInputFiles(
      ['orientation/portrait-orientation-8.jpg', 'photos/person-blackwhite-small.jpg'].map(fixturePath),
    )
  await page.getByRole('button', { name: 'Upload All Files' }).click()
  await expect(toastOn(page, 'Upload successful')).toContainText('2 files added')
  await page.getByRole('tab', { name: 'Batch Upload' }).click()
  const batch = ['formats/made.heic', 'photos/person-small-square.jpg', 'formats/animated.gif']
  await page.getByLabel('Select Photos').setInputFiles(batch.map(fixturePath))
  await page.getByLabel('Common Title Prefix (optional)').fill('Summer')
  await page.getByRole('button', { name: 'Upload Photos' }).click()
  await expect(toastOn(page, 'Upload successful')).toContainText('3 photographs added')

  await page.getByRole('tab', { name: 'Manage Media' }).click()
  const moveTo = page.getByRole('spinbutton', { name: 'Move to Summer 3' })
  await moveTo.fill('1')
  await moveTo.press('Enter')
  await expect(toastOn(page, 'Order updated')).toBeVisible()
  await page.getByRole('textbox', { name: 'Title Summer 1' }).fill('The sunset')
  await page.getByRole('button', { name: 'Save Summer 1' }).click()
  await expect(toastOn(page, 'Changes saved')).toBeVisible()
  await page.getByRole('button', { name: 'Delete person-blackwhite-small' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toastOn(page, 'Delete successful')).toBeVisible()

  // a page that stays open would ask a server that is gone
  await page.close()
  await site.stop()
  const again = await startProcess({ DATA_DIR: site.dataDir })
  const visitor = person(overNetwork(again.url ?? ''))
  const { body } = await visitor.call('GET /api/media')
  expect(body.map(({ title }) => title)).toEqual([
    'Summer 3',
    'portrait-orientation-8',
    'The sunset',
    'Summer 2',
  ])
  for (const { filePath } of body)
    expect((await visitor.get(filePath ?? '')).status, filePath ?? '').toBe(200)
  again.kill('SIGINT')
  await again.ended
})
