import { installTestPackages } from './packages.mjs'
import { prepare } from './prepare.mjs'

/** Installs and builds everything that tests of the whole product need. Returns the Node to run them with. */
export async function prepareTests() {
  await installTestPackages()
  return prepare({ tools: true })
}
