import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Finds what an upload tells about single files that are stored: copies, and files of several pages. */
export const noticesOn = (page: Page) =>
  page.getByRole('list', { name: 'Copies, and files with several pages' }).getByRole('listitem')

/** Expects that a button to upload cannot be pressed, and says why. */
export const expectNothingLeft = async (page: Page, button: string) => {
  await expect(page.getByRole('button', { name: button })).toBeDisabled()
  await expect(page.getByRole('button', { name: button })).toHaveAccessibleDescription(
    'Nothing is left to send.',
  )
  await expect(page.getByText('Nothing is left to send.')).toBeVisible()
}

/** Finds the title fields of Manage Media, in the order of the rows. */
export const titleFields = (page: Page) => page.getByRole('row').getByRole('textbox', { name: /^Title/ })

export const expectOrder = async (page: Page, ...expected: string[]) => {
  await expect(titleFields(page)).toHaveCount(expected.length)
  for (const [index, title] of expected.entries())
    await expect(titleFields(page).nth(index)).toHaveValue(title)
}

export const mediaRow = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('textbox', { name: `Title ${title}` }) })
