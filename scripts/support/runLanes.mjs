import { run } from './run.mjs'
import { startServers } from './servers.mjs'
import { command, Stop } from './stop.mjs'

/** Runs a command whose main function returns counts of passed and failed checks, and prints them as the last line, even after an error. */
export async function sumCommand(main) {
  let total = { passed: 0, failed: 1 }
  await command(async () => {
    total = await main()
  })
  if (total.failed > 0) process.exitCode = 1
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
}

/**
 * Runs the named parts of some lanes, or all parts: the lanes in parallel, the parts of each in sequence. Prints the failures,
 * the counts of each part, and with `times` the ten slowest files. Returns the sum of the counts.
 */
export async function runLanes(lanes, node, { names = [], times = false } = {}) {
  const parts = Object.assign({}, ...lanes)
  const chosen = chosenParts(parts, names)
  const results = new Map()
  // the servers start while the first parts run
  const servers = chosen.some((name) => parts[name].needsServers) && startServers(node)
  try {
    const ends = await Promise.allSettled(
      lanes.map((lane) =>
        runLane(
          Object.entries(lane).filter(([name]) => chosen.includes(name)),
          { node, servers, results },
        ),
      ),
    )
    for (const { reason } of ends) if (reason) throw reason
  } finally {
    if (servers) servers.stop()
  }
  return report(
    chosen.map((name) => [name, results.get(name)]),
    times,
  )
}

function chosenParts(parts, names) {
  const unknown = names.filter((name) => !(name in parts))
  if (unknown.length > 0)
    throw new Stop(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}`)
  return Object.keys(parts).filter((name) => names.length === 0 || names.includes(name))
}

async function runLane(lane, { node, servers, results }) {
  for (const [name, part] of lane) {
    const label = `${name.padEnd(11)} │ `
    const runNode = (args, env) => run(node, args, { env, label })
    const begun = Date.now()
    const env = part.needsServers && (await servers.env)
    const result = await part.run(runNode, env)
    results.set(name, { ...result, seconds: (Date.now() - begun) / 1000 })
  }
}

function report(results, times) {
  // repeated at the end, where a reader of a long log looks for failures
  for (const [name, { failures }] of results)
    for (const failure of failures) console.log(`\n${name} failed: ${failure}`)
  if (times) printDearest(results.flatMap(([, { files }]) => Object.entries(files)))
  console.log()
  const total = { passed: 0, failed: 0 }
  for (const [name, { passed, failed, seconds }] of results) {
    console.log(`${name.padEnd(11)} ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`)
    total.passed += passed
    total.failed += failed
  }
  return total
}

function printDearest(files) {
  console.log('\nThe ten files that took longest, in seconds:')
  const dearest = files.toSorted(([, one], [, other]) => other - one).slice(0, 10)
  for (const [file, seconds] of dearest) console.log(`${seconds.toFixed(1).padStart(7)} ${file}`)
}
