import { build } from './build.mjs'
import { install } from './install.mjs'
import { findNode } from './node24.mjs'

/**
 * Installs missing packages, with `tools` also those for development, and builds the pages, with `isQuiet` without the builder's
 * output. Returns the Node to run with.
 */
export async function prepare({ tools = false, isQuiet = false } = {}) {
  await install({ tools })
  const node = findNode()
  await build(node, { isQuiet })
  return node
}
