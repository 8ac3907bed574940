import assert from 'node:assert/strict'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, test } from 'node:test'
import { makeBackupName } from '../../server/safety/backup/manifest.ts'
import { openBackup } from '../../server/safety/backup/openBackup.ts'
import { openTarget } from '../../server/safety/backup/openTarget.ts'
import { readLastBackupAt } from '../../server/safety/backup/record.ts'
import { restore } from '../../server/safety/restore/restoreCommand.ts'
import { saveBackup } from '../../server/safety/backup/saveBackup.ts'
import { callCommand } from '../support/servers/command.ts'
import { environmentOf } from '../support/world/environment.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

const DAY = 24 * 3_600_000
const TEN_YEARS = 3_650 * DAY

const parent = temporaryFolder()
const folder = path.join(parent, 'backups')
const { world } = await openSharedWorld({
  postgresS3: false,
  content: 'small',
  config: { backup: { folder, every: 'day', keep: 3 } },
})

describe('When a clock was wrong', () => {
  beforeEach(() => rm(folder, { recursive: true, force: true }))

  const backUpAt = async (to: string, now: number, keep?: number) => {
    await using target = await openTarget(world.context.fileWorkers, to, keep)
    await saveBackup({ ...world.context, clock: () => now }, target, { onProgress: () => undefined })
    return makeBackupName(now)
  }
  const listBackups = async () => (await readdir(folder)).filter((name) => name.startsWith('20')).sort()
  const check = (from: string) => callCommand(restore, ['--check', from], environmentOf(world.backend))

  test('backups dated in the future are removed first, and then the oldest', async () => {
    const now = Date.now() - DAY
    for (const day of [0, 1, 2]) await backUpAt(folder, now + TEN_YEARS + day * DAY)
    const first = await backUpAt(folder, now, 1)
    assert.deepEqual(await listBackups(), [first])
    const second = await backUpAt(folder, now + 2_000, 2)
    const future = await backUpAt(folder, now + TEN_YEARS, 3)
    assert.deepEqual(await listBackups(), [first, second, future])
    const third = await backUpAt(folder, now + 4_000, 2)
    assert.deepEqual(await listBackups(), [second, third])
  })

  test('a backup that is made after the clock was set back stays, although it is the oldest', async () => {
    const now = Date.now() - DAY
    await backUpAt(folder, now)
    const newest = await backUpAt(folder, now + 2_000)
    const justMade = await backUpAt(folder, now - TEN_YEARS, 2)
    assert.deepEqual(await listBackups(), [justMade, newest])
  })

  test('restore takes the newest backup that is not dated in the future, and prints its date', async () => {
    const now = Date.now()
    const future = await backUpAt(folder, now + TEN_YEARS)
    const today = await backUpAt(folder, now)
    const { code, output } = await check(folder)
    assert.equal(code, 0, output)
    const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(now)
    assert.ok(output.startsWith(`The backup ${today} was made on ${date} at `), output)
    assert.ok(output.includes(`dated them in the future: ${future}.`), output)
  })

  test('a backup dated in the future is restored by its name, with a warning', async () => {
    const future = await backUpAt(folder, Date.now() + TEN_YEARS)
    const refused = await check(folder)
    assert.equal(refused.code, 1)
    assert.ok(refused.output.includes(`npm run restore -- ${path.join(folder, future)}`), refused.output)
    const file = path.join(parent, 'future.zip')
    await backUpAt(file, Date.now() + TEN_YEARS)
    for (const place of [path.join(folder, future), file]) {
      const { code, output } = await check(place)
      assert.equal(code, 0, output)
      assert.match(output, /That date is in the future/)
    }
  })

  test('the server makes a backup at once, and then every day', async () => {
    const { db, clock } = world.context
    world.pass(TEN_YEARS)
    await world.context.jobs.beginRepeating()
    await world.settle()
    assert.equal((await listBackups()).length, 1)
    world.pass(-TEN_YEARS)
    assert.equal(await readLastBackupAt(db, clock()), null)
    for (let day = 0; day < 3; day++) {
      await world.settle()
      assert.ok(clock() - ((await readLastBackupAt(db, clock())) ?? 0) < DAY / 2)
      world.pass(DAY)
    }
    const now = makeBackupName(clock())
    assert.deepEqual(
      (await listBackups()).filter((name) => name > now),
      [],
    )
    assert.equal((await listBackups()).length, 3)
    using backup = await openBackup(path.join(folder, (await listBackups()).at(-1) ?? ''))
    assert.ok(Date.parse(backup.manifest.madeAt) < clock())
  })
})
