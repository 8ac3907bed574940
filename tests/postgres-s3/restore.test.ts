import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { KyselyPlugin } from 'kysely'
import { backup as backupCommand } from '../../server/backup/backup.ts'
import { copyMemorial } from '../../server/backup/copyMemorial.ts'
import { restore as restoreCommand } from '../../server/backup/restore.ts'
import { tables } from '../../server/database/rows.ts'
import { readInstallation, writeInstallation } from '../../server/startup/installation.ts'
import { openStorage } from '../../server/storage/open.ts'
import { openSpool } from '../../server/storage/spool.ts'
import type { Storage } from '../../server/storage/storage.ts'
import {
  type Backend,
  newFolder,
  newServers,
  newSqliteFolder,
  openPlace,
  sourceOf,
} from '../support/backends.ts'
import { callCommand, startCommand } from '../support/command.ts'
import { environmentOf } from '../support/environment.ts'
import { fixture } from '../support/fixtures.ts'
import { startProcess } from '../support/process.ts'
import { proxyTo } from '../support/tcpProxy.ts'
import { waitUntil } from '../support/waitUntil.ts'
import { allRows } from '../support/wholeMemorial.ts'
import { openWorld } from '../support/world.ts'

let home: Backend
/** all rows of `home` */
let rows: Awaited<ReturnType<typeof allRows>>
/** the folder of its backup */
let copies: string
before(async () => {
  home = await newSqliteFolder()
  const world = await openWorld({ on: home })
  const admin = await world.administrator()
  for (const file of ['photos/landscape-2mp-bee.jpg', 'formats/animated.gif', 'names/🌻🕊️.jpg'])
    await admin.call('POST /api/media', { form: { title: `“${file}”\n'`, file: fixture(file) } })
  await admin.call('POST /api/music', {
    form: { title: 'Nebula', file: fixture('audio/nebula-no-tags.mp3') },
  })
  const files = [fixture('photos/person-small-square.jpg'), fixture('photos/person-blackwhite-small.jpg')]
  const left = await world.visitor.call('POST /api/media/upload', { form: { memoryAuthor: 'Ada', files } })
  const body = {
    name: 'Ada',
    email: 'ada@example.org',
    content: '祖父\r\n\u0001\\ 🌻',
    mediaIds: [left.body.mediaIds[0]],
  }
  await world.visitor.call('POST /api/memories', { body })
  await world.settle()
  // pictures that visitors have looked at are public
  for (const { filePath } of (await world.visitor.call('GET /api/media')).body)
    assert.equal((await world.visitor.get(String(filePath))).status, 200)
  await world.close()
  rows = await allRows(home)
  copies = await newFolder()
  await succeeds(backup(home, copies))
})
after(async () => {
  for (const folder of [home.dataDir, copies]) await rm(folder, { recursive: true })
})

const backup = (from: Backend, to: string) => callCommand(backupCommand, [to], environmentOf(from))
const restore = (from: string, env: Record<string, string>) => callCommand(restoreCommand, [from], env)

async function succeeds(called: ReturnType<typeof callCommand>): Promise<string> {
  const { code, output } = await called
  assert.equal(code, 0, output)
  return output
}

const emptyServers = async () => ({ dataDir: await newFolder(), ...(await newServers()) })
const emptyFolder = async () => ({ dataDir: await newFolder(), databaseUrl: null, s3: null })
const quiet = () => undefined

/** Every file below private/, with the hash of what is in it. */
async function filesOf({ dataDir }: Backend): Promise<Record<string, string>> {
  const root = path.join(dataDir, 'files/private')
  const hashes = (await within(root)).sort().map(async (file) => [
    path.relative(root, file),
    createHash('sha256')
      .update(await readFile(file))
      .digest('hex'),
  ])
  return Object.fromEntries(await Promise.all(hashes)) as Record<string, string>
}

const within = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

async function bytesOf({ dataDir }: Backend): Promise<number> {
  const files = await within(path.join(dataDir, 'files/private'))
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

describe('A memorial', () => {
  for (const file of ['a folder', 'walter.zip'])
    test(`moves from SQLite and disk to PostgreSQL and S3 and back by ${file} and nothing is lost`, async () => {
      const away = await emptyServers()
      const there = await succeeds(restore(copies, environmentOf(away)))
      assert.match(there, /All \d+ files and \d+ rows are in .*, each read back and compared/)
      assert.deepEqual(await allRows(away), rows)

      const world = await openWorld({ on: away })
      const media = (await world.visitor.call('GET /api/media')).body
      assert.equal(media.length, 4)
      for (const { filePath } of media) assert.equal((await world.visitor.get(String(filePath))).status, 200)
      await world.close()

      const parent = await newFolder()
      await succeeds(backup(away, path.join(parent, file)))
      const back = await emptyFolder()
      await succeeds(restore(path.join(parent, file), environmentOf(back)))
      assert.deepEqual(await filesOf(back), await filesOf(home))
      assert.deepEqual(await allRows(back), rows)
      await (await openWorld({ on: back })).close()
      for (const folder of [away.dataDir, back.dataDir, parent]) await rm(folder, { recursive: true })
    })

  test('is restored in every place that the configuration can name', async () => {
    const { databaseUrl, s3 } = await newServers()
    for (const place of [
      { ...(await emptyFolder()), databaseUrl },
      { ...(await emptyFolder()), s3 },
    ]) {
      await succeeds(restore(copies, environmentOf(place)))
      assert.deepEqual(await allRows(place), rows)
      await (await openWorld({ on: place })).close()
      await rm(place.dataDir, { recursive: true })
    }
  })

  test('whose restore is killed cannot be started there, and goes on where it ended', async () => {
    const away = await emptyServers()
    const env = environmentOf(away)
    const { url, proxy } = await proxyTo(env.S3_ENDPOINT ?? '')
    // most files have arrived by then, and never all: four are sent at once
    proxy.silence((await bytesOf(home)) - 100_000)
    const killed = startCommand('backup/restoreMain', [copies], { ...env, S3_ENDPOINT: url })
    await waitUntil(proxy.isSilent, () => `it never came that far:\n${killed.output()}`)
    killed.kill()
    await killed.ended
    proxy.close()
    const early = await startProcess(env)
    assert.equal(await early.ended, 1)
    assert.match(early.output(), /^Cannot start: A backup was being restored here.*npm run restore.*\n$/)
    const finished = await succeeds(restore(copies, env))
    assert.match(finished, /[1-9]\d* were there already/)
    assert.deepEqual(await allRows(away), rows)
    assert.match(await refusal(env), /There is a memorial in .* already/)
    await rm(away.dataDir, { recursive: true })
  })
})

/** The one line with which a restore ends. */
async function refusal(env: Record<string, string>): Promise<string> {
  const { code, output } = await restore(copies, env)
  assert.equal(code, 1)
  const last = output.split('\n').at(-2) ?? ''
  assert.match(last, /^Cannot restore: /)
  return last
}

describe('A restore is refused', () => {
  test('while a server is at work in the new place, and when it holds a memorial', async () => {
    const away = await emptyServers()
    const server = await startProcess(environmentOf(away))
    assert.match(await refusal(environmentOf(away)), /Another process is using/)
    const elsewhere = environmentOf({ ...away, dataDir: await newFolder() })
    assert.match(await refusal(elsewhere), /A server is using the database of DATABASE_URL/)
    server.kill('SIGTERM')
    await server.ended
    assert.match(await refusal(elsewhere), /There is a memorial in .* already/)
    for (const folder of [away.dataDir, elsewhere.DATA_DIR ?? '']) await rm(folder, { recursive: true })
  })

  test('where another was begun, and where the bucket holds files of another', async () => {
    const other = await newSqliteFolder()
    const spool = await openSpool(other.dataDir)
    const target = await emptyServers()
    const [from, to] = [await openPlace(other), await openPlace(target)]
    const cut = { ...to.storage, put: () => Promise.reject(new Error('cut')) }
    await writeInstallation(from.db, 'memorial', 'another')
    const source = await sourceOf(from)
    await assert.rejects(copyMemorial(source, { ...to, storage: cut }, spool, quiet), /cut/)
    await Promise.all([from.db.destroy(), to.db.destroy()])
    assert.match(await refusal(environmentOf(target)), /Another memorial was being restored in/)
    const used = { ...target, ...(await newServers()) }
    const storage = await openStorage(used)
    await storage.put('private/another/original', import.meta.filename)
    assert.match(await refusal(environmentOf(used)), /There are files in .* already/)
    for (const { dataDir } of [other, target]) await rm(dataDir, { recursive: true })
  })
})

describe('A restore fails, and the new place stays unfinished,', () => {
  const restoring = async (spoil: { files?: (to: Storage) => Storage; rows?: KyselyPlugin }) => {
    const [from, to] = [await openPlace(home), await openPlace(await emptyFolder())]
    const db = spoil.rows ? from.db.withPlugin(spoil.rows) : from.db
    const storage = spoil.files?.(to.storage) ?? to.storage
    const source = { ...(await sourceOf(from)), db }
    const spool = await openSpool(await newFolder())
    const error: unknown = await copyMemorial(source, { ...to, storage }, spool, quiet).then(
      () => null,
      (reason: unknown) => reason,
    )
    const finished = await readInstallation(to.db, 'memorial')
    await Promise.all([from.db.destroy(), to.db.destroy()])
    return { message: String(error), finished }
  }

  test('when a file does not arrive as it was sent', async () => {
    const other = import.meta.filename
    const { message, finished } = await restoring({
      files: (to) => ({ ...to, put: (key) => to.put(key, other) }),
    })
    assert.match(message, /was not stored as it was sent/)
    assert.equal(finished, undefined)
  })

  test('when a row does not arrive as it was sent', async () => {
    let readings = 0
    const changed = (row: Record<string, unknown>) => ({ ...row, revision: readings })
    const { message, finished } = await restoring({
      rows: {
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          if (!('revision' in (result.rows[0] ?? {}))) return result
          readings += 1
          return { ...result, rows: result.rows.map(changed) }
        },
      },
    })
    assert.match(message, /The rows in a test are not as they were sent/)
    assert.equal(finished, undefined)
  })
})

test('every table there is, is restored', async () => {
  const { db } = await openPlace(home)
  const known = (await db.introspection.getTables()).map(({ name }) => name)
  assert.deepEqual(known.sort(), tables.toSorted())
  await db.destroy()
})
