import { rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { newFolder, newPostgresS3 } from '../support/backends.ts'
import { type CommandsReport, runCommands } from './commands.ts'
import { openCuttableDisk } from './powerCuts.ts'
import { type RoundsReport, runRounds } from './rounds.ts'

const ROUNDS_FOR_EACH_COMMAND = 10
/** The rounds that the specification asks for; a busy machine may need longer, and nothing is lost by it. */
const CLEAN_WITHIN_MS = 5_000

/** The program of `npm run test:kills`; see scripts/test-kills.mjs. */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string' },
    backend: { type: 'string' },
    'power-cuts': { type: 'boolean' },
  },
})
const onServers = values.backend === 'postgres-s3'
const disk = values['power-cuts'] ? await openCuttableDisk() : undefined
const folder = async () => ({ dataDir: disk?.dataDir ?? (await newFolder()), databaseUrl: null, s3: null })
const backend = await (onServers ? newPostgresS3() : folder())
const since = Date.now()
const seconds = () => ((Date.now() - since) / 1000).toFixed(0)
const line = ({ rounds, acknowledged, backups, cleanAfter, losses }: RoundsReport) => {
  const sorted = cleanAfter.toSorted((a, b) => a - b)
  const late = sorted.filter((milliseconds) => milliseconds > CLEAN_WITHIN_MS).length
  return (
    `${rounds} rounds, ${acknowledged} acknowledged changes, ${backups} backups, ${losses.length} losses; ` +
    `clean again after ${sorted[Math.floor(sorted.length / 2)]} ms (median), ${sorted.at(-1)} ms (worst), ` +
    `${late} times later than ${CLEAN_WITHIN_MS} ms; ${seconds()} s`
  )
}
const commandsLine = ({ commands, kills, losses }: CommandsReport) =>
  `${commands} commands, killed ${kills} times, ${losses.length} losses; ${seconds()} s`

/** Each loss when it is found, and a line now and then. */
function printer<R extends { losses: string[] }>(lineOf: (report: R) => string) {
  let calls = 0
  let printed = 0
  return (report: R) => {
    for (const loss of report.losses.slice(printed)) console.log(loss)
    printed = report.losses.length
    calls += 1
    if (calls % 10 === 0) console.log(lineOf(report))
  }
}

const rounds = Number(values.rounds ?? 20)
const ofCommands = await runCommands({
  rounds: Math.ceil(rounds / ROUNDS_FOR_EACH_COMMAND),
  onServers,
  disk: disk && { folder: path.dirname(disk.dataDir), cut: disk.cut },
  onRound: printer(commandsLine),
})
console.log(commandsLine(ofCommands))
const ofServers = await runRounds({
  rounds,
  backend,
  instances: onServers ? 3 : 1,
  onRound: printer(line),
  between: disk?.cut,
})
console.log(line(ofServers))
await (disk ? disk.close() : rm(backend.dataDir, { recursive: true }))
process.exitCode = ofCommands.losses.length + ofServers.losses.length > 0 ? 1 : 0
