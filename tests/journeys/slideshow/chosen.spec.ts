import { fixture } from '../../support/files/fixtures.ts'
import { expect, expectAccessible, openDashboard, openTab, test } from '../../support/pages/journey.ts'
import { unfoldCard } from '../../support/pages/unfoldCard.ts'
import { addServices, celebration } from '../../support/world/addServices.ts'
import { toastOn } from '../../support/pages/toastOn.ts'
import { addPhotographs } from './addPhotographs.ts'

test('a show that was chosen stays chosen, and the family reads what came since', async ({ page, site }) => {
  test.slow()
  const { visitor } = site
  await addPhotographs(site, 84)
  const share = async (count: number) => {
    const files = Array.from({ length: count }, () => fixture('photos/small-bee.jpg'))
    const { mediaIds } = (await visitor.call('POST /api/media/upload', { form: { files } })).body
    await visitor.call('POST /api/memories', { body: { name: 'Ruth', email: null, content: null, mediaIds } })
  }
  const countShown = async () =>
    (await visitor.call('GET /api/media')).body.filter(({ inSlideshow }) => inSlideshow).length
  await openDashboard(page, site, 'day')
  const card = await unfoldCard(page, 'The show at the service')
  const offer = card.getByRole('button', { name: 'Choose 80?' })
  const chooseButton = card.getByRole('button', { name: 'Choose 80 for the service' })

  await test.step('after Undo, the family has not chosen', async () => {
    await chooseButton.click()
    await page.getByRole('button', { name: 'Show these 80' }).click()
    await toastOn(page, 'The slideshow shows these').getByRole('button', { name: 'Undo' }).click()
    await expect(toastOn(page, 'the same photographs as before')).toBeVisible()
    await share(1)
    expect(await countShown()).toBe(85)
  })

  await test.step('before a service, it is offered in the row itself and above the photographs', async () => {
    await addServices(site, celebration)
    // the tab is in the address already, so that going there would load nothing
    await page.goto('about:blank')
    await openDashboard(page, site, 'day')
    await expect(card).toContainText('85 photographs, 7 minutes 5 seconds')
    await expect(offer).toBeVisible()
    await unfoldCard(page, 'The show at the service')
    await expect(chooseButton).toHaveCount(0)
    await openDashboard(page, site, 'media', 'Manage Media')
    await expect(page.getByRole('button', { name: 'Choose 80?' })).toBeVisible()
    await expectAccessible(page)
    await openTab(page, 'For the day')
  })

  await offer.click()
  const length = '80 photographs, 6 minutes 40 seconds'
  await expect(page.getByText(length, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Show these 80' }).click()
  await expect(toastOn(page, 'The slideshow shows these 80 photographs.')).toBeVisible()
  await expect(offer).toHaveCount(0)
  await unfoldCard(page, 'The show at the service')
  await expect(chooseButton).toBeVisible()

  await share(3)
  await page.goto('/slideshow')
  await expect(page.getByText('Slide 1 of 80')).toBeAttached()

  await page.goto('/admin#day')
  await expect(card.getByText(length, { exact: true })).toBeVisible()
  await expect(card.getByText('3 photographs came after you chose.')).toBeVisible()
  await expectAccessible(page)

  await test.step('the link for the screen and the director’s page have the length of the choice, also after a change', async () => {
    await unfoldCard(page, 'The show at the service')
    await card.getByLabel('Seconds for each picture').selectOption('8')
    const longer = '80 photographs, 10 minutes 40 seconds'
    await expect(card.getByText(longer, { exact: true })).toBeVisible()
    const hall = await unfoldCard(page, 'The computer in the hall')
    await hall.getByRole('button', { name: 'Link for the screen' }).click()
    await expect(page.getByRole('dialog').getByText(longer, { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await hall.getByRole('button', { name: 'Print the page for the director' }).click()
    await expect(page.getByRole('dialog')).toContainText(longer)
    await page.keyboard.press('Escape')
  })

  await test.step('a link leads to exactly these', async () => {
    await card.getByRole('link', { name: 'Look at them' }).click()
    await expect(page.getByText('These 3 photographs came after you chose')).toBeVisible()
    await expect(page.getByText('3 of 88 items', { exact: true })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^Photo from Ruth/ })).toHaveCount(3)
    await expectAccessible(page)
  })

  await test.step('one is put in, and the others are left out', async () => {
    await page
      .getByRole('checkbox', { name: /^Photo from Ruth/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'In the slideshow' }).click()
    await expect(page.getByText('These 2 photographs came after you chose')).toBeVisible()
    await page.getByRole('button', { name: 'Leave them out' }).click()
    await expect(page.getByText('88 items', { exact: true })).toBeVisible()
    await toastOn(page, '2 items are not in the slideshow').getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('These 2 photographs came after you chose')).toBeVisible()
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(page.getByText('88 items', { exact: true })).toBeVisible()
    expect(await countShown()).toBe(81)
  })
})
