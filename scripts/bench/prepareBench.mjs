import { parseArgs } from 'node:util'
import { prepare } from '../support/prepare.mjs'
import { Stop } from '../support/stop.mjs'

/**
 * Reads which parts are to be measured (all but `onlyNamed` unless some are named) and in how many rounds, and sets up what
 * they need. `options` are those of parseArgs that only this bench has. Throws Stop for a part that there is not.
 */
export async function prepareBench(parts, { rounds, onlyNamed = [], options = {} }) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: 'string', default: rounds }, ...options },
  })
  const usual = Object.keys(parts).filter((name) => !onlyNamed.includes(name))
  const chosen = positionals.length > 0 ? positionals : usual
  const unknown = chosen.find((name) => !parts[name])
  if (unknown) throw new Stop(`There is no part ${unknown}; there are ${Object.keys(parts).join(', ')}.`)
  const node = await prepare({ tools: true })
  return { node, chosen, values: { ...values, rounds: Number(values.rounds) } }
}
