/**
 * `npm test` installs what the tests need, and runs those that show whether the product is right. `npm run test:all` (`--all`) runs
 * these first, and then all others. `npm run test:long` (`--long`) runs the long parts, in a random order. `npm test -- types lint` runs
 * only the named parts. `--times` prints the files that used the most processor time.
 */
import { parseArgs } from 'node:util'
import { stagesOfSpeeds } from './support/tests/parts.mjs'
import { prepareTests } from './support/tests/prepareTests.mjs'
import { runCounting, runStages } from './support/tests/runStages.mjs'
import { chooseTestOrder, readTestOrder } from './support/tests/testOrder.mjs'

/** The processor time in ms that a file of the long tests may use. */
const LONG_PROCESSOR_MS = 3 * 3_600_000

await runCounting(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { times: { type: 'boolean' }, all: { type: 'boolean' }, long: { type: 'boolean' } },
  })
  const order = values.long ? chooseTestOrder() : readTestOrder()
  const speed = values.long ? 'long' : values.all ? 'all' : 'short'
  const node = await prepareTests(speed)
  return runStages(stagesOfSpeeds[speed], node, {
    order,
    names: positionals,
    times: values.times,
    ...(values.long && { limits: { maxProcessorMs: LONG_PROCESSOR_MS } }),
  })
})
