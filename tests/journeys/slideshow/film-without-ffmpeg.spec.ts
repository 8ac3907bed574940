import { expect, expectAccessible, openDashboard, test as base } from '../../support/pages/journey.ts'

/** Empties PATH in the process of these tests only, which then finds neither ffmpeg nor ffprobe. */
const test = base.extend<object, { noPrograms: void }>({
  noPrograms: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from it
    async ({}, use) => {
      process.env['PATH'] = ''
      await use()
    },
    { scope: 'worker', auto: true },
  ],
})

test('without ffmpeg the panel says how to get it, one line for each system', async ({ page, site }) => {
  await openDashboard(page, site, 'day')
  const panel = page.getByRole('group', { name: 'The film' })
  await expect(panel).toHaveText(/\nDebian, Ubuntu: sudo apt install ffmpeg\n.*\n.*\n.*\nmacOS: brew /, {
    useInnerText: true,
  })
  await expect(panel.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
})
