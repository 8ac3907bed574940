import type { Page } from '@playwright/test'
import { invitationKey, password } from '../../support/world/addKeeper.ts'
import { answerInFront } from '../../support/servers/answerInFront.ts'
import { fixturePath } from '../../support/files/fixtures.ts'
import { expect, openDashboard, openHydrated, test } from '../../support/pages/journey.ts'
import type { Site } from '../../support/pages/site.ts'
import { memoryField, nameField, openForm, photosField } from '../memories/memoryForm.ts'

const photo = fixturePath('photos/person-small-square.jpg')
const sentences = {
  403: 'The web server in front of this site did not let this through.',
  413: 'This is too large for the web server in front of this site.',
  504: 'The memorial does not answer at the moment.',
  524: 'The memorial does not answer at the moment.',
}

interface FormOfSite {
  /** opens the form, and enters something */
  fill: (page: Page, site: Site) => Promise<unknown>
  /** the button that sends the form */
  send: string
  /** expects that what was entered is still there */
  expectKept: (page: Page) => Promise<unknown>
  /** the status that the web server in front answers */
  status: keyof typeof sentences
}

/** The forms that say it in ways of their own, and one of those that say it in a toast, as all others do. */
const forms: Record<string, FormOfSite> = {
  Login: {
    fill: async (page) => {
      await openHydrated(page, '/admin/login')
      await page.getByLabel('Username').fill('Ruth')
      await page.getByLabel('Password').fill(password)
    },
    send: 'Sign in',
    expectKept: (page) => expect(page.getByLabel('Password')).toHaveValue(password),
    status: 524,
  },
  Invitation: {
    fill: async (page, site) => {
      const admin = await site.administrator()
      const invited = await admin.call('POST /api/invitations', { body: { name: 'Ruth', isAdmin: false } })
      await page.goto(`/admin/invitation#${invitationKey(invited)}`)
      await page.getByLabel('Password').fill(password)
    },
    send: 'Begin',
    expectKept: (page) => expect(page.getByLabel('Password')).toHaveValue(password),
    status: 403,
  },
  'The memory form': {
    fill: async (page) => {
      await openForm(page)
      await nameField(page).fill('Ruth')
      await memoryField(page).fill('He came early.')
    },
    send: 'Share Memory',
    expectKept: (page) => expect(memoryField(page)).toHaveValue('He came early.'),
    status: 403,
  },
  'The memory form with a photograph': {
    fill: async (page) => {
      await openForm(page)
      await nameField(page).fill('Ruth')
      await photosField(page).setInputFiles(photo)
    },
    send: 'Share Memory',
    expectKept: (page) => expect(page.getByText('person-small-square.jpg').first()).toBeVisible(),
    status: 413,
  },
  Settings: {
    fill: async (page, site) => {
      await openDashboard(page, site, 'settings')
      await page.getByLabel('Name', { exact: true }).fill('Karl')
    },
    send: 'Save Settings',
    expectKept: (page) => expect(page.getByLabel('Name', { exact: true })).toHaveValue('Karl'),
    status: 504,
  },
  Upload: {
    fill: async (page, site) => {
      await openDashboard(page, site, 'media')
      await page.getByLabel('Select files').setInputFiles(photo)
    },
    send: 'Upload All Files',
    expectKept: (page) => expect(page.getByText('person-small-square.jpg').first()).toBeVisible(),
    status: 413,
  },
  Music: {
    fill: async (page, site) => {
      await openDashboard(page, site, 'music', 'Upload')
      await page.locator('input[type=file]').setInputFiles(fixturePath('audio/nebula.m4a'))
    },
    send: 'Upload Files',
    expectKept: (page) => expect(page.getByText('Selected Files (1)')).toBeVisible(),
    status: 413,
  },
}

for (const [name, { fill, send, expectKept, status }] of Object.entries(forms))
  test(`${name}: what a web server in front answers is said in plain words`, async ({
    page,
    site,
    complaints,
  }) => {
    complaints.expect(/status of (403|413|5\d\d)|API request failed/)
    page.on('dialog', (dialog) => void dialog.accept())
    let isInFront = false
    answerInFront(site, ({ method }) => (isInFront && method !== 'GET' ? status : null))
    await fill(page, site)
    isInFront = true
    await page.getByRole('button', { name: send, exact: true }).click()
    const sentence = page.getByText(sentences[status]).first()
    await expect(sentence).toBeVisible()
    await expect(sentence).toContainText('Nothing you typed is lost.')
    await expect(sentence).toContainText('tell the person who runs the server.')
    await expectKept(page)
  })
