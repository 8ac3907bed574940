/**
 * `npm test` installs what the tests need, and runs all tests in the order in which they are written. `npm test -- types lint` runs
 * only the named parts. `--times` prints the files that took longest. `--long` (`npm run test:long`) runs the long parts instead, in
 * a random order.
 */
import { parseArgs } from 'node:util'
import { longSequences, sequences } from './support/tests/parts.mjs'
import { prepareTests } from './support/tests/prepareTests.mjs'
import { runCounting, runSequences } from './support/tests/runSequences.mjs'
import { chooseTestOrder, readTestOrder } from './support/tests/testOrder.mjs'

/** The processor time in ms that a file of the long tests may use. */
const LONG_PROCESSOR_MS = 3 * 3_600_000

await runCounting(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { times: { type: 'boolean' }, long: { type: 'boolean' } },
  })
  const order = values.long ? chooseTestOrder() : readTestOrder()
  const node = await prepareTests()
  return runSequences(values.long ? longSequences : sequences, node, {
    order,
    names: positionals,
    times: values.times,
    ...(values.long && { maxProcessorMs: LONG_PROCESSOR_MS }),
  })
})
