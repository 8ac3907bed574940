import assert from 'node:assert/strict'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { onPostgresS3 } from '../support/world/backends.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'
import { openWorld } from '../support/world/world.ts'

const HOUR = 3_600_000
/** The hours that pass between two looks at the due jobs. */
const STEP = 6

const { world } = await openSharedWorld({ content: 'allKinds' })
await world.context.jobs.beginRepeating()

test('A running server', async (story) => {
  const checks = () => world.context.db.selectFrom('file_checks').selectAll().execute()
  const livesFor = async (hours: number) => {
    for (let hour = 0; hour < hours; hour += STEP) {
      await world.settle()
      world.pass(Math.min(STEP, hours - hour) * HOUR)
    }
  }

  await story.test('reads every original again within a week, by itself', async () => {
    await livesFor(24)
    assert.deepEqual(
      (await checks()).map(({ subject }) => subject),
      ['private/'],
      'what has just come can wait',
    )
    await livesFor(6 * 24)
    const found = (await checks()).filter(({ subject }) => subject !== 'private/')
    assert.equal(found.length, 6)
    for (const { fault } of found) assert.equal(fault, null)
  })

  await story.test(
    'reads every original again when the last time is in the future, because the clock was wrong',
    async () => {
      const { db, clock } = world.context
      await db
        .updateTable('file_checks')
        .set({ checked_at: clock() + 3_650 * 24 * HOUR })
        .execute()
      await livesFor(24)
      const found = await checks()
      assert.equal(found.length, 7)
      for (const { checked_at } of found) assert.ok(checked_at < clock())
    },
  )

  await story.test('records new faults, and forgets those of deleted items', async () => {
    const { storage } = world.context
    const admin = await world.administrator()
    const [lost, deleted] = (await admin.call('GET /api/media')).body
    world.breaksOriginal(lost?.id ?? '')
    await storage.remove([`private/${lost?.id}/original`])
    await storage.copy(`private/${deleted?.id}/original`, 'private/nobodys/original')
    await admin.call('DELETE /api/media/:id', { params: { id: deleted?.id ?? '' } })
    await livesFor(7 * 24)
    const found = await checks()
    assert.deepEqual(
      new Map(found.filter(({ fault }) => fault).map(({ subject, fault }) => [subject, fault])),
      new Map([
        [lost?.id, 'missing'],
        ['private/nobodys/original', 'unknown'],
      ]),
    )
    assert.ok(!found.some(({ subject }) => subject === deleted?.id))
  })

  await story.test(
    'clears what a crash left when it starts again, and keeps what may be wanted',
    async () => {
      const { storage } = world.context
      const files = path.join(world.dataDir, 'files')
      const unfinished = path.join(files, '.unfinished')
      await storage.copy('private/nobodys/original', 'private/late/800.webp')
      await world.stop()
      if (!onPostgresS3) {
        await mkdir(unfinished, { recursive: true })
        await writeFile(path.join(unfinished, '0123'), 'a file that was being written')
      }
      await using again = await openWorld({ on: world.backend })
      await again.context.jobs.beginRepeating()
      await again.settle()
      const remainingKeys = await again.context.storage.list('private/')
      assert.ok(!remainingKeys.some((key) => key.startsWith('private/late/')))
      if (!onPostgresS3) assert.ok(!(await readdir(files)).includes('.unfinished'))
      assert.ok(remainingKeys.includes('private/nobodys/original'))
    },
  )
})
