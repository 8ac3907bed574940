import type { Page } from '@playwright/test'
import type { ChosenFile } from '../../samples/multipart.ts'
import { fixture } from '../support/fixtures.ts'
import { test as base, expect } from '../support/journey.ts'
import type { Person } from '../../samples/person.ts'
import { type Site, startSite } from '../support/site.ts'

/** Journeys that only look: one filled site for all of a worker's tests. */
export const test = base.extend<object, { sharedSite: Site }>({
  sharedSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what is needed
    async ({}, use) => {
      const site = await startSite()
      await fillSlideshow(site)
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  site: async ({ sharedSite }, use) => use(sharedSite),
})

/** The photographs of these journeys, in order. */
export const photos = ['A face', 'By the sea', 'The bee', 'From Anna'] as const
export const tracks = ['Hymn', 'Waltz', 'March'] as const

/** Adds the photographs, with a video among them, and the tracks. */
export async function fillSlideshow(site: Site): Promise<Person> {
  const administrator = await site.administrator()
  const addPhoto = (title: string, file: ChosenFile, description = '') =>
    expectCreated(administrator.call('POST /api/media', { form: { title, description, file } }))
  await addPhoto('A face', fixture('photos/person-small-square.jpg'), 'He laughed at the third try.')
  await addPhoto('Four seconds of wind', fixture('video/h264-aac.mp4'))
  await addPhoto('By the sea', fixture('photos/person-blackwhite-small.jpg'))
  await addPhoto('The bee', fixture('photos/landscape-2mp-bee.jpg'))
  await shareMemory(site, 'Anna')
  const files = ['through-space.flac', 'nebula.wav', 'through-space-tags.ogg']
  for (const [index, title] of tracks.entries()) {
    await expectCreated(
      administrator.call('POST /api/music', { form: { title, file: fixture(`audio/${files[index]}`) } }),
    )
  }
  return administrator
}

async function shareMemory(site: Site, name: string) {
  const metadata = JSON.stringify([{ filename: 'dragonfly.jpg', title: 'From Anna', description: '' }])
  const file = fixture('photos/painting-self-portrait.jpg', { name: 'dragonfly.jpg' })
  const { body } = await expectCreated(
    site.visitor.call('POST /api/media/upload', { form: { memoryAuthor: name, metadata, files: [file] } }),
  )
  const { mediaIds } = body
  await expectCreated(
    site.visitor.call('POST /api/memories', { body: { name, email: null, content: null, mediaIds } }),
  )
}

async function expectCreated<T extends { status: number; text: string }>(response: Promise<T>): Promise<T> {
  const { status, text, ...rest } = await response
  expect(status, text).toBe(201)
  return { status, text, ...rest } as T
}

/** Opens the show and stops the clock at the moment its first slide begins; from then on time passes only when a test says so. */
export async function openShow(page: Page, path = '/slideshow') {
  await page.clock.install({ time: new Date('2026-03-18T10:00:00') })
  await page.goto(path)
  await expect(page.getByText(/^Slide 1 of/)).toBeVisible()
  await page.clock.pauseAt(new Date('2026-03-18T11:00:00'))
  await page.keyboard.press(' ')
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  await goTo(page, 1)
  await page.keyboard.press(' ')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
}

const goTo = async (page: Page, number: number) => {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('spinbutton', { name: 'Go to Slide' }).fill(String(number))
  await page.getByRole('button', { name: 'Go', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText(`Slide ${number} of`)).toBeVisible()
}

/** The picture that is shown, by its title. */
export const picture = (page: Page, title: string) => page.getByRole('img', { name: title, exact: true })
