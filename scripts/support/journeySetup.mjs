import { makeTemplates } from '../../tests/support/template.ts'
import { build } from './build.mjs'
import { findNode } from './node24.mjs'

/** Builds the pages and fills the templates before the first journey, however Playwright was started: no journey sees stale pages or waits for content. */
export default async () => {
  await build(findNode())
  await makeTemplates()
}
