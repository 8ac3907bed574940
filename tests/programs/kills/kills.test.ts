import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { test } from 'node:test'
import { emptyFolder } from '../../support/world/backends.ts'
import { runCommands, runSteps } from './commands.ts'
import { runRounds } from './rounds.ts'

test('A server that is killed three times during any work loses nothing that it has acknowledged', async () => {
  const backend = emptyFolder()
  const { losses, acknowledged } = await runRounds({ rounds: 3, backend, instances: 1 })
  assert.deepEqual(losses, [])
  assert.ok(acknowledged > 3, 'there was work to lose')
  await rm(backend.dataDir, { recursive: true })
})

test('A restore that is killed ends well when it is run again, and harms nothing', async () => {
  assert.deepEqual((await runCommands({ rounds: 1, onServers: false })).losses, [])
})

test('A backup that is ended at any of three steps leaves nothing behind when it is run again', async () => {
  assert.deepEqual((await runSteps({ stepsOfEach: 3, only: /^backup FOLDER$/ })).losses, [])
})
