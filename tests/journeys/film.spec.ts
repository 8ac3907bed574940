import { expect, expectAccessible, logInAsAdministrator, takeScreenshot } from '../support/journey.ts'
import { test } from './slideshowPage.ts'

test('the show is made a film on the Music tab, downloaded, and plays @both', async ({
  page,
  site,
}, testInfo) => {
  // ffmpeg runs behind everything else that this machine does
  test.setTimeout(600_000)
  await logInAsAdministrator(page, site)
  await page.goto('/admin#music')
  const panel = page.getByRole('group', { name: 'The film' })
  await expect(panel.getByText('need a licence')).toHaveCount(1)
  await panel.getByLabel('Quality').selectOption({ label: 'Smaller, sooner ready (720p)' })
  await panel.getByRole('checkbox', { name: /titles, descriptions/ }).check()
  await expectAccessible(page)
  await takeScreenshot(page, testInfo, 'before')
  await panel.getByRole('button', { name: 'Make the Film' }).click()
  await expect(panel.getByRole('progressbar', { name: 'Progress' })).toBeVisible()
  await page.reload()
  await expect(panel.getByText(/^\d+ %$/), 'it went on without the page').toBeVisible()
  await takeScreenshot(page, testInfo, 'running')
  await expect(panel.getByText('The film is ready.')).toBeVisible({ timeout: 480_000 })
  await expectAccessible(page)
  await takeScreenshot(page, testInfo, 'ready')
  const download = page.waitForEvent('download')
  await panel.getByRole('link', { name: /^Download \(\d/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('film.mp4')
  const film = await page.evaluate(async (address) => {
    const video = document.createElement('video')
    video.muted = true
    video.src = address
    await video.play()
    return { width: video.videoWidth, height: video.videoHeight, seconds: video.duration }
  }, file.url())
  expect([film.width, film.height]).toEqual([1280, 720])
  expect(film.seconds).toBeCloseTo(20, 0)
})
