import type { Page } from '@playwright/test'
import { administrator } from '../world/template.ts'
import { expect } from './journey.ts'

export const questions = {
  name: 'Whose memorial is this?',
  picture: 'Do you have a picture of him?',
  services: 'When do you say goodbye?',
  photographs: 'Which photographs come to mind first?',
  obituary: 'What should people read about him?',
  access: 'Who may see it?',
}

export const press = (page: Page, name: 'Next' | 'Later' | 'Back' | 'Close') =>
  page.getByRole('button', { name, exact: true }).click()

/** Expects a question, with the focus on it if it is not the first of the visit. */
export const expectQuestion = async (page: Page, screen: keyof typeof questions, hasFocus = true) => {
  const heading = page.getByRole('heading', { level: 1, name: questions[screen], exact: true })
  await expect(heading).toBeVisible()
  if (hasFocus) await expect(heading).toBeFocused()
}

export const openQuestion = async (page: Page, screen: keyof typeof questions) => {
  await page.goto(`/admin/begin#${screen}`)
  await expectQuestion(page, screen, false)
}

export const signIn = async (page: Page) => {
  await page.getByLabel('Username').fill(administrator.username)
  await page.getByLabel('Password').fill(administrator.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
