import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { peoplePackets } from '../../support/files/peoplePackets.ts'
import { expect, expectAccessible, openDashboard, openHydrated, test } from '../../support/pages/journey.ts'

test.use({ siteOptions: { content: 'small' } })

/** Where the middle of an element is in a picture, as fractions of its width and height, rounded to hundredths. */
async function placeIn(picture: Locator, element: Locator) {
  const [outer, inner] = [await picture.boundingBox(), await element.boundingBox()]
  if (!outer || !inner) return null
  const round = (fraction: number) => Math.round(fraction * 100) / 100
  return [
    round((inner.x + inner.width / 2 - outer.x) / outer.width),
    round((inner.y + inner.height / 2 - outer.y) / outer.height),
  ]
}

test('the family says who is in a photograph and where, and a visitor sees it', { tag: '@smoke' }, async ({
  page,
  site,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Who is in it?' })
  const field = dialog.getByRole('combobox', { name: 'Who is in it' })

  await test.step('names are typed, and get a place by a tap or by keys', async () => {
    await openDashboard(page, site, 'media', 'Manage Media')
    await page.getByRole('button', { name: 'Edit Bees' }).click()
    await page.getByRole('button', { name: 'Who is in it' }).click()
    // on a phone, the dialog grows with each name
    await page.setViewportSize({ width: 390, height: 844 })
    await field.fill('Ida Meyer')
    const box = (await dialog.getByRole('img').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.click(box.x + 0.1 * box.width, box.y + 0.7 * box.height)
    await field.fill('דוד')
    await field.press('Enter')
    await dialog.getByRole('button', { name: /Mark where .*דוד/ }).press('Enter')
    for (let step = 0; step < 4; step++) await page.keyboard.press('Shift+ArrowRight')
    await expectAccessible(page)
  })
  await test.step('a name that is still in the field is saved with the others', async () => {
    await field.fill('Marta')
    await dialog.getByRole('button', { name: 'Save Names' }).click()
    await expect(page.getByText('Names saved')).toBeVisible()
  })
  await test.step('a visitor reads the names, and each shows its ring', async () => {
    await page.context().clearCookies()
    await openHydrated(page, '/gallery')
    await page.getByRole('link', { name: 'Bees', exact: true }).click()
    const lightbox = page.getByRole('dialog', { name: 'Bees' })
    const names = lightbox.getByRole('group', { name: 'Who is in it' })
    await expect(names).toHaveText('Ida Meyer, דוד, and Marta')
    await page.mouse.move(0, 0)
    const ring = (name: string) => lightbox.locator('.person-ring', { hasText: name })
    await expect(ring('Ida Meyer')).toHaveCSS('opacity', '0')
    await names.getByRole('button', { name: 'Ida Meyer' }).focus()
    await expect(ring('Ida Meyer')).toHaveCSS('opacity', '1')
    await expect(ring('דוד')).toHaveCSS('opacity', '0')
    expect(await placeIn(lightbox.getByRole('img'), ring('Ida Meyer'))).toEqual([0.1, 0.7])
    expect(await placeIn(lightbox.getByRole('img'), ring('דוד'))).toEqual([0.7, 0.5])
    await expectAccessible(page)
    await lightbox.getByRole('button', { name: 'Zoom in' }).click()
    await names.getByRole('button', { name: 'דוד' }).focus()
    await expect(ring('דוד')).toHaveCSS('opacity', '1')
    expect(await placeIn(lightbox.getByRole('img'), ring('דוד'))).toEqual([0.7, 0.5])
    await expect(lightbox).toBeVisible()
  })
})

test('names are given to many at once, and the list of people renames, merges and hides them', async ({
  page,
  site,
}) => {
  await openDashboard(page, site, 'media', 'Manage Media')
  await page.getByRole('radio', { name: 'Contact sheet' }).check()
  for (const name of ['Bees', 'Lakeside day']) await page.getByRole('checkbox', { name, exact: true }).check()
  const openNames = () => page.getByRole('button', { name: 'Who is in them' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who is in these 2?' })
  const type = async (name: string) => {
    await dialog.getByRole('combobox').fill(name)
    await dialog.getByRole('combobox').press('Enter')
  }
  await test.step('two photographs get two names, and Undo gives back one that both lose', async () => {
    await openNames()
    await type('Ida')
    await type('Tim')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save Names' }).click()
    await expect(page.getByText('Names saved')).toBeVisible()
    await openNames()
    await dialog.getByRole('button', { name: 'Remove Tim' }).click()
    await dialog.getByRole('button', { name: 'Save Names' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Names restored')).toBeVisible()
  })
  const list = page.getByRole('dialog', { name: 'People in the photographs' })
  const edit = async (name: string, newName: string) => {
    await list.getByRole('button', { name: `Edit ${name}` }).click()
    await page.getByRole('combobox', { name: 'Name', exact: true }).fill(newName)
  }
  await test.step('a name is changed and hidden, and the name of somebody else merges the two after a question', async () => {
    await page.getByRole('button', { name: 'People', exact: true }).click()
    await edit('Tim', 'Timothy')
    await page.getByRole('switch', { name: 'Visitors do not see this name' }).check()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(list.getByRole('listitem')).toHaveText([
      'Ida2 photographsEdit',
      'Timothy2 photographsVisitors do not see this nameEdit',
    ])
    await expectAccessible(page)
    await edit('Ida', 'TIMOTHY ')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page
      .getByRole('alertdialog')
      .filter({ hasText: '“Ida” becomes “Timothy” in 2 photographs.' })
      .getByRole('button', { name: 'Merge' })
      .click()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    expect((await site.visitor.call('GET /api/media')).body.some(({ people }) => people)).toBe(false)
  })
})

test('names that came with files wait for a press, and one that is nearly a hidden one asks', async ({
  page,
  site,
}) => {
  const admin = await site.administrator()
  const [bees] = (await admin.call('GET /api/media')).body
  const ids = [bees?.id ?? '']
  await admin.call('POST /api/media/people', { body: { ids, add: [{ name: 'Emil', hidden: true }] } })
  for (const name of ['Karl Berg', 'Emil Berg']) {
    const create = {
      width: 60,
      height: 40,
      channels: 3,
      background: name === 'Karl Berg' ? 'navy' : 'teal',
    } as const
    const image = sharp({ create }).withXmp(peoplePackets.Picasa?.(name) ?? '')
    const bytes = Buffer.from(await image.jpeg().toBuffer())
    await admin.call('POST /api/media', { form: { file: { name: 'Lake.jpg', type: '', bytes } } })
  }
  const readNames = async () =>
    (await site.visitor.call('GET /api/media')).body.flatMap(({ people = [] }) =>
      people.map(({ name }) => name),
    )
  const notice = page.locator('.notice', { hasText: 'Names came with' })

  await test.step('one press shows all, except one that is nearly a hidden one', async () => {
    await openDashboard(page, site, 'media', 'Manage Media')
    await expect(notice).toContainText('Names came with 2 photographs')
    await expectAccessible(page)
    expect(await readNames()).toEqual([])
    await notice.getByRole('button', { name: 'Show all names' }).click()
    await expect(notice).toContainText('Names came with 1 photograph')
    expect(await readNames()).toEqual(['Karl Berg'])
  })
  await test.step('that one has presses of its own, and Undo lets it wait again', async () => {
    await notice.getByRole('button', { name: 'Leave out Emil Berg' }).click()
    await expect(notice).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await notice.getByRole('button', { name: 'Hide it, too Emil Berg' }).click()
    await expect(notice).toHaveCount(0)
    expect(await readNames()).toEqual(['Karl Berg'])
  })
  await test.step('a typed name that is nearly a hidden one asks, and closing the question decides nothing', async () => {
    await page.getByRole('button', { name: 'Edit Bees' }).click()
    await page.getByRole('button', { name: 'Who is in it' }).click()
    const dialog = page.getByRole('dialog', { name: 'Who is in it?' })
    await dialog.getByRole('combobox', { name: 'Who is in it' }).fill('Emil Voss')
    await dialog.getByRole('button', { name: 'Save Names' }).click()
    const question = page.getByRole('alertdialog', { name: 'Are they the same person?' })
    await expect(question).toContainText('a name that visitors do not see')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Save Names' }).click()
    await question.getByRole('button', { name: 'It is somebody else' }).click()
    await expect(dialog).toHaveCount(0)
    expect((await readNames()).toSorted()).toEqual(['Emil Voss', 'Karl Berg'])
  })
})
