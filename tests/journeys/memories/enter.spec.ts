import { expect, test } from '../../support/pages/journey.ts'
import {
  addCaption,
  choosePhotos,
  emailField,
  memoryField,
  nameField,
  openForm,
  readMemories,
  shareButton,
} from './memoryForm.ts'

const file = 'person-blackwhite-small.jpg'

test('@both Enter in a field of one line goes on to the next field and sends nothing', async ({
  page,
  site,
}) => {
  const title = page.getByLabel(`Title ${file}`)
  await openForm(page)
  await choosePhotos(page, [`photos/${file}`])
  await addCaption(page, file)
  await test.step('in a new memory', async () => {
    await nameField(page).fill('Rosa')
    await nameField(page).press('Enter')
    await expect(emailField(page)).toBeFocused()
    await emailField(page).press('Enter')
    await expect(memoryField(page)).toBeFocused()
    await expect(memoryField(page)).toHaveValue('')
    await title.fill('The tripod')
    await title.press('Enter')
    await expect(page.getByLabel(`Description ${file}`)).toBeFocused()
    await expect(page.getByLabel(`Description ${file}`)).toHaveValue('')
    await expect(nameField(page)).toHaveValue('Rosa')
    expect(await readMemories(site)).toEqual([])
  })
  await test.step('it breaks the line in the words, and presses the button', async () => {
    await memoryField(page).fill('He whistled')
    await memoryField(page).press('Enter')
    await memoryField(page).pressSequentially('in the store.')
    await shareButton(page).press('Enter')
    await expect(page.getByText('Memory shared')).toBeVisible()
    expect(await readMemories(site)).toMatchObject([{ name: 'Rosa', content: 'He whistled\nin the store.' }])
  })
  await test.step('in a memory that its writer changes', async () => {
    await page.goto(await page.getByLabel('Your private link').inputValue())
    await nameField(page).fill('Rosa Berg')
    await nameField(page).press('Enter')
    await expect(memoryField(page)).toBeFocused()
    expect(await readMemories(site)).toMatchObject([{ name: 'Rosa' }])
    await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
    await expect(page.getByText('Your memory has been changed.')).toBeVisible()
    expect(await readMemories(site)).toMatchObject([
      { name: 'Rosa Berg', content: 'He whistled\nin the store.' },
    ])
  })
})
