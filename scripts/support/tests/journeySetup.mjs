import { makeTemplates } from '../../../tests/support/world/template.ts'
import { build } from '../build.mjs'
import { findNode } from '../node24.mjs'

/**
 * Builds the pages and makes the template data folders before the first journey (a test in a browser), however Playwright was
 * started. Therefore no journey sees outdated pages, and no journey waits for content.
 */
export default async () => {
  await build(findNode())
  await makeTemplates()
}
