import { fixture } from '../../support/files/fixtures.ts'
import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'
import { toastOn } from '../../support/pages/toastOn.ts'

test('what visitors said about a photograph: grouped, taken in one press, put aside, typed, and undone @both', async ({
  page,
  site,
}) => {
  const admin = await site.administrator()
  await admin.call('PUT /api/settings', { body: { askVisitors: 'on' } })
  const file = fixture('photos/person-small-square.jpg')
  const { id } = (await admin.call('POST /api/media', { form: { title: 'Square', file } })).body
  const say = (body: object) => site.visitor.call('POST /api/media/:id/answers', { params: { id }, body })
  await say({ from: 'Ida', when: '1962', who: ['Inga'] })
  await say({ from: 'Paul', when: 'in 1962' })
  await say({ when: '4/3/1965' })
  const line = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  const reopen = async () => {
    await page.reload()
    await page.getByRole('tab', { name: 'Said about photographs' }).click()
  }
  const readItem = async () => (await site.visitor.call('GET /api/media')).body[0]

  await test.step('the badge and ‘Still open’ lead to it', async () => {
    await openDashboard(page, site, 'day')
    await expect(page.getByRole('tab', { name: 'Media' })).toHaveAccessibleDescription(
      'Visitors said something about 1 photograph',
    )
    await page.getByRole('button', { name: /more$/ }).click()
    await page.getByRole('link', { name: 'Visitors said something about 1 photograph' }).click()
    await expect(page.getByRole('tab', { name: 'Said about photographs' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(page.getByRole('region', { name: 'Square' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('several say the same in one line, and one press takes it', async () => {
    for (const text of ['Ida says Inga', 'Ida and Paul say 1962'])
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    await line('Ida and Paul say 1962').getByRole('button', { name: 'Take' }).click()
    await expect(line('Ida and Paul say 1962')).toHaveCount(0)
    expect((await readItem())?.takenAt).toBe('1962')
    await toastOn(page, 'Taken').getByRole('button', { name: 'Undo' }).click()
    await expect(line('Ida and Paul say 1962')).toBeVisible()
    expect((await readItem())?.takenAt).toBe(null)
  })

  await test.step('a date that can be two is not guessed: the keeper says which it is, and takes it in the same press', async () => {
    const twoDates = line('Somebody says 4/3/1965')
    await expect(twoDates.getByRole('button', { name: 'Take' })).toBeDisabled()
    await twoDates.getByRole('button', { name: 'April 3, 1965' }).click()
    await twoDates.getByRole('button', { name: 'Take' }).click()
    await expect(twoDates).toHaveCount(0)
    expect((await readItem())?.takenAt).toBe('1965-04-03')
  })

  await test.step('the known person is proposed, a hidden name is said, and one press takes what asks nothing', async () => {
    const { body } = await admin.call('POST /api/media', { form: { title: 'Party', file } })
    const names = ['Helen Berg', 'Emil'].map((name) => ({ name }))
    await admin.call('POST /api/media/people', { body: { ids: [body.id], add: names } })
    const people = (await admin.call('GET /api/people')).body
    const emil = people.find(({ name }) => name === 'Emil')?.id ?? ''
    await admin.call('PUT /api/people/:id', { params: { id: emil }, body: { hidden: true } })
    await say({ from: 'Ida', who: ['Helen and Emil, Ruth'], where: 'At the lake' })
    await reopen()
    await expect(line('Ida says Emil').getByText('“Emil” is a name that visitors do not see.')).toBeVisible()
    await line('Ida says Helen').getByRole('button', { name: 'Helen Berg?' }).click()
    await expect(line('Ida says Helen').getByLabel('Name')).toHaveValue('Helen Berg')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Take 5 of 6' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Ida says' })).toHaveCount(1)
    const square = (await site.visitor.call('GET /api/media')).body.find((item) => item.id === id)
    expect(square?.people?.map(({ name }) => name)).toEqual(['Inga', 'Helen Berg', 'Ruth'])
    await say({ who: ['I do not know'] })
    await reopen()
    await expect(line('Somebody says I do not know').getByText('About the photograph')).toBeVisible()
  })

  await test.step('the rest is put aside at once, and nothing waits', async () => {
    await page.getByRole('button', { name: 'Put everything aside' }).click()
    await expect(
      page.getByText('You have decided about everything that was said about photographs.'),
    ).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Media', exact: true })).toHaveAccessibleDescription('')
  })
})

test('with ten photographs, an administrator is asked once whether visitors are asked', async ({
  page,
  site,
}) => {
  const admin = await site.administrator()
  const form = { files: Array.from({ length: 10 }, () => fixture('photos/small-bee.jpg')) }
  expect((await admin.call('POST /api/media/batch', { form })).status).toBe(201)
  await openDashboard(page, site, 'media')
  await expect(page.getByRole('button', { name: 'Ask visitors' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ask visitors' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Do not ask' })).toHaveCount(0)
  const { askVisitors, proposesAsking } = (await admin.call('GET /api/settings')).body
  expect([askVisitors, proposesAsking]).toEqual(['on', undefined])
})
