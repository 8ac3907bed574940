import assert from 'node:assert/strict'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, describe, test } from 'node:test'
import { DAY } from '../../domain/timeUnits.ts'
import { fail } from '../../server/base/errors/fail.ts'
import { schedule } from '../../server/memorial/jobs/schedule.ts'
import { change } from '../../server/platform/database/change.ts'
import { listUploads } from '../../server/safety/originals.ts'
import { verifyItem } from '../../server/safety/verify/verifyItem.ts'
import { verifyCommand } from '../../server/safety/verify/verifyCommand.ts'
import { callCommand } from '../support/servers/command.ts'
import { environmentOf } from '../support/world/environment.ts'
import type { newSqliteFolder } from '../support/world/backends.ts'
import { openWorld } from '../support/world/world.ts'

/** Tests `npm run verify` with a memorial that `newMemorial` makes in a place. */
export function testVerify(place: string, newMemorial: typeof newSqliteFolder) {
  describe(`npm run verify of a running memorial in ${place}`, async () => {
    const world = await openWorld({ on: await newMemorial('allKinds') })
    const admin = await world.administrator()
    const media = (await admin.call('GET /api/media')).body
    const findId = (title: string) => media.find((item) => item.title.includes(title))?.id ?? ''
    const song = (await admin.call('GET /api/music')).body[0]?.id ?? ''
    const ids = { photo: findId('bee'), song }
    after(() => world.stop())

    const verify = () => callCommand(verifyCommand, [], environmentOf(world.backend))
    const readBytes = async (key: string) => {
      const opened = await world.context.storage.open(key)
      if (!opened) throw new Error(`${key} is not there`)
      return buffer(opened.body)
    }
    const write = async (key: string, bytes: Buffer) => {
      const file = path.join(world.dataDir, 'spoiled')
      await writeFile(file, bytes)
      await world.context.storage.put(key, file)
    }
    const original = (id: string) => `private/${id}/original`

    test('finds that all originals are as they were sent', async () => {
      const { code, output } = await verify()
      assert.match(output, /All 7 originals are as they were sent/)
      assert.equal(code, 0)
    })

    test('names a flipped byte, a deleted file and a file without an item, and says what to do', async () => {
      const photo = await readBytes(original(ids.photo))
      const song = await readBytes(original(ids.song))
      const flipped = Buffer.from(photo)
      flipped[1000] = (flipped[1000] ?? 0) ^ 1
      await write(original(ids.photo), flipped)
      await world.context.storage.remove([original(ids.song)])
      await write(original('nobodys'), song)
      const { code, output } = await verify()
      assert.equal(code, 1)
      assert.match(output, new RegExp(`bee.jpg.*${original(ids.photo)}.*not what was sent.*\\n.*backup`))
      assert.match(output, new RegExp(`“Nebula” \\(nebula-no-tags.mp3.*is missing.*\\n.*backup`))
      assert.match(output, /private\/nobodys\/original: Nothing in the database belongs to this file/)
      assert.match(output, /7 originals were read; 3 faults were found/)
      await write(original(ids.photo), photo)
      await write(original(ids.song), song)
      await world.context.storage.remove([original('nobodys')])
    })

    test('names an original that the system cannot read, and reads the others', async (context) => {
      const stored = world.context.storage.pathOf(original(ids.photo))
      if (stored === null) return context.skip('a bucket has no such files')
      const photo = await readBytes(original(ids.photo))
      await rm(stored)
      await mkdir(stored)
      const { code, output } = await verify()
      assert.equal(code, 1)
      assert.match(output, new RegExp(`bee.jpg.*${original(ids.photo)}.*cannot be read from the disk`))
      assert.match(output, /7 originals were read; 1 fault was found/)
      await rm(stored, { recursive: true })
      await write(original(ids.photo), photo)
    })

    test('blames no file if the storage does not respond, or the system opens no more files', async () => {
      const item = (await listUploads(world.context.db)).find(({ id }) => id === ids.photo)!
      for (const fault of [
        { code: 'ECONNRESET', syscall: 'read' },
        { code: 'EMFILE', syscall: 'open' },
        { code: 'EACCES', syscall: 'connect' },
      ]) {
        const error = Object.assign(new Error('no answer'), fault)
        const storage = { ...world.context.storage, open: () => Promise.reject(error) }
        await assert.rejects(verifyItem({ ...world.context, storage }, item), error)
      }
    })

    test('makes missing pictures again, unless a job is about to, and a full disk is not their fault', async () => {
      const keys = (await world.context.storage.list(`private/${ids.photo}/`)).filter(
        (key) => !key.endsWith('l'),
      )
      const before = await readBytes(`private/${ids.photo}/800.webp`)
      await world.context.storage.remove(keys)
      const { db } = world.context
      const item = (await listUploads(db)).find(({ id }) => id === ids.photo)!
      const tomorrow = world.context.clock() + DAY
      await change(world.context, [], (tx) => schedule(tx, 'derive', item.id, tomorrow))
      assert.deepEqual(await verifyItem(world.context, item), { fault: null, remade: false })
      await db.deleteFrom('jobs').where('subject', '=', item.id).execute()
      const diskFull = fail('disk_full')
      const storage = { ...world.context.storage, put: () => Promise.reject(diskFull) }
      await assert.rejects(verifyItem({ ...world.context, storage }, item), diskFull)
      const { code, output } = await verify()
      assert.match(output, /Missing pictures of 1 item have been made again/)
      assert.equal(code, 0)
      assert.ok((await readBytes(`private/${ids.photo}/800.webp`)).equals(before))
      assert.deepEqual(
        (await world.context.storage.list(`private/${ids.photo}/`)).filter((key) => !key.endsWith('l')),
        keys,
      )
    })
  })
}
