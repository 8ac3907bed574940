import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { isFull } from '../../../server/base/errors/databaseErrors.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

const program = fileURLToPath(new URL('fullDiskTasks.ts', import.meta.url))

test('on a full disk, everything that pictures, pages and films are made with names the disk', async () => {
  const folder = temporaryFolder()
  // a disk of this size exists for this process only
  const namespace = [
    '--user',
    '--map-root-user',
    '--mount',
    'sh',
    '-c',
    'mount -t tmpfs -o size=128k none "$0" && exec "$@"',
  ]
  const args = [...namespace, folder, process.execPath, program, folder]
  const { stdout } = await promisify(execFile)('unshare', args)
  const errors = JSON.parse(stdout) as Record<string, string | null>
  assert.equal(Object.keys(errors).length, 6)
  for (const [name, message] of Object.entries(errors))
    assert.equal(message, 'there is no room left on the disk. Make some, then try again.', name)
})

test('a library that only repeats what the system said has told of a full disk', () => {
  for (const message of [
    'VipsForeignSave: write error\nunix error: No space left on device',
    'av_interleaved_write_frame(): Disk quota exceeded',
  ])
    assert.ok(isFull(new Error(message)), message)
  assert.ok(!isFull(new Error('Input file contains unsupported image format')))
})
