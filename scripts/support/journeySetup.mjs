import { makeTemplates } from '../../tests/support/template.ts'
import { build } from './build.mjs'
import { findNode } from './node24.mjs'

/** Runs before the first journey, however Playwright was started: no journey sees pages of older sources, or waits for content. */
export default async () => {
  await build(findNode())
  await makeTemplates()
}
