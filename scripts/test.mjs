/**
 * `npm test` installs what the tests need, and runs those that show whether the product is right. `npm run test:all` (`--all`) runs
 * these first, and then all others. `npm run test:long` (`--long`) runs the long parts, in a random order. `npm test -- types lint` runs
 * only the named parts.
 */
import { parseArgs } from 'node:util'
import { expectFonts, installTestPackages } from './support/packages.mjs'
import { prepare } from './support/prepare.mjs'
import { stagesOfSpeeds } from './support/tests/parts.mjs'
import { runCounting, runStages } from './support/tests/runStages.mjs'
import { chooseTestOrder, readTestOrder } from './support/tests/testOrder.mjs'

await runCounting(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean' }, long: { type: 'boolean' } },
  })
  const order = values.long ? chooseTestOrder() : readTestOrder()
  const speed = values.long ? 'long' : values.all ? 'all' : 'short'
  await installTestPackages(speed)
  const node = await prepare({ tools: true })
  expectFonts()
  return runStages(stagesOfSpeeds[speed], node, { order, names: positionals })
})
