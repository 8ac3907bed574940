import { build } from './build.mjs'
import { install } from './install.mjs'
import { findNode } from './node24.mjs'

/**
 * Installs what is missing, with `tools` what developing needs, too; builds the pages, if `isQuiet` without the builder's own
 * output. Returns the Node to run with.
 */
export async function prepare({ tools = false, isQuiet = false } = {}) {
  await install({ tools })
  const node = findNode()
  await build(node, { isQuiet })
  return node
}
