import { build } from './build.mjs'
import { install } from './install.mjs'
import { findNode } from './node24.mjs'

/**
 * Installs missing packages, and builds the pages and the server. `tools` includes the packages that only development needs.
 * `isQuiet` hides the output of the build. Returns the path of the Node binary that should run programs.
 */
export async function prepare({ tools = false, isQuiet = false } = {}) {
  await install({ tools })
  const node = findNode()
  await build(node, { isQuiet })
  return node
}
