import type { Locator, Page } from '@playwright/test'

/** Shows the fields of a card of 'For the day', which are folded at first. */
export async function unfoldCard(page: Page, name: string): Promise<Locator> {
  const card = page.getByRole('group', { name, exact: true })
  await card.getByRole('button', { name: 'Change', expanded: false }).click()
  return card
}
