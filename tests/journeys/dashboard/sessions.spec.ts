import { createNetworkSend, createPerson, type Person } from '../../../samples/person.ts'
import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'
import { toastOn } from '../../support/pages/toastOn.ts'
import { administrator } from '../../support/world/template.ts'

const userAgents = {
  'Safari on an iPad': 'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) Version/18.5 Mobile Safari/604.1',
  'Firefox on Windows': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:102.0) Gecko/20100101 Firefox/102.0',
  'Chrome on an Android phone':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36',
}
type Device = keyof typeof userAgents

test('twenty sessions of one device are one line, and end together', async ({ page, site }) => {
  const logIn = (device: Device) =>
    createPerson(createNetworkSend(site.url), { 'user-agent': userAgents[device] }).logIn(administrator)
  const isLoggedIn = async (who: Person) => (await who.call('GET /api/check-auth')).status === 200
  const phone = await logIn('Chrome on an Android phone')
  const windows = await logIn('Firefox on Windows')
  const tablets: Person[] = []
  for (let count = 0; count < 20; count += 1) tablets.push(await logIn('Safari on an iPad'))

  await openDashboard(page, site, 'settings', 'Keeping it safe')
  const panel = page.getByRole('group', { name: 'Where you are signed in' })
  const rows = panel.getByRole('listitem')
  const wholeLine = /^Safari on an iPad, 20 times.*last used/

  await test.step('the three lines used last are shown, this device first; then all of them', async () => {
    await expect(rows).toHaveText([/This device, now$/, wholeLine, /^Firefox on Windows/])
    await panel.getByRole('button', { name: 'Show all 5' }).click()
    await expect(rows).toHaveCount(5)
    await expect(rows.nth(3)).toContainText('Chrome on an Android phone')
    await expect(panel.getByText('two of the same kind share a line')).toBeVisible()
  })

  await test.step('a line unfolds to its sessions, and one of them ends alone', async () => {
    await panel.getByRole('button', { name: 'Safari on an iPad, 20 times', exact: true }).click()
    const ends = panel.getByRole('button', { name: /^Sign out: Safari on an iPad/ })
    await expect(ends).toHaveCount(20)
    await expectAccessible(page)
    await ends.last().click()
    await expect(toastOn(page, 'Signed out')).toBeVisible()
    await expect(ends).toHaveCount(19)
  })

  await test.step('the others end at once, after a question that does not take them for one device', async () => {
    await panel.getByRole('button', { name: 'Sign out all: Safari on an iPad, 19 times' }).click()
    const question = page.getByRole('alertdialog', { name: 'Sign out all 19?' })
    await expect(question).toContainText('even on a second device of this kind')
    await question.getByRole('button', { name: 'Sign out' }).click()
    await expect(question).toBeHidden()
    await expect(rows).toHaveCount(4)
    await expect(panel.getByText('Safari on an iPad')).toHaveCount(0)
    expect(await Promise.all(tablets.map(isLoggedIn))).not.toContain(true)
    expect(await Promise.all([phone, windows].map(isLoggedIn))).toEqual([true, true])
  })
})
