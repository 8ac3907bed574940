import { build } from './build.mjs'
import { install } from './install.mjs'
import { findNode } from './node24.mjs'

/** Installs what is missing, with `tools` what developing needs, too; builds the pages. Returns the Node to run with. */
export async function prepare({ tools = false } = {}) {
  await install({ tools })
  const node = findNode()
  await build(node)
  return node
}
