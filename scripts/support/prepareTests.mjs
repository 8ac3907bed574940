import { build } from './build.mjs'
import { install } from './install.mjs'
import { findNode } from './node24.mjs'
import { installPackages } from './packages.mjs'

/** Everything that a test of the whole product needs: packages, tools, pages. Returns the Node to run it with. */
export async function prepareTests() {
  await install({ tools: true })
  await installPackages()
  const node = findNode()
  await build(node)
  return node
}
