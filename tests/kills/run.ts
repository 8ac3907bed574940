import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { newFolder, newPostgresS3 } from '../support/backends.ts'
import { openCuttableDisk } from './powerCuts.ts'
import { type RoundsReport, runRounds } from './rounds.ts'

/** What `npm run test:kills` runs; see scripts/test-kills.mjs. */
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
const line = ({ rounds, acknowledged, backups, slowest, losses }: RoundsReport) =>
  `${rounds} rounds, ${acknowledged} acknowledged changes, ${backups} backups, ${losses.length} losses, ` +
  `clean again after ${slowest} ms at most, ${seconds()} s`
let printed = 0
const printLosses = (report: RoundsReport) => {
  for (const loss of report.losses.slice(printed)) console.log(loss)
  printed = report.losses.length
  if (report.rounds % 10 === 0) console.log(line(report))
}
const report = await runRounds({
  rounds: Number(values.rounds ?? 20),
  backend,
  instances: onServers ? 3 : 1,
  onRound: printLosses,
  ...(disk && { between: disk.cut }),
})
printLosses(report)
console.log(line(report))
await (disk ? disk.close() : rm(backend.dataDir, { recursive: true }))
process.exitCode = report.losses.length > 0 ? 1 : 0
