import type { Page } from '@playwright/test'
import { chooseForService } from '../../../domain/chooseForService.ts'
import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'
import { toastOn } from '../../support/pages/toastOn.ts'
import { failOnce } from '../../support/pages/failOnce.ts'
import { addPhotographs } from './addPhotographs.ts'
import { showManyPhotographs } from '../media/manyPhotographs.ts'
import { unfoldCard } from '../../support/pages/unfoldCard.ts'

const CHOOSE = 'Choose 80 for the service'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: CHOOSE })

test('the family takes the 80 photographs that are proposed for the service, and takes it back', async ({
  page,
  site,
  complaints,
}) => {
  test.slow()
  complaints.expect(/status of 500|API request failed/)
  const admin = await addPhotographs(site, 84)
  const media = (await admin.call('GET /api/media')).body
  const proposed = new Set(chooseForService(media, () => false))
  const [portrait, titled, hidden] = media.filter((item) => !proposed.has(item))
  if (!portrait || !titled || !hidden) throw new Error('fewer than 83 photographs')
  await admin.call('PUT /api/media/:id', { params: { id: titled.id }, body: { title: 'His boat' } })
  await admin.call('PUT /api/settings', { body: { portraitPath: portrait.filePath } })
  await admin.call('POST /api/media/visibility', { body: { ids: [hidden.id], visible: false } })
  await admin.call('POST /api/media/in-slideshow', {
    body: { marks: [portrait, hidden].map(({ id }) => ({ id, inSlideshow: false })) },
  })
  const listMarks = async () =>
    (await admin.call('GET /api/media')).body.map(({ id, inSlideshow }) => ({ id, inSlideshow }))
  const marksBefore = await listMarks()

  await openDashboard(page, site, 'day')
  await unfoldCard(page, 'The show at the service')
  await button(page, CHOOSE).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByText('80 photographs, 6 minutes 40 seconds', { exact: true })).toBeVisible()
  const pictures = dialog.getByRole('list', { name: 'These photographs, in the order of the show' })
  await expect(pictures.getByRole('listitem')).toHaveCount(80)
  await expect(pictures.getByRole('img', { name: 'His boat' })).toHaveCount(1)
  await expectAccessible(page)

  await test.step('a failure says so, and the dialog stays', async () => {
    await failOnce(page, '**/api/media/in-slideshow')
    await button(page, 'Show these 80').click()
    await expect(toastOn(page, 'Nothing was changed. Please try again.')).toBeVisible()
    expect(await listMarks()).toEqual(marksBefore)
  })

  await test.step('the show has 80 then: the portrait and the one with a title among them', async () => {
    await button(page, 'Show these 80').click()
    await expect(toastOn(page, 'The slideshow shows these 80 photographs.')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    const shown = (await site.visitor.call('GET /api/media')).body.filter(({ inSlideshow }) => inSlideshow)
    expect(shown).toHaveLength(80)
    expect(shown.map(({ id }) => id)).toEqual(expect.arrayContaining([portrait.id, titled.id]))
    expect((await site.visitor.call('GET /api/media')).body).toHaveLength(83)
  })

  await test.step('Undo puts back the marks that stood before', async () => {
    await toastOn(page, 'The slideshow shows these').getByRole('button', { name: 'Undo' }).click()
    await expect(toastOn(page, 'the same photographs as before')).toBeVisible()
    expect(await listMarks()).toEqual(marksBefore)
  })

  await test.step('Cancel changes nothing', async () => {
    await button(page, CHOOSE).click()
    await expect(dialog.getByText('80 photographs, 6 minutes 40 seconds')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
    expect(await listMarks()).toEqual(marksBefore)
  })

  await test.step('what is shown already is not taken again', async () => {
    await button(page, CHOOSE).click()
    await button(page, 'Show these 80').click()
    await expect(dialog).toHaveCount(0)
    await button(page, CHOOSE).click()
    await expect(dialog.getByText('The slideshow already shows exactly these photographs.')).toBeVisible()
    await expect(button(page, 'Show these 80')).toBeDisabled()
  })
})

test.describe('among many', () => {
  test.use({ siteOptions: { content: 'small' } })

  test('nothing is proposed of 80 photographs', async ({ page, site }) => {
    await showManyPhotographs(page, site, 80)
    await openDashboard(page, site, 'day')
    const card = await unfoldCard(page, 'The show at the service')
    await expect(card.getByText('80 photographs, 6 minutes 40 seconds', { exact: true })).toBeVisible()
    await expect(button(page, CHOOSE)).toHaveCount(0)
  })

  test('of 2,000 photographs, the dialog renders the proposed ones only', async ({ page, site }) => {
    await showManyPhotographs(page, site, 2_000, (index) => ({ fileSize: 1_000 + index }))
    await openDashboard(page, site, 'day')
    await unfoldCard(page, 'The show at the service')
    await button(page, CHOOSE).click()
    const pictures = dialogOf(page).getByRole('listitem')
    await expect(pictures).toHaveCount(80)
    await expect(pictures.first()).toBeVisible()
    expect(await dialogOf(page).locator('*').count()).toBeLessThan(600)
  })
})
