import assert from 'node:assert/strict'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, test } from 'node:test'
import { fillMemorial } from '../support/world/filledMemorial.ts'
import { openWorld, type WorldOptions } from '../support/world/world.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

const HOUR = 3_600_000
/** The hours that pass between two looks at the due jobs. */
const STEP = 3
const DAY = 24 * HOUR

/** Tests what the administrator of a memorial in a place reads about its safety. */
export function testSafekeeping(place: string, options: WorldOptions) {
  test(`The administrator of a memorial in ${place}`, async (story) => {
    const parent = temporaryFolder()
    const backup = { folder: path.join(parent, 'copies'), every: 'day', keep: 3 } as const
    const world = await openWorld({ ...options, config: { backup } })
    const admin = await world.administrator()
    after(() => world.close())

    const read = async () => (await (await world.administrator()).call('GET /api/safekeeping')).body
    const livesFor = async (hours: number) => {
      for (let hour = 0; hour < hours; hour += STEP) {
        await world.settle()
        world.pass(Math.min(STEP, hours - hour) * HOUR)
      }
    }
    const copies = async () =>
      (await readdir(path.join(parent, 'copies'))).filter((name) => name.startsWith('2'))

    await story.test('reads that an empty memorial has nothing to check and no backup', async () => {
      const { checkedAt, lastCopyAt, copyOverdue } = await read()
      assert.deepEqual([checkedAt, lastCopyAt, copyOverdue], [null, null, false])
    })

    await story.test('reads what there is, when it was checked and when it was copied', async () => {
      await fillMemorial({ administrator: admin, visitor: world.visitor })
      await world.settle()
      await world.context.jobs.beginRepeating()
      await livesFor(1)
      const now = world.context.clock()
      const { photographs, films, songs, faults, checkedAt, lastCopyAt } = await read()
      assert.deepEqual(
        { photographs, films, songs, faults },
        { photographs: 4, films: 1, songs: 1, faults: [] },
      )
      for (const at of [checkedAt, lastCopyAt]) assert.ok(Date.parse(at ?? '') > now - 2 * HOUR)
      await livesFor(7 * 24)
      assert.ok(Date.parse((await read()).checkedAt ?? '') > now)
    })

    await story.test('finds a copy for each of the last days, up to the number to keep', async () => {
      assert.equal((await copies()).length, 3)
      assert.ok(Date.parse((await read()).lastCopyAt ?? '') > world.context.clock() - DAY - 2 * HOUR)
    })

    await story.test(
      'can have one taken at once, and one that failed is tried again and says why',
      async () => {
        const person = await world.administrator()
        const begin = async () => {
          await person.call('POST /api/work/backup', { body: {} })
          await world.settle()
          return (await person.call('GET /api/work/backup')).body.work
        }
        const before = (await read()).lastCopyAt ?? ''
        world.pass(60_000)
        assert.equal((await begin())?.state, 'ready')
        assert.ok(((await read()).lastCopyAt ?? '') > before)
        const folder = path.join(parent, 'copies')
        await rename(folder, `${folder} elsewhere`)
        await writeFile(folder, '')
        const failed = await begin()
        assert.equal(failed?.state, 'failed')
        assert.match(
          failed?.message ?? '',
          /copies already exists, and is not a folder\. Choose another name\.$/,
        )
        await livesFor(26)
        assert.equal(
          (await (await world.administrator()).call('GET /api/work/backup')).body.work?.state,
          'failed',
        )
        await rm(folder)
        await rename(`${folder} elsewhere`, folder)
        const now = world.context.clock()
        await livesFor(2)
        assert.ok(Date.parse((await read()).lastCopyAt ?? '') >= now)
      },
    )

    await story.test('is warned when a copy is overdue, and when a file is lost', async () => {
      const [photo] = (await admin.call('GET /api/media')).body
      world.pass(3 * DAY)
      assert.equal((await read()).copyOverdue, true)
      world.breaksOriginal(photo?.id ?? '')
      await world.context.storage.remove([`private/${photo?.id}/original`])
      await livesFor(7 * 24)
      const { faults, copyOverdue } = await read()
      assert.equal(copyOverdue, false)
      assert.equal(faults.length, 1)
      assert.match(
        faults[0] ?? '',
        /^“.+” \(.+original\): Its original file is missing\.\s+Copy the file back/,
      )
      await admin.call('DELETE /api/media/:id', { params: { id: photo?.id ?? '' } })
      assert.deepEqual((await read()).faults, [])
    })
  })
}
