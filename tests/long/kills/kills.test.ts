import assert from 'node:assert/strict'
import path from 'node:path'
import { userInfo } from 'node:os'
import { test } from 'node:test'
import { runCommands, runSteps } from '../../programs/kills/commands.ts'
import { openCuttableDisk } from '../../programs/kills/powerCuts.ts'
import { runRounds } from '../../programs/kills/rounds.ts'
import { inFolder, newPostgresS3 } from '../../support/world/backends.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

/** `ROUNDS=1000` runs for a whole night. */
const ROUNDS = Number(process.env.ROUNDS ?? 20)
/** The number of commands that are killed: one for every ten rounds, but at least each of the 14 commands once. */
const COMMANDS = Math.max(14, ROUNDS / 10)
/** `STEPS=1000` ends each command at every step. */
const STEPS = Number(process.env.STEPS ?? 5)
const timeout = (ROUNDS + STEPS) * 60_000

test(`A server killed ${ROUNDS} times at any work has lost nothing that it had acknowledged`, {
  timeout,
}, async () => {
  const dataDir = temporaryFolder()
  const { losses, acknowledged } = await runRounds({
    rounds: ROUNDS,
    backend: inFolder(dataDir),
    instances: 1,
  })
  assert.deepEqual(losses, [])
  assert.ok(acknowledged > ROUNDS, 'there was work to lose')
})

test(`Of three servers on PostgreSQL and S3 one is killed ${ROUNDS} times, and nothing is lost`, {
  timeout,
}, async () => {
  const backend = await newPostgresS3()
  const { losses } = await runRounds({ rounds: ROUNDS, backend, instances: 3 })
  assert.deepEqual(losses, [])
})

for (const [onServers, names] of [
  [false, 'Commands and migrations'],
  [true, 'Restores and backups from and to servers'],
] as const)
  test(`${names} that are killed end well when they are run again, and harm nothing`, {
    timeout,
  }, async () => {
    const { losses, kills } = await runCommands({ rounds: COMMANDS, onServers })
    assert.deepEqual(losses, [])
    assert.ok(kills > 0, 'something was killed')
  })

test(`Each command that is ended at ${STEPS} of its steps ends well when it is run again, and leaves nothing behind`, {
  timeout,
}, async () => {
  const { losses, kills } = await runSteps({ stepsOfEach: STEPS })
  assert.deepEqual(losses, [])
  assert.ok(kills > STEPS, 'something was killed')
})

const skip = userInfo().uid !== 0 && 'only root may mount'

test(`When the power is cut ${ROUNDS} times, servers and commands have lost nothing`, {
  skip,
  timeout,
}, async () => {
  const disk = await openCuttableDisk()
  const folder = path.dirname(disk.dataDir)
  const commandReport = await runCommands({
    rounds: COMMANDS,
    onServers: false,
    disk: { folder, cut: disk.cut },
  })
  const serverReport = await runRounds({
    rounds: ROUNDS,
    backend: inFolder(disk.dataDir),
    instances: 1,
    cut: disk.cut,
  })
  assert.deepEqual([...commandReport.losses, ...serverReport.losses], [])
  await disk.close()
})
