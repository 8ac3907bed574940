import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { newestMigration } from '../../../server/platform/database/migrate.ts'
import { read } from '../../support/project/projectFiles.ts'
import { openSendLink } from '../../features/sent/sendPhoto.ts'
import { startCommand } from '../../support/servers/command.ts'
import { environmentOf } from '../../support/world/environment.ts'
import { openWorld } from '../../support/world/world.ts'

describe('npm run status, while a server runs', async () => {
  const world = await openWorld({ postgresS3: false, content: 'small' })
  after(() => world.close())
  const madeAt = Date.now() - 1_000
  await world.context.db
    .insertInto('backups')
    .values({ made_at: madeAt, files: 1, bytes: 1, faults: 0 })
    .execute()

  const administrator = await world.administrator()
  await (await openSendLink(world.visitor, administrator))()

  const run = async (args: string[], env: Record<string, string> = {}) => {
    const { ended, output } = startCommand('commands/status', args, {
      ...environmentOf(world.backend),
      ...env,
    })
    return { code: await ended, output: output() }
  }

  test('prints version, free space, last backup and last check as JSON', async () => {
    const { code, output } = await run(['--json'])
    assert.equal(code, 0, output)
    const status = JSON.parse(output) as Record<string, unknown>
    const { version } = JSON.parse(read('package.json')) as { version: string }
    assert.partialDeepStrictEqual(status, {
      version,
      database: newestMigration,
      lastCopyAt: new Date(madeAt).toISOString(),
      copyOverdue: false,
      isDiskLow: false,
      faults: 0,
      waitingSent: 1,
      server: null,
    })
    assert.ok(Number(status.freeBytes) > 0)
    assert.ok(Date.parse(String(status.lastCheckAt)) <= Date.now())
  })

  test('prints them as sentences, with exit code 1 when something needs attention', async () => {
    const { code, output } = await run([], { MIN_FREE_MB: '999999999' })
    assert.equal(code, 1)
    assert.match(
      output,
      /^Memorial \d+\.\d+\.\d+, database \d{4}-\S+, in the folder \S+\.\nNo server is running here\.\nFree on its disk: \d+\.\d GB: visitors/,
    )
    assert.match(output, /^Last backup: 2\d{3}-\d\d-\d\dT\S+\.$/m)
    assert.match(output, /^Last check of all originals: 2\d{3}-\S+\.$/m)
    assert.match(output, /^Sent by guests, waiting for the family: 1\.$/m)
  })
})
