import type { Page } from '@playwright/test'
import type { Media } from '../../../contract/media/media.ts'
import type { Site } from '../../support/pages/site.ts'

/**
 * Makes the page read a list of `count` photographs, 'Photograph 1' first, all with the files of the site's first one. `vary`
 * makes what is different about the photograph at each 0-based index.
 */
export async function showManyPhotographs(
  page: Page,
  site: Site,
  count: number,
  vary: (index: number) => Partial<Media> = () => ({}),
): Promise<Media[]> {
  const [first] = (await site.visitor.call('GET /api/media')).body
  if (!first) throw new Error('the site has no photograph')
  const many = Array.from({ length: count }, (_, index) => ({
    ...first,
    id: `photo-${index}`,
    title: `Photograph ${index + 1}`,
    order: index,
    ...vary(index),
  }))
  await page.route('**/api/media', (route) => route.fulfill({ json: many }))
  return many
}
