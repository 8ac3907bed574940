import type { Locator, Page } from '@playwright/test'
import { expect, openHydrated, test } from '../support/journey.ts'
import { openForm } from './memoryForm.ts'

test.use({ siteOptions: { content: 'small' }, contextOptions: { forcedColors: 'active' } })

const colourOf = (element: Locator, property: string, part?: string) =>
  element.evaluate((shown, [of, name]) => getComputedStyle(shown, of).getPropertyValue(name ?? ''), [
    part,
    property,
  ] as const)

const systemColour = (page: Page, name: string) =>
  page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = color
    const computed = getComputedStyle(probe).color
    probe.remove()
    return computed
  }, name)

test('in the device’s own colours the filter that is chosen looks different', async ({ page }) => {
  await openHydrated(page, '/gallery')
  const [chosen, other] = ['All Items', 'Videos'].map((name) => page.getByRole('button', { name }))
  if (!chosen || !other) throw new Error('two filters are needed')
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')
  const background = 'background-color'
  expect(await colourOf(chosen, background)).toBe(await systemColour(page, 'Highlight'))
  expect(await colourOf(other, background)).not.toBe(await colourOf(chosen, background))
})

test('in the device’s own colours the slideshow’s switches and controls are seen', async ({ page }) => {
  await openHydrated(page, '/slideshow')
  const background = 'background-color'
  expect(await colourOf(page.getByRole('button', { name: 'Pause' }), background)).toBe('rgb(255, 255, 255)')
  await page.getByRole('button', { name: 'Settings' }).click()
  const [on, off] = ['Captions', 'Random order'].map((name) => page.getByRole('switch', { name }))
  if (!on || !off) throw new Error('two switches are needed')
  const knobs = [await colourOf(on, background, '::before'), await colourOf(off, background, '::before')]
  expect(new Set([...knobs, await colourOf(off, background)]).size).toBe(3)
  const effect = page.getByRole('button', { name: /cross/i })
  expect(await colourOf(effect, background)).toBe(await systemColour(page, 'Highlight'))
})

test('in the device’s own colours the browser’s words about files do not cross ours', async ({ page }) => {
  await openForm(page)
  expect(await colourOf(page.locator('.photo-drop input'), 'color')).toBe('rgba(0, 0, 0, 0)')
})
