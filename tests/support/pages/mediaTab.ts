import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Finds the questions about single copies. */
export const noticesOn = (page: Page) => page.getByRole('list', { name: 'Copies' }).getByRole('listitem')

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
