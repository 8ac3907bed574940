import { performance } from 'node:perf_hooks'
import { run } from '../run.mjs'
import { command, Stop } from '../stop.mjs'
import { readTreeUsage } from './processorTime.mjs'
import { startServers } from './servers.mjs'

/**
 * Runs `main` as a command. Even after an error, prints the wall time and the processor time, and as the last line the numbers of
 * passed and failed checks; with `--help`, there are none.
 */
export async function runCounting(main) {
  process.once('SIGINT', () => process.exit(130))
  let total
  await command(async () => {
    total = { passed: 0, failed: 1 }
    total = await main()
  })
  if (!total) return
  if (total.failed > 0) process.exitCode = 1
  const usedMs = readTreeUsage()
  console.log(`\n${formatTime(performance.now())}${usedMs ? `, ${formatTime(usedMs)} of processor` : ''}`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
}

/** Writes a time in minutes and seconds, as in '5:40'. */
function formatTime(ms) {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * Runs the parts with the given names, or all parts if there are no names. The stages run one after the other, the sequences of a stage
 * at the same time, and the parts of each sequence one after the other. Prints the order of the tests if it is a random one, the
 * failures, and the counts of each part. Returns the total counts.
 */
export async function runStages(stages, node, { order, names = [] } = {}) {
  const parts = Object.assign({}, ...stages.flat())
  const chosen = choosePartNames(parts, names)
  if (order) console.log(`order ${order}`)
  const results = new Map()
  // the servers start while the first parts run
  const servers = chosen.some((name) => parts[name].needsServers) && startServers(node)
  const runSequence = async (sequence) => {
    for (const name of Object.keys(sequence).filter((each) => chosen.includes(each)))
      results.set(name, await runPart(name, parts[name], { node, servers, order }))
  }
  try {
    for (const stage of stages) {
      const ends = await Promise.allSettled(stage.map(runSequence))
      for (const { reason } of ends) if (reason) throw reason
    }
  } finally {
    if (servers) await servers.stop()
  }
  const total = printReport(chosen.map((name) => [name, results.get(name)]))
  if (order && total.failed > 0) console.log(`\nTEST_ORDER=${order} repeats the order of the tests.`)
  return total
}

function choosePartNames(parts, names) {
  const unknown = names.filter((name) => !(name in parts))
  if (unknown.length > 0)
    throw new Stop(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}`)
  return Object.keys(parts).filter((name) => names.length === 0 || names.includes(name))
}

async function runPart(name, part, { node, servers, order }) {
  const label = `${name.padEnd(14)} │ `
  const runNode = (args, env) => run(node, args, { env, label })
  const startedAt = performance.now()
  const env = part.needsServers && (await servers.env)
  const result = await part.run({ runNode, node, env, order, label })
  return { ...result, seconds: (performance.now() - startedAt) / 1000 }
}

function printReport(results) {
  // the failures are printed again here, because people look for them at the end of a long log
  for (const [name, { failures }] of results)
    for (const failure of failures) console.log(`\n${name} failed: ${failure}`)
  console.log()
  const total = { passed: 0, failed: 0 }
  for (const [name, { passed, failures, seconds }] of results) {
    console.log(`${name.padEnd(14)} ${passed} passed, ${failures.length} failed, ${seconds.toFixed(1)} s`)
    total.passed += passed
    total.failed += failures.length
  }
  return total
}
