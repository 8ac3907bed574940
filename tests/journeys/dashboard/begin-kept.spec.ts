import { fixturePath } from '../../support/files/fixtures.ts'
import { expectQuestion, openQuestion, press, signIn } from '../../support/pages/conversation.ts'
import { failOnce } from '../../support/pages/failOnce.ts'
import {
  endSessionAt,
  expect,
  expectAccessible,
  logInAsAdministrator,
  openDashboard,
  test,
} from '../../support/pages/journey.ts'
import { toastOn } from '../../support/pages/toastOn.ts'

test('nothing typed in the conversation is lost', async ({ page, site, complaints }) => {
  complaints.expect(/status of (4|5)\d\d|API request failed|Please sign in|Somebody changed|is needed/)
  await logInAsAdministrator(page, site)
  const name = page.getByLabel('Name', { exact: true })

  await test.step('no name: the field says so and has the focus', async () => {
    await openQuestion(page, 'name')
    await press(page, 'Next')
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription('A name is needed')
  })

  await test.step('a failed save says so and keeps the words, also through a reload; Enter sends them again', async () => {
    await name.fill('Ben Lee')
    await failOnce(page, '**/api/settings')
    await press(page, 'Next')
    await expect(toastOn(page, 'Update failed')).toBeVisible()
    await expectQuestion(page, 'name', false)
    await page.reload()
    await expect(name).toHaveValue('Ben Lee')
    await name.press('Enter')
    await expectQuestion(page, 'picture')
  })

  await test.step('Close asks about words that are not saved, and the dashboard still has them', async () => {
    await openQuestion(page, 'name')
    await page.getByLabel('Tribute').fill('She sang.')
    await press(page, 'Close')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
    await expectQuestion(page, 'name', false)
    await press(page, 'Close')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await page.getByRole('tab', { name: 'Settings', exact: true }).click()
    await expect(page.getByLabel('Tribute')).toHaveValue('She sang.')
  })

  await test.step('a question saves only its own fields', async () => {
    await page.getByLabel('Charity').fill('The library')
    await openQuestion(page, 'name')
    await press(page, 'Next')
    await expectQuestion(page, 'picture')
    const { body } = await site.visitor.call('GET /api/settings')
    expect([body.tribute, body.donationCharity]).toEqual(['She sang.', 'St. Jude'])
    await openDashboard(page, site, 'settings')
    await expect(page.getByLabel('Charity')).toHaveValue('The library')
  })

  await test.step('a session that ended is begun again on the page, and a conflict is asked about', async () => {
    await openQuestion(page, 'name')
    await name.fill('Ben Lee Brown')
    const body = { name: 'Anna Lee' }
    await (await site.administrator()).call('PUT /api/settings', { body })
    await endSessionAt(page, 'PUT', '**/api/settings')
    await press(page, 'Next')
    await signIn(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Keep mine' }).click()
    await expectQuestion(page, 'picture')
    expect((await site.visitor.call('GET /api/settings')).body.name).toBe('Ben Lee Brown')
  })

  await test.step('answers to short questions survive a reload, and a new draft asks before it replaces her text', async () => {
    await openQuestion(page, 'obituary')
    // until the obituary has been read, Next passes its question
    await expect(page.getByRole('radio', { name: 'Start from short questions' })).toBeChecked()
    await press(page, 'Next')
    await page.getByLabel('Whom did he love?').fill('He loved Ruth')
    await page.reload()
    await expect(page.getByLabel('Whom did he love?')).toHaveValue('He loved Ruth')
    await press(page, 'Next')
    const text = page.getByLabel('Obituary text')
    await expect(text).toHaveValue('He loved Ruth')
    await text.fill('He loved Ruth and the lake.')
    await page.goBack()
    await page.getByLabel('Who is left?').fill('Two sons')
    await press(page, 'Next')
    await expectAccessible(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep my text' }).click()
    await expect(text).toHaveValue('He loved Ruth and the lake.')
    await press(page, 'Back')
    await expect(page.getByLabel('Who is left?')).toBeVisible()
    await press(page, 'Next')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Replace it' }).click()
    await expect(text).toHaveValue('He loved Ruth\n\nTwo sons')
  })

  await test.step('a family password that is too short is refused at its field', async () => {
    await openQuestion(page, 'access')
    await page.getByRole('radio', { name: 'Everyone who knows the family’s password' }).check()
    const password = page.getByLabel('The family’s password', { exact: true })
    await password.fill('short')
    await press(page, 'Next')
    await expect(password).toBeFocused()
    await expect(password).toHaveAccessibleDescription(/at least 8 characters is needed/)
  })
})

test('a photograph that is in the gallery already is asked about on the same screen', async ({
  page,
  site,
}) => {
  await logInAsAdministrator(page, site)
  await openQuestion(page, 'photographs')
  const choose = () =>
    page.getByLabel('Choose photographs').setInputFiles(fixturePath('photos/landscape-2mp-bee.jpg'))
  const countPhotos = async () => (await site.visitor.call('GET /api/media')).body.length
  await choose()
  await expect.poll(countPhotos).toBe(1)
  await choose()
  await expect(page.getByText(/is already in the gallery/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove this copy' }).click()
  await expect(page.getByText(/is already in the gallery/)).toHaveCount(0)
  expect(await countPhotos()).toBe(1)
})

test('he or she is known or asked, and the first evening speaks so', async ({ page, site }) => {
  const name = page.getByLabel('Name', { exact: true })
  const question = page.getByRole('heading', { level: 1 })
  await logInAsAdministrator(page, site)

  const radio = (answer: string) => page.getByRole('radio', { name: answer, exact: true })

  await test.step('a name that does not tell waits for one press, and Next says for what', async () => {
    await openQuestion(page, 'name')
    await name.fill('Robin Berg')
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await press(page, 'Next')
    const choice = page.getByRole('radiogroup', { name: 'He or she?' })
    await expect(choice).toBeFocused()
    await expect(choice).toHaveAccessibleDescription(
      /he was born …, she was born … Please choose how the pages speak of the person/,
    )
    await expectAccessible(page)
  })

  await test.step('a first name that tells says what it took, and Change opens the choice', async () => {
    await name.fill('Helen')
    await expect(page.getByText('The pages will say: she was born …')).toBeVisible()
    await page.getByRole('button', { name: 'Change' }).click()
    await expect(radio('She')).toBeChecked()
    await expect(radio('She')).toBeFocused()
  })

  await test.step('what somebody has chosen stays as they type on', async () => {
    await radio('He').check()
    await name.fill('Helena Berg')
    await expect(radio('He')).toBeChecked()
    await radio('She').check()
  })

  await test.step('the next questions and the settings speak of her', async () => {
    await press(page, 'Next')
    await expect(question).toHaveText('Do you have a picture of her?')
    await press(page, 'Close')
    await page.getByRole('tab', { name: 'Settings', exact: true }).click()
    await expect(page.getByRole('tab', { name: 'About her' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Who she was' })).toBeVisible()
  })
})
