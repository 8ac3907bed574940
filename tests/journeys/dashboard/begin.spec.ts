import type { Page } from '@playwright/test'
import { fixturePath } from '../../support/files/fixtures.ts'
import { holdRequests } from '../../support/pages/holdRequests.ts'
import { expectQuestion, openQuestion, press, questions, signIn } from '../../support/pages/conversation.ts'
import { expect, expectAccessible, logInAs, logInAsAdministrator, test } from '../../support/pages/journey.ts'

const publicUrl = 'http://jack.example.org'
test.use({ siteOptions: { config: { publicUrl } } })

const addService = async (page: Page, title: string) => {
  await page.getByRole('button', { name: 'Add Service' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Memorial Service' })
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Date', { exact: true }).fill('December 4, 2026')
  await dialog.getByLabel('Time', { exact: true }).fill('2:00 PM')
  await dialog.getByLabel('Location').fill('Elm Hall')
  await dialog.getByRole('button', { name: 'Add Service' }).click()
  await expect(page.getByRole('cell', { name: title, exact: true })).toBeVisible()
}

test('the first evening leads from signing in to a message with the link @both', { tag: '@smoke' }, async ({
  page,
  site,
}) => {
  await test.step('signing in leads to the dashboard, and its largest button to the first question', async () => {
    await page.goto('/admin/login')
    await signIn(page)
    await expect(page).toHaveURL('/admin')
    await page.getByRole('link', { name: 'Begin', exact: true }).click()
    await expectQuestion(page, 'name', false)
    const progress = await page.getByText('Question 1 of 6').boundingBox()
    const question = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(progress?.x, 'begins where the question begins').toBe(question?.x)
  })

  await test.step('his name, without the words of the sample', async () => {
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
    await expect(page.getByLabel('Tribute')).toHaveValue('')
    await page.getByLabel('Name', { exact: true }).fill('John "Jack" Kowalski')
    await page.getByLabel('Date of birth').fill('March 4, 1941')
    await press(page, 'Next')
    await expectQuestion(page, 'picture')
    const { body } = await site.visitor.call('GET /api/settings')
    expect([body.name, body.birthDate, body.tribute]).toEqual(['John "Jack" Kowalski', 'March 4, 1941', ''])
  })

  await test.step('his picture, which from then on is at the side of each question', async () => {
    // as long as the gallery is empty, the button does not ask where the picture is
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a picture' }).click()
    await (await chooser).setFiles(fixturePath('photos/person-small-square.jpg'))
    await expect(page.getByRole('img', { name: 'The chosen picture' })).toBeVisible()
    await press(page, 'Next')
    await expectQuestion(page, 'services')
    await expect(page.getByRole('img', { name: 'John "Jack" Kowalski' })).toBeInViewport()
  })

  await test.step('as many services as there are', async () => {
    await addService(page, 'Visitation')
    await addService(page, 'Funeral')
    await expect(
      page.getByText('Until you choose, nothing that you print or send asks for a gift.'),
    ).toBeVisible()
    await page.getByRole('radio', { name: 'Your own words' }).check()
    await page.getByLabel('Words about the donation').fill('No flowers, please.')
    await press(page, 'Next')
    await expectQuestion(page, 'photographs')
    const { body } = await site.visitor.call('GET /api/settings')
    expect([body.donationText, body.donationUrl, body.donationCharity]).toEqual([
      'No flowers, please.',
      '',
      '',
    ])
  })

  await test.step('photographs go up at once, with real progress, and what is no photograph is named', async () => {
    const release = await holdRequests(page, '**/api/media', 'POST')
    await page
      .getByLabel('Choose photographs')
      .setInputFiles([
        fixturePath('photos/landscape-2mp-bee.jpg'),
        fixturePath('photos/landscape-3mp-dragonfly.jpg'),
        fixturePath('README.md'),
      ])
    await expect(page.getByRole('progressbar', { name: 'Uploading photographs' })).toBeVisible()
    await expect(page.getByText('0 of 2 added')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText('“README.md” is neither a photograph nor a video.')
    release()
    await expect(page.getByText('2 are in the gallery')).toBeVisible()
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(3)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await page.getByRole('button', { name: 'Remove: README.md' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await press(page, 'Next')
  })

  await test.step('short questions begin sentences, which she completes or replaces, and changes before they are saved', async () => {
    const complete = async (question: string, text: string) => {
      await page.getByRole('textbox', { name: question, exact: true }).focus()
      await page.keyboard.type(text)
    }
    await expectQuestion(page, 'obituary')
    await expect(page.getByRole('radio', { name: 'Start from short questions' })).toBeChecked()
    await press(page, 'Next')
    await expectQuestion(page, 'obituary')
    await complete('Where was he born?', 'Duluth, in 1941')
    await complete('What did he do?', 'a carpenter.')
    await page.getByLabel('What was he like?').fill('You could count on him')
    await press(page, 'Next')
    const text = page.getByLabel('Obituary text')
    const draft = 'Jack was born in Duluth, in 1941\n\nHe worked as a carpenter.\n\nYou could count on him'
    await expect(text).toHaveValue(draft)
    expect((await site.visitor.call('GET /api/obituary')).body.content).toBeNull()
    await text.fill(`${draft} He sang.`)
    await press(page, 'Next')
    await expectQuestion(page, 'access')
    expect((await site.visitor.call('GET /api/obituary')).body.content).toBe(`${draft} He sang.`)
  })

  await test.step('who may see it', async () => {
    await page.getByRole('radio', { name: 'Everyone who has the link' }).check()
    await press(page, 'Next')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything is there. Share it now')
    expect((await (await site.administrator()).call('GET /api/access')).body.audience).toBe('link')
  })

  await test.step('at the end: link, code and a message, and the dashboard asks nothing more', async () => {
    await expect(page.getByLabel('Link', { exact: true })).toHaveValue(publicUrl)
    await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible()
    await expect(page.getByLabel('A message to send')).toHaveValue(
      `We made a place for Jack: photographs, the services, and room for your memories.\n${publicUrl}`,
    )
    await page.getByRole('button', { name: 'Copy message' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    await press(page, 'Close')
    await expect(page.getByRole('tab', { name: 'Media', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: /^(Begin$|Go on)/ })).toHaveCount(0)
  })
})

test('each screen can be read and operated by anyone @both', async ({ page, site }) => {
  const ann = await logInAsAdministrator(page, site).then(() => site.administrator())
  await ann.call('PUT /api/settings', {
    body: { name: 'Ben Lee', portraitPath: '/pictures/portrait-default.svg' },
  })
  for (const screen of [...Object.keys(questions), 'obituary-answers', 'obituary-text', 'share']) {
    await page.goto(`/admin/begin#${screen}`)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('Loading')
    await expectAccessible(page)
  }
})

test('the conversation is taken up where it stopped', async ({ page, complaints }) => {
  complaints.expect(/status of 401|API request failed: Unauthorized/)
  const goOn = page.getByRole('link', { name: 'Go on where you stopped' })

  await test.step('without a session it asks for a login, and leads back to the question', async () => {
    await page.goto('/admin/begin#services')
    await expect(page).toHaveURL('/admin/login?page=begin#services')
    await signIn(page)
    await expect(page).toHaveURL('/admin/begin#services')
    await expectQuestion(page, 'services', false)
  })

  await test.step('Back leads to the question before, and a reload stays', async () => {
    await press(page, 'Later')
    await expectQuestion(page, 'photographs')
    await page.goBack()
    await expectQuestion(page, 'services')
    await page.goForward()
    await expectQuestion(page, 'photographs')
    await page.reload()
    await expectQuestion(page, 'photographs', false)
  })

  await test.step('the dashboard leads to the first question that was neither answered nor left for later', async () => {
    await openQuestion(page, 'name')
    await page.getByLabel('Name', { exact: true }).fill('Ben Lee')
    await press(page, 'Next')
    await expectQuestion(page, 'picture')
    await press(page, 'Close')
    await goOn.click()
    await expectQuestion(page, 'picture', false)
    await press(page, 'Later')
    await expectQuestion(page, 'services')
    await press(page, 'Close')
    // the services were left for later above
    await expect(goOn).toHaveAttribute('href', '/admin/begin#photographs')
  })

  await test.step('who stops in the middle of the short questions goes on with the obituary', async () => {
    await openQuestion(page, 'photographs')
    await press(page, 'Later')
    await expectQuestion(page, 'obituary')
    await expect(page.getByRole('radio', { name: 'Start from short questions' })).toBeChecked()
    await press(page, 'Next')
    await expect(page.getByLabel('Where was he born?')).toBeVisible()
    await press(page, 'Close')
    await goOn.click()
    await expectQuestion(page, 'obituary', false)
    await press(page, 'Close')
  })
})

test('what was left for later is listed at the end, and the dashboard offers to go on', async ({
  page,
  site,
}) => {
  const goOn = page.getByRole('link', { name: 'Go on where you stopped' })
  await logInAsAdministrator(page, site)

  await test.step('without a name there is nothing to share yet', async () => {
    await page.goto('/admin/begin#share')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Share it now')
    await expect(page.getByText('Before you share it, please enter the name.')).toBeVisible()
    await expect(page.getByLabel('Link', { exact: true })).toHaveCount(0)
    await page.getByRole('link', { name: questions.name }).click()
    await expectQuestion(page, 'name')
    await page.getByLabel('Name', { exact: true }).fill('Ben Lee')
    await press(page, 'Next')
    await expectQuestion(page, 'picture')
  })

  await test.step('what was left for later is listed at the end', async () => {
    await page.goto('/admin/begin#share')
    await expect(page.getByRole('region', { name: 'Left for later' }).getByRole('link')).toHaveText([
      questions.picture,
      questions.services,
      questions.photographs,
      questions.obituary,
      'Flowers, or a gift?',
    ])
  })

  await test.step('a device on which nobody has begun is not asked to go on', async () => {
    await page.goto('/admin')
    await expect(goOn).toBeVisible()
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Media', exact: true })).toBeVisible()
    await expect(goOn).toHaveCount(0)
  })
})

test.describe('at an address that nobody else can open', () => {
  test.use({ siteOptions: {} })

  test('the last screen offers no link and no message, but a note to the person who runs the server @both', async ({
    page,
    site,
  }) => {
    await logInAsAdministrator(page, site)
    await (await site.administrator()).call('PUT /api/settings', { body: { name: 'Ben Lee' } })
    await page.goto('/admin/begin#share')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Almost there: nobody else can open this address yet',
    )
    await expect(page.getByLabel('A note for the person who runs the server')).toHaveValue(
      /^The memorial for Ben Lee is ready, but only the computer on which it runs can open it\..*HTTPS_DOMAIN/,
    )
    await expect(page.getByRole('main')).not.toContainText(new URL(site.url).host)
    await expectAccessible(page)
  })
})

test('a helper, who may not save the answers, is led to the dashboard', async ({ page, site }) => {
  await logInAs(page, site, await site.helper('Ruth'))
  await page.goto('/admin/begin')
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('tab', { name: 'Your Account' })).toBeVisible()
})
