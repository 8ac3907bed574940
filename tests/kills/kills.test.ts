import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { test } from 'node:test'
import { newFolder } from '../support/backends.ts'
import { runRounds } from './rounds.ts'

const ROUNDS = 20

test(`A server killed ${ROUNDS} times at any work has lost nothing that it had acknowledged`, {
  timeout: 900_000,
}, async () => {
  const backend = { dataDir: await newFolder(), databaseUrl: null, s3: null }
  const { losses, acknowledged } = await runRounds({ rounds: ROUNDS, backend, instances: 1 })
  assert.deepEqual(losses, [])
  assert.ok(acknowledged > ROUNDS, 'there was work to lose')
  await rm(backend.dataDir, { recursive: true })
})
