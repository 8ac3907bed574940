import { build } from './build.mjs'
import { findNode } from './node24.mjs'

/** Runs before the first journey, however Playwright was started: no journey sees pages of older sources. */
export default () => build(findNode())
