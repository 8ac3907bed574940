import { installTestPackages } from '../packages.mjs'
import { prepare } from '../prepare.mjs'

/** Installs and builds everything that the tests need. Returns the path of the Node binary that should run the tests. */
export async function prepareTests() {
  await installTestPackages()
  return prepare({ tools: true })
}
