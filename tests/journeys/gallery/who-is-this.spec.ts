import type { Page } from '@playwright/test'
import { addPhoto } from '../../support/world/addMedia.ts'
import { expect, expectAccessible, openHydrated, test } from '../../support/pages/journey.ts'
import { loseResponse } from '../../support/pages/failOnce.ts'
import type { Site } from '../../support/pages/site.ts'
import { swipe } from '../../support/pages/swipe.ts'
import { toastOn } from '../../support/pages/toastOn.ts'

const thanks = 'Thank you. The family sees it first.'
const question = (page: Page) => page.getByRole('button', { name: 'Do you know who this is?' })
const field = (page: Page, label: 'Who' | 'Who else is in it?' | 'When' | 'Where' | 'Your name') =>
  page.getByLabel(label, { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Adds photographs of the pier, the lake and the barn, of which the barn has a name and no date, and asks about them. */
const askAbout = async (site: Site) => {
  const admin = await site.administrator()
  await admin.call('PUT /api/settings', { body: { askVisitors: 'on' } })
  for (const title of ['Pier', 'Lake', 'Barn']) {
    const { id } = await addPhoto(admin, { title })
    if (title === 'Barn')
      await admin.call('POST /api/media/people', { body: { ids: [id], add: [{ name: 'Ruth' }] } })
  }
}

/** Reads what waits for the family: of each photograph all that was said, and by whom. */
const readAnswers = async (site: Site) => {
  const { body } = await (await site.administrator()).call('GET /api/answers')
  return Object.fromEntries(
    body.map(({ media, answers }) => [media.title, answers.map(({ value, from }) => `${value} (${from})`)]),
  )
}

test('visitors say who is in a photograph, and an aunt goes through all without names', {
  tag: '@smoke',
}, async ({ page, site, complaints }) => {
  complaints.expect(/no response|ERR_/)
  await askAbout(site)
  await test.step('below a photograph, by keys alone; a lost answer is sent again, and counts once', async () => {
    await openHydrated(page, '/gallery')
    await page.getByRole('link', { name: 'Pier', exact: true }).click()
    await question(page).press('Enter')
    await expect(field(page, 'Who')).toBeFocused()
    await press(page, 'Send')
    await expect(page.getByText('Please write something here')).toBeVisible()
    await expect(field(page, 'Who')).toBeFocused()
    await page.keyboard.type('Inga Lind , Paul,')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await page.keyboard.type('about 1962')
    await field(page, 'Your name').fill('Ida')
    await expectAccessible(page)
    await loseResponse(page, '**/answers')
    await press(page, 'Send')
    await expect(toastOn(page, 'Not sent')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('dialog', { name: 'Lake' })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(field(page, 'Who')).toHaveValue('Inga Lind , Paul,')
    await press(page, 'Send')
    await expect(page.getByText(thanks)).toBeFocused()
    expect(await readAnswers(site)).toEqual({ Pier: ['Inga Lind (Ida)', 'Paul (Ida)', 'about 1962 (Ida)'] })
  })
  await test.step('of a photograph with names, it is asked who else is in it', async () => {
    await page.goto('/gallery')
    await page.getByRole('link', { name: 'Barn', exact: true }).click()
    await press(page, 'Do you know who else is in it?')
    await expect(field(page, 'Who else is in it?')).toBeFocused()
    await expect(page.getByText('Already named: Ruth.')).toBeVisible()
    await expect(field(page, 'Your name')).toHaveValue('Ida')
  })
  await test.step('one by one, with the place kept', async () => {
    await page.goto('/who?from=Aunt%20Marta')
    const heading = page.getByRole('heading', { name: '2 pictures that only Aunt Marta can name' })
    await expect(heading).toBeVisible()
    await expect(field(page, 'Your name')).toHaveValue('Aunt Marta')
    await expectAccessible(page)
    await expect(page.getByText('A name or a year is enough.')).toBeVisible()
    await press(page, 'Next')
    await expect(page.getByText('Picture 2 of 2')).toBeFocused()
    await expect(heading).toHaveCSS('font-size', '16px')
    await page.reload()
    await expect(page.getByText('Picture 2 of 2')).toBeVisible()
    await press(page, 'Back')
    await expect(page.getByRole('img', { name: 'Pier' })).toBeVisible()
    await field(page, 'When').fill('1963')
    await press(page, 'Send and continue')
    await expect(page.getByText(thanks)).toBeVisible()
    await press(page, 'Next')
    await expect(page.getByText('That was the last picture.')).toBeFocused()
    await expectAccessible(page)
    expect((await readAnswers(site)).Pier).toContain('1963 (Aunt Marta)')
  })
  await test.step('without a name in the link, nobody is named', async () => {
    await page.goto('/who')
    await expect(page.getByRole('heading', { name: '2 pictures without names' })).toBeVisible()
  })
  await test.step('the end says what is true', async () => {
    const admin = await site.administrator()
    const ids = (await admin.call('GET /api/media')).body.map(({ id }) => id)
    await admin.call('POST /api/media/people', { body: { ids, add: [{ name: 'Ruth' }] } })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Every picture has a name now.' })).toBeVisible()
  })
})

test('on a phone, the keyboard hides no button, and a tap next to the form leaves it open @phone', async ({
  page,
  site,
}) => {
  await askAbout(site)
  await openHydrated(page, '/gallery?shared=1')
  await page.getByRole('link', { name: 'Pier', exact: true }).tap()
  await question(page).tap()
  await field(page, 'Who').fill('Inga')
  await field(page, 'Your name').fill('Ida')
  await test.step('what an on-screen keyboard leaves free shows the field and the button', async () => {
    await page.setViewportSize({ width: 390, height: 330 })
    for (const label of ['Who', 'When', 'Where', 'Your name'] as const) {
      await field(page, label).focus()
      await expect(field(page, label)).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 })
      const size = await field(page, label).evaluate((input) => parseFloat(getComputedStyle(input).fontSize))
      expect(size).toBeGreaterThanOrEqual(16)
    }
    await page.setViewportSize({ width: 390, height: 844 })
  })
  await test.step('a tap next to the photograph leaves the form open, and a swipe by mistake what was typed', async () => {
    await page.locator('.lightbox-frame').tap({ position: { x: 5, y: 200 } })
    await swipe(page, 300, 140)
    await expect(page.getByRole('dialog', { name: 'Lake' })).toBeVisible()
    await swipe(page, 140, 300)
    await expect(field(page, 'Who')).toHaveValue('Inga')
  })
  await test.step('a device that guests share keeps nothing', async () => {
    await press(page, 'Send')
    await expect(page.getByText(thanks)).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/Inga|Ida/)
  })
})
