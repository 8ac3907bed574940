import type { Page } from '@playwright/test'
import type { Site } from '../pages/site.ts'

/** A year whose days are all in the future. */
export const nextYear = new Date().getUTCFullYear() + 1

export const celebration = {
  title: 'Celebration of Life',
  date: `March 18, ${nextYear}`,
  time: '2:00 PM - 6:00 PM',
  location: 'Oak Hall, 12 Main Street, Naperville',
  description: 'Coffee, singing, and whatever the garden offers.',
  imagePath: '',
}

/** Adds services as the administrator. */
export async function addServices(site: Site, ...services: object[]) {
  const admin = await site.administrator()
  for (const body of services) {
    const { status, text } = await admin.call('POST /api/services', { body })
    if (status !== 201) throw new Error(`The service was rejected: ${text}`)
  }
}

/** Finds a service's card on the page. */
export const serviceCard = (page: Page, title: string) =>
  page.getByRole('article', { name: title, exact: true })
