import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runCommands } from './commands.ts'

for (const [onServers, names] of [
  [false, 'Restores, backups and migrations'],
  [true, 'Moves, restores and backups from and to servers'],
] as const)
  test(`${names} that are killed end well when they are run again, and harm nothing`, {
    timeout: 900_000,
  }, async () => {
    const { losses, kills } = await runCommands({ rounds: onServers ? 4 : 5, onServers })
    assert.deepEqual(losses, [])
    assert.ok(kills > 0, 'something was killed')
  })
