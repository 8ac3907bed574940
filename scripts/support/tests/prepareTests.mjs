import { expectFonts, installTestPackages } from '../packages.mjs'
import { prepare } from '../prepare.mjs'

/**
 * Installs and builds everything that the tests of a speed need: 'short', 'all' or 'long'. Returns the path of the Node binary that
 * should run the tests.
 */
export async function prepareTests(speed) {
  await installTestPackages(speed)
  const node = await prepare({ tools: true })
  expectFonts()
  return node
}
