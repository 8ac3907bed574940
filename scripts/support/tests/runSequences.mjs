import { run } from '../run.mjs'
import { command, Stop } from '../stop.mjs'
import { endHangingTests } from './endHangingTests.mjs'
import { startServers } from './servers.mjs'

/** The processor time in ms after which a test file counts as an endless loop. All files together take about half an hour. */
const MAX_PROCESSOR_MS = 20 * 60_000

/**
 * Runs `main` as a command. Even after an error, prints the numbers of passed and failed checks as the last line; with `--help`,
 * there are none.
 */
export async function runCounting(main) {
  let total
  await command(async () => {
    total = { passed: 0, failed: 1 }
    total = await main()
  })
  if (!total) return
  if (total.failed > 0) process.exitCode = 1
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
}

/**
 * Runs the parts with the given names, or all parts if there are no names. The sequences run at the same time, and the parts of
 * each sequence one after the other. Prints the order of the tests if it is a random one, the failures, the counts of each part,
 * and, with `times`, the ten slowest files. Ends a test file that hangs or uses more than `maxProcessorMs` of processor time. Returns
 * the total counts.
 */
export async function runSequences(
  sequences,
  node,
  { order, names = [], times = false, maxProcessorMs = MAX_PROCESSOR_MS } = {},
) {
  const parts = Object.assign({}, ...sequences)
  const chosen = choosePartNames(parts, names)
  if (order) console.log(`order ${order}`)
  const results = new Map()
  // the servers start while the first parts run
  const servers = chosen.some((name) => parts[name].needsServers) && startServers(node)
  const stopWatch = endHangingTests({ maxProcessorMs })
  try {
    const ends = await Promise.allSettled(
      sequences.map((sequence) =>
        runSequence(
          Object.entries(sequence).filter(([name]) => chosen.includes(name)),
          { node, servers, order, results },
        ),
      ),
    )
    for (const { reason } of ends) if (reason) throw reason
  } finally {
    stopWatch()
    if (servers) servers.stop()
  }
  const total = printReport(
    chosen.map((name) => [name, results.get(name)]),
    times,
  )
  if (order && total.failed > 0) console.log(`\nTEST_ORDER=${order} repeats the order of the tests.`)
  return total
}

function choosePartNames(parts, names) {
  const unknown = names.filter((name) => !(name in parts))
  if (unknown.length > 0)
    throw new Stop(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}`)
  return Object.keys(parts).filter((name) => names.length === 0 || names.includes(name))
}

async function runSequence(sequence, { node, servers, order, results }) {
  for (const [name, part] of sequence) {
    const label = `${name.padEnd(11)} │ `
    const runNode = (args, env) => run(node, args, { env, label })
    const startedAt = Date.now()
    const env = part.needsServers && (await servers.env)
    const result = await part.run(runNode, { env, order })
    results.set(name, { ...result, seconds: (Date.now() - startedAt) / 1000 })
  }
}

function printReport(results, times) {
  // the failures are printed again here, because people look for them at the end of a long log
  for (const [name, { failures }] of results)
    for (const failure of failures) console.log(`\n${name} failed: ${failure}`)
  if (times) printSlowest(results.flatMap(([, { files }]) => Object.entries(files)))
  console.log()
  const total = { passed: 0, failed: 0 }
  for (const [name, { passed, failed, seconds }] of results) {
    console.log(`${name.padEnd(11)} ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`)
    total.passed += passed
    total.failed += failed
  }
  return total
}

function printSlowest(files) {
  console.log('\nThe ten files that took longest, in seconds:')
  const slowest = files.toSorted(([, one], [, other]) => other - one).slice(0, 10)
  for (const [file, seconds] of slowest) console.log(`${seconds.toFixed(1).padStart(7)} ${file}`)
}
