import { invitationKey, password } from '../../support/world/addKeeper.ts'
import { closeMemorial, familyPassword } from '../../support/world/closedMemorial.ts'
import { expect, expectAccessible, openHydrated, test } from '../../support/pages/journey.ts'
import type { Site } from '../../support/pages/site.ts'
import { administrator } from '../../support/world/template.ts'

test.use({ siteOptions: { content: 'small' } })

test.beforeEach(({ complaints }) => complaints.expect(/status of 40[01]|Unauthorized|does not keep cookies/))

/** Removes the cookies from all further responses, which for a page is the same as a browser that keeps none. */
const stopCookies = ({ world }: Site) =>
  world.app.server.prependListener('request', (_request, response) => {
    const { writeHead } = response
    Object.assign(response, {
      writeHead(...args: Parameters<typeof writeHead>) {
        response.removeHeader('set-cookie')
        for (const part of args)
          if (part && typeof part === 'object') Reflect.deleteProperty(part, 'set-cookie')
        return Reflect.apply(writeHead, response, args)
      },
    })
  })

const sentence = 'This browser does not keep cookies'

test('signing in says that the browser keeps no cookies, and keeps what was typed @both', async ({
  page,
  site,
}) => {
  stopCookies(site)
  await openHydrated(page, '/admin/login')
  await page.getByLabel('Username').fill(administrator.username)
  await page.getByLabel('Password').fill(administrator.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(new RegExp(sentence))
  await expect(page.getByRole('alert')).toContainText(sentence)
  await expect(page.getByLabel('Password')).toHaveValue(administrator.password)
  await expect(page).toHaveURL('/admin/login')
  await expect(page.getByText('Forgotten?')).toBeHidden()
  await expectAccessible(page)
})

test('so does an invitation', async ({ page, site }) => {
  const admin = await site.administrator()
  const invited = await admin.call('POST /api/invitations', { body: { name: 'Ruth', isAdmin: false } })
  stopCookies(site)
  await page.goto(`/admin/invitation#${invitationKey(invited)}`)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('alert')).toContainText(sentence)
  await expect(page.getByLabel('Password')).toHaveValue(password)
})

for (const javaScriptEnabled of [true, false])
  test.describe(`with${javaScriptEnabled ? '' : 'out'} scripts`, () => {
    test.use({ javaScriptEnabled })
    test('so does the page that asks for the family’s password @both', async ({ page, site }) => {
      await closeMemorial(await site.administrator())
      stopCookies(site)
      await page.goto('/gallery')
      await page.getByLabel('Password', { exact: true }).fill(familyPassword)
      await page.getByRole('button', { name: 'Open' }).click()
      await expect(page.getByRole('alert')).toContainText(
        'The password is right, but this browser does not keep cookies',
      )
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
      if (javaScriptEnabled) await expectAccessible(page)
    })
  })
