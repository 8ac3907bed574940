import { expect } from '@playwright/test'
import { fixture } from '../files/fixtures.ts'
import type { Site } from '../pages/site.ts'

/** The widths of a phone, a tablet and a desktop screen, in CSS pixels. */
export const widths = [390, 820, 1280]

/** Saves an obituary of long paragraphs with a portrait. */
export async function saveObituaryWithPortrait(site: Site): Promise<void> {
  const administrator = await site.administrator()
  const form = { file: fixture('photos/painting-self-portrait.jpg'), listed: 'false' }
  const { filePath } = (await administrator.call('POST /api/media', { form })).body
  const paragraph = 'Gathered with those he loved, he died at home on a morning in March. '.repeat(8)
  const content = [paragraph, paragraph, paragraph].join('\n\n')
  await administrator.call('PUT /api/obituary', { body: { content, imagePath: filePath } })
}

/** An expression that returns where the lines of the obituary's first paragraph begin, in CSS pixels from its left edge. */
export const lineStarts = `(() => {
  const paragraph = document.querySelector('article div > p')
  const lines = document.createRange()
  lines.selectNodeContents(paragraph)
  const { left } = paragraph.getBoundingClientRect()
  return [...lines.getClientRects()].map((line) => Math.round(line.left - left))
})()`

/** Expects every line to begin at the edge of its paragraph: none lies under a large letter. */
export function expectLinesAtEdge(starts: number[], where: string) {
  expect(starts.length, `lines ${where}`).toBeGreaterThan(3)
  expect([...new Set(starts)], `beginnings of the lines ${where}`).toEqual([0])
}

/** An expression that lays the page out as on paper, where the browser's driver cannot. */
export const layOutForPrint = `(() => {
  for (const { cssRules } of document.styleSheets)
    for (const { media } of cssRules) if (media?.mediaText === 'print') media.mediaText = 'all'
})()`
