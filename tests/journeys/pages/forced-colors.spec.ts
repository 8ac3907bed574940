import type { Locator, Page } from '@playwright/test'
import { expect, openHydrated, test } from '../../support/pages/journey.ts'
import { openForm } from '../memories/memoryForm.ts'
import { activateControl } from '../slideshow/slideshowPage.ts'

test.use({ siteOptions: { content: 'small' }, contextOptions: { forcedColors: 'active' } })

const colorOf = (element: Locator, property: string, part?: string) =>
  element.evaluate((shown, [of, name]) => getComputedStyle(shown, of).getPropertyValue(name ?? ''), [
    part,
    property,
  ] as const)

const systemColor = (page: Page, name: string) =>
  page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = color
    const computed = getComputedStyle(probe).color
    probe.remove()
    return computed
  }, name)

test('in the device’s own colors everything that is chosen or can be pressed is seen', async ({ page }) => {
  const background = 'background-color'
  await test.step('the filter that is chosen looks different', async () => {
    await openHydrated(page, '/gallery')
    const chosen = page.getByRole('button', { name: 'All Items' })
    const other = page.getByRole('button', { name: 'Videos' })
    await expect(chosen).toHaveAttribute('aria-pressed', 'true')
    expect(await colorOf(chosen, background)).toBe(await systemColor(page, 'Highlight'))
    expect(await colorOf(other, background)).not.toBe(await colorOf(chosen, background))
  })
  await test.step('the slideshow’s switches and controls are seen', async () => {
    await openHydrated(page, '/slideshow')
    const pause = page.getByRole('button', { name: 'Pause', includeHidden: true })
    expect(await colorOf(pause, background)).toBe('rgb(255, 255, 255)')
    await activateControl(page, 'Settings')
    const on = page.getByRole('switch', { name: 'Captions' })
    const off = page.getByRole('switch', { name: 'Random order' })
    const knobs = [await colorOf(on, background, '::before'), await colorOf(off, background, '::before')]
    expect(new Set([...knobs, await colorOf(off, background)]).size).toBe(3)
    const effect = page.getByRole('button', { name: /cross/i })
    expect(await colorOf(effect, background)).toBe(await systemColor(page, 'Highlight'))
  })
  await test.step('the browser’s words about files do not cross ours', async () => {
    await openForm(page)
    expect(await colorOf(page.locator('.photo-drop input'), 'color')).toBe('rgba(0, 0, 0, 0)')
  })
})
