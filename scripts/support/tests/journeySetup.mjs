import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeTemplates } from '../../../tests/support/world/template.ts'
import { build } from '../build.mjs'
import { findNode } from '../node24.mjs'

/**
 * Builds the pages and makes the template data folders before the first journey (a test in a browser), however Playwright was
 * started. Therefore no journey sees outdated pages, and no journey waits for content. Journeys share the folder JUDGED_PAGES
 * (tests/support/pages/journey.ts); it is removed when they have ended.
 */
export default async () => {
  await build(findNode())
  await makeTemplates()
  const judgedPages = mkdtempSync(join(tmpdir(), 'memorial-judged-'))
  process.env.JUDGED_PAGES = judgedPages
  return () => rmSync(judgedPages, { recursive: true })
}
