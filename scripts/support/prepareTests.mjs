import { installTestPackages } from './packages.mjs'
import { prepare } from './prepare.mjs'

/** Everything that a test of the whole product needs: packages, tools, pages. Returns the Node to run it with. */
export async function prepareTests() {
  await installTestPackages()
  return prepare({ tools: true })
}
