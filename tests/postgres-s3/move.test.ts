import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { KyselyPlugin } from 'kysely'
import { countInstances } from '../../server/database/postgres.ts'
import { readInstallation } from '../../server/installation.ts'
import { moveMemorial } from '../../server/move/move.ts'
import { tables } from '../../server/move/rows.ts'
import { openSpool } from '../../server/storage/spool.ts'
import type { Storage } from '../../server/storage/storage.ts'
import { fixture } from '../support/fixtures.ts'
import { proxyTo } from '../support/tcpProxy.ts'
import { type Backend, newServers, newSqliteFolder, newFolder, openPlace } from '../support/backends.ts'
import { startProcess } from '../support/process.ts'
import { waitUntil } from '../support/waitUntil.ts'
import { allRows } from '../support/wholeMemorial.ts'
import { openWorld } from '../support/world.ts'
import { environmentOf } from '../support/environment.ts'
import { startMove } from './moving.ts'

let home: Backend
before(async () => {
  home = await newSqliteFolder()
  const world = await openWorld({ on: home })
  const admin = await world.administrator()
  for (const file of ['photos/landscape-2mp-bee.jpg', 'formats/animated.gif', 'names/🌻🕊️.jpg'])
    await admin.call('POST /api/media', { form: { title: `“${file}”\n'`, file: fixture(file) } })
  await admin.call('POST /api/music', {
    form: { title: 'Nebula', file: fixture('audio/nebula-no-tags.mp3') },
  })
  const files = [fixture('photos/person-small-square.jpg'), fixture('formats/iphone.HEIC')]
  const left = await world.visitor.call('POST /api/media/upload', { form: { memoryAuthor: 'Ada', files } })
  const body = {
    name: 'Ada',
    email: 'ada@example.org',
    content: '祖父\r\n\u0001\\ 🌻',
    mediaIds: [left.body.mediaIds[0]],
  }
  await world.visitor.call('POST /api/memories', { body })
  await world.settle()
  // what visitors have looked at is public
  for (const { filePath } of (await world.visitor.call('GET /api/media')).body)
    assert.equal((await world.visitor.get(String(filePath))).status, 200)
  await world.close()
})
after(() => rm(home.dataDir, { recursive: true }))

const quiet = () => undefined
const within = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

/** PostgreSQL counts a connection for some time after it was closed, and a move wants none. */
const untilUnused = ({ databaseUrl }: Backend) =>
  waitUntil(
    async () => (await countInstances(String(databaseUrl))) === 0,
    () => 'connections stayed open',
  )

/** Every file below files/, with the hash of what is in it. */
async function filesOf(dataDir: string): Promise<Record<string, string>> {
  const root = path.join(dataDir, 'files')
  const files = (await within(root)).sort()
  const hashes = files.map(async (file) => [
    path.relative(root, file),
    createHash('sha256')
      .update(await readFile(file))
      .digest('hex'),
  ])
  return Object.fromEntries(await Promise.all(hashes)) as Record<string, string>
}

describe('A memorial', () => {
  test('moved to PostgreSQL and S3 and back into a folder is byte for byte the same', async () => {
    const away = { dataDir: await newFolder(), ...(await newServers()) }
    const there = startMove('servers', { ...environmentOf(away), DATA_DIR: home.dataDir })
    assert.equal(await there.ended, 0, there.output())
    assert.match(there.output(), /All \d+ files and \d+ rows are in .*, each read back and compared/)
    assert.deepEqual(await allRows(away), await allRows(home))

    const world = await openWorld({ on: away })
    const media = (await world.visitor.call('GET /api/media')).body
    assert.equal(media.length, 4)
    for (const { filePath } of media) assert.equal((await world.visitor.get(String(filePath))).status, 200)
    await world.close()
    await untilUnused(away)

    const back = { dataDir: await newFolder(), databaseUrl: null, s3: null }
    const again = startMove('folder', { ...environmentOf(away), DATA_DIR: back.dataDir })
    assert.equal(await again.ended, 0, again.output())
    assert.deepEqual(await filesOf(back.dataDir), await filesOf(home.dataDir))
    assert.deepEqual(await allRows(back), await allRows(home))
    const server = await startProcess(environmentOf(back))
    assert.ok(server.url, server.output())
    server.kill('SIGTERM')
    await server.ended
    for (const { dataDir } of [away, back]) await rm(dataDir, { recursive: true })
  })

  test('whose move is killed cannot be started there, and goes on where it ended', async () => {
    const away = { dataDir: await newFolder(), ...(await newServers()) }
    const env: Record<string, string> = { ...environmentOf(away), DATA_DIR: home.dataDir }
    const { url, proxy } = await proxyTo(env.S3_ENDPOINT ?? '')
    // most files have arrived by then, and never all: four are sent at once
    proxy.silence((await bytesOf(home)) - 100_000)
    const killed = startMove('servers', { ...env, S3_ENDPOINT: url })
    await waitUntil(proxy.isSilent, () => `it never came that far:\n${killed.output()}`)
    killed.kill()
    await killed.ended
    proxy.close()
    const early = await startProcess(environmentOf(away))
    assert.equal(await early.ended, 1)
    assert.match(early.output(), /^Cannot start: A move to this place was not finished\..*npm run move.*\n$/)
    const finished = startMove('servers', env)
    assert.equal(await finished.ended, 0, finished.output())
    assert.match(finished.output(), /[1-9]\d* were there already/)
    assert.deepEqual(await allRows(away), await allRows(home))
    await untilUnused(away)
    const once = startMove('servers', env)
    assert.equal(await once.ended, 1)
    assert.match(once.output(), /There is a memorial in .* already/)
    await rm(away.dataDir, { recursive: true })
  })
})

/** Of all files that a move sends. */
async function bytesOf({ dataDir }: Backend): Promise<number> {
  const folder = path.join(dataDir, 'files/private')
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = files
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

describe('A move is refused in one line', () => {
  const refusal = async (to: string, env: Record<string, string>) => {
    const { ended, output } = startMove(to, env)
    assert.equal(await ended, 1)
    assert.match(output(), /^Cannot move: [^\n]+\n$/)
    return output()
  }

  test('without a direction, without the variables, and from where there is nothing', async () => {
    const nothing = environmentOf({ dataDir: await newFolder(), ...(await newServers()) })
    const { DATABASE_URL: _, ...incomplete } = nothing
    assert.match(await refusal('the moon', nothing), /--to servers .* or --to folder/)
    assert.match(await refusal('servers', incomplete), /Set DATABASE_URL and the S3_/)
    assert.match(await refusal('servers', nothing), /There is no memorial in the folder/)
    assert.match(await refusal('folder', nothing), /There is no memorial in 127\.0\.0\.1/)
    await rm(nothing.DATA_DIR ?? '', { recursive: true })
  })

  test('while a server is at work at either end', async () => {
    const servers = await newServers()
    const [here, there] = [await newFolder(), await newFolder()]
    const atHome = await startProcess(environmentOf({ dataDir: here, databaseUrl: null, s3: null }))
    const away = await startProcess(environmentOf({ dataDir: there, ...servers }))
    assert.match(
      await refusal('servers', environmentOf({ dataDir: here, ...servers })),
      /Another process is using/,
    )
    atHome.kill('SIGTERM')
    await atHome.ended
    assert.match(
      await refusal('servers', environmentOf({ dataDir: here, ...servers })),
      /A server is using the database of DATABASE_URL/,
    )
    away.kill('SIGTERM')
    await away.ended
    assert.match(
      await refusal('servers', environmentOf({ dataDir: here, ...servers })),
      /There is a memorial in .* already/,
    )
    for (const folder of [here, there]) await rm(folder, { recursive: true })
  })
})

describe('A move fails, and the new place stays unfinished,', () => {
  const moving = async (spoil: { files?: (to: Storage) => Storage; rows?: KyselyPlugin }) => {
    const [from, to] = [await openPlace(home), await openPlace({ ...home, dataDir: await newFolder() })]
    const db = spoil.rows ? from.db.withPlugin(spoil.rows) : from.db
    const storage = spoil.files?.(to.storage) ?? to.storage
    const spool = await openSpool(await newFolder())
    const error: unknown = await moveMemorial({ ...from, db }, { ...to, storage }, spool, quiet).then(
      () => null,
      (reason: unknown) => reason,
    )
    const finished = await readInstallation(to.db, 'memorial')
    await Promise.all([from.db.destroy(), to.db.destroy()])
    return { message: String(error), finished }
  }

  test('when a file does not arrive as it was sent', async () => {
    const other = import.meta.filename
    const { message, finished } = await moving({
      files: (to) => ({ ...to, put: (key) => to.put(key, other) }),
    })
    assert.match(message, /was not stored as it was sent/)
    assert.equal(finished, undefined)
  })

  test('when somebody changes the memorial meanwhile', async () => {
    let readings = 0
    const changed = (row: Record<string, unknown>) => ({ ...row, revision: readings })
    const { message, finished } = await moving({
      rows: {
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          if (!('revision' in (result.rows[0] ?? {}))) return result
          readings += 1
          return { ...result, rows: result.rows.map(changed) }
        },
      },
    })
    assert.match(message, /Was the memorial in use\? Stop it and run this again/)
    assert.equal(finished, undefined)
  })
})

test('every table there is, is moved', async () => {
  const { db } = await openPlace(home)
  const known = (await db.introspection.getTables()).map(({ name }) => name)
  assert.deepEqual(known.sort(), tables.toSorted())
  await db.destroy()
})
