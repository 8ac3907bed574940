import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fail } from '../../server/errors/fail.ts'
import { runCommand } from '../../server/commands/runCommand.ts'

test('whoever restores onto a full disk is told to make room, and not to tell the family', async ({
  mock,
}) => {
  const message = mock.method(console, 'error', () => undefined)
  await runCommand('Cannot restore', () => Promise.reject(fail('disk_full')))
  assert.equal(process.exitCode, 1)
  process.exitCode = 0
  assert.deepEqual(message.mock.calls[0]?.arguments, [
    'Cannot restore: there is no room left on the disk. Make some, then try again.',
  ])
})
