import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { KyselyPlugin } from 'kysely'
import { backup } from '../../server/safety/backup/backupCommand.ts'
import { fillDestination } from '../../server/safety/restore/fillDestination.ts'
import { restore } from '../../server/safety/restore/restoreCommand.ts'
import { openDatabase } from '../../server/platform/database/open.ts'
import { tableNames } from '../../server/platform/database/rows.ts'
import { readInstallation, writeInstallation } from '../../server/memorial/installation.ts'
import { listAllKeys } from '../../server/platform/storage/keys.ts'
import { openStorage } from '../../server/platform/storage/open.ts'
import { openSpool } from '../../server/platform/storage/spool.ts'
import type { Storage } from '../../server/platform/storage/storage.ts'
import {
  emptyFolder,
  emptyServers,
  newPostgresS3,
  newServers,
  newSqliteFolder,
  openBackend,
  openAsBackup,
} from '../support/world/backends.ts'
import { callCommand, startCommand } from '../support/servers/command.ts'
import { environmentOf } from '../support/world/environment.ts'
import { startProcess } from '../support/servers/process.ts'
import { proxyTo } from '../support/servers/tcpProxy.ts'
import { waitUntil } from '../support/servers/waitUntil.ts'
import { readWholeMemorial } from '../support/world/wholeMemorial.ts'
import { openWorld } from '../support/world/world.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

const home = await newSqliteFolder('allKinds')
const whole = await readWholeMemorial(home)
/** the folder with the backup of `home` */
const copies = temporaryFolder()
await succeeds(callCommand(backup, [copies], environmentOf(home)))

const restoreIn = (env: Record<string, string>) => callCommand(restore, [copies], env)

async function succeeds(called: ReturnType<typeof callCommand>): Promise<string> {
  const { code, output } = await called
  assert.equal(code, 0, output)
  return output
}

const quiet = () => undefined

describe('A memorial', () => {
  for (const setting of ['databaseUrl', 's3'] as const)
    test(`is restored where only ${setting} is on another server`, async () => {
      const place = { ...emptyFolder(), [setting]: (await newServers())[setting] }
      const output = await succeeds(restoreIn(environmentOf(place)))
      assert.match(output, /All \d+ files and \d+ rows are in .*, each read back and compared/)
      assert.deepEqual(await readWholeMemorial(place), whole)
      await (await openWorld({ on: place })).close()
    })

  test('whose restore was killed cannot be started, and a second restore continues it', async () => {
    const away = await emptyServers()
    const env = environmentOf(away)
    const { url, proxy } = await proxyTo(env.S3_ENDPOINT ?? '')
    // most of its 1.2 MB have arrived by then; the four files sent at once are never more than 0.8 MB
    proxy.silence(1_000_000)
    const killed = startCommand('commands/restore', [copies], { ...env, S3_ENDPOINT: url })
    await waitUntil(proxy.isSilent, () => `it never came that far:\n${killed.output()}`)
    killed.kill()
    await killed.ended
    proxy.close()
    const early = await startProcess(env)
    assert.equal(await early.ended, 1)
    assert.match(early.output(), /^Cannot start: A backup was being restored here.*npm run restore.*\n$/)
    assert.match(await succeeds(restoreIn(env)), /[1-9]\d* were there already/)
    assert.deepEqual(await readWholeMemorial(away), whole)
  })
})

/** Returns the one line with which a restore ends. */
async function refusal(env: Record<string, string>): Promise<string> {
  const { code, output } = await restoreIn(env)
  assert.equal(code, 1)
  const last = output.split('\n').at(-2) ?? ''
  assert.match(last, /^Cannot restore: /)
  return last
}

describe('A restore is refused', () => {
  test('while a server uses the new place, and when that already holds a memorial', async () => {
    const away = await emptyServers()
    const server = await startProcess(environmentOf(away))
    assert.match(await refusal(environmentOf(away)), /Another process is using/)
    const elsewhere = environmentOf({ ...away, dataDir: temporaryFolder() })
    assert.match(await refusal(elsewhere), /A server is using the database of DATABASE_URL/)
    await server.stop()
    assert.match(await refusal(elsewhere), /There is a memorial in .* already/)
  })

  test('where another restore was begun, and where the bucket holds files of another memorial', async () => {
    const other = await newSqliteFolder('small')
    const spool = await openSpool(other.dataDir)
    const target = await emptyServers()
    const [from, to] = [await openBackend(other), await openBackend(target)]
    let puts = 0
    // only the mark and one file arrive
    const put: Storage['put'] = (key, file) =>
      ++puts > 2 ? Promise.reject(new Error('cut')) : to.storage.put(key, file)
    const cut = { ...to.storage, put }
    await writeInstallation(from.db, 'memorial', 'another')
    const source = await openAsBackup(from)
    await assert.rejects(fillDestination(source, { ...to, storage: cut }, spool, quiet), /cut/)
    await Promise.all([from.db.destroy(), to.db.destroy()])
    assert.match(await refusal(environmentOf(target)), /Another memorial was being restored in/)
    const used = { ...target, ...(await newServers()) }
    const storage = await openStorage(used)
    await storage.put('private/another/original', import.meta.filename)
    assert.match(await refusal(environmentOf(used)), /There are files in .* already/)
  })
})

test('nothing is copied to a new memorial whose bucket holds the files of another, and these stay', async () => {
  const other = await newPostgresS3('small')
  const started = await emptyServers()
  await (await openWorld({ on: started })).close()
  const [from, to] = [await openBackend(home), await openBackend({ ...started, s3: other.s3 })]
  const before = await listAllKeys(to.storage, '')
  const copied = fillDestination(await openAsBackup(from), to, await openSpool(temporaryFolder()), quiet)
  await assert.rejects(copied, /The database of a memorial is here, but its files are not/)
  assert.deepEqual(await listAllKeys(to.storage, ''), before)
  await Promise.all([from.db.destroy(), to.db.destroy()])
})

describe('A restore fails, and the new place stays unfinished,', () => {
  const restoring = async (spoil: { files?: (to: Storage) => Storage; rows?: KyselyPlugin }) => {
    const [from, to] = [await openBackend(home), await openBackend(emptyFolder())]
    const db = spoil.rows ? from.db.withPlugin(spoil.rows) : from.db
    const storage = spoil.files?.(to.storage) ?? to.storage
    const source = { ...(await openAsBackup(from)), db }
    const spool = await openSpool(temporaryFolder())
    const error: unknown = await fillDestination(source, { ...to, storage }, spool, quiet).then(
      () => null,
      (reason: unknown) => reason,
    )
    const finished = await readInstallation(to.db, 'memorial')
    await Promise.all([from.db.destroy(), to.db.destroy()])
    return { message: String(error), finished }
  }

  test('when a file arrives damaged', async () => {
    const other = import.meta.filename
    const { message, finished } = await restoring({
      files: (to) => ({ ...to, put: (key) => to.put(key, other) }),
    })
    assert.match(message, /was not stored as it was sent/)
    assert.equal(finished, undefined)
  })

  test('when a row arrives changed', async () => {
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

test('every table is restored', async () => {
  await using db = await openDatabase(home)
  const known = (await db.introspection.getTables()).map(({ name }) => name)
  assert.deepEqual(known.sort(), tableNames.toSorted())
})
