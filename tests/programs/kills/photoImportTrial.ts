import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { connectDatabase, getSqlitePath } from '../../../server/platform/database/open.ts'
import type { Backend } from '../../support/world/backends.ts'
import { environmentOf } from '../../support/world/environment.ts'
import { startProcess } from '../../support/servers/process.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { waitUntil } from '../../support/servers/waitUntil.ts'
import { compareNames, namesBelow, type Trial, temporaryNames } from './trial.ts'
import { uniquePhoto } from './uniquePhoto.ts'

/** Writes a new folder of photographs that all differ. */
export async function writePhotos(count: number): Promise<string> {
  const folder = temporaryFolder()
  for (let n = 0; n < count; n++) {
    const album = path.join(folder, n % 2 === 0 ? 'Garden' : 'Sea')
    await mkdir(album, { recursive: true })
    await writeFile(path.join(album, `${n}.jpg`), uniquePhoto().bytes)
  }
  return folder
}

/** Makes a trial of an import of photographs into a new memorial. */
export function photoImportTrial(start: Trial['start'], target: Backend, photos: string): Trial {
  const { dataDir } = target
  const list = async () => {
    const names = [...(await namesBelow(dataDir)), ...(await temporaryNames(dataDir))]
    return [...new Set(names.map((name) => name.replace(/(private|installation)\/[\w-]{22}/, '$1/ID')))]
  }
  return {
    start,
    list,
    inspect: () => findFaults(target),
    async finish(cleanNames) {
      const command = start()
      if ((await command.ended) !== 0) return [`it does not end well: ${command.output()}`]
      const wrong = [...compareNames(await list(), cleanNames), ...(await findFaults(target))]
      const sent = await hashFiles(photos)
      const stored = (await readRows(target)).map(({ sha256 }) => sha256)
      if (stored.toSorted().join() !== sent.toSorted().join()) wrong.push('it has not each photograph once')
      return [...wrong, ...(await expectFolders(target, sent.length))]
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  }
}

/** Finds rows whose original is missing or has other bytes than the row says. */
async function findFaults(target: Backend): Promise<string[]> {
  const wrong: string[] = []
  for (const { id, sha256 } of await readRows(target)) {
    const bytes = await readFile(path.join(target.dataDir, 'files/private', id, 'original')).catch(() => null)
    if (!bytes || hashOf(bytes) !== sha256) wrong.push(`the original of ${id} is lost`)
  }
  return wrong
}

async function readRows(target: Backend): Promise<{ id: string; sha256: string }[]> {
  if (!existsSync(getSqlitePath(target.dataDir))) return []
  await using db = await connectDatabase(target)
  const hasTables = (await db.introspection.getTables()).some(({ name }) => name === 'media')
  return hasTables ? await db.selectFrom('media').select(['id', 'sha256']).execute() : []
}

/** Starts a server, and waits until it has removed the folders that belong to no photograph. */
async function expectFolders({ dataDir, ...target }: Backend, count: number): Promise<string[]> {
  const server = await startProcess(environmentOf({ dataDir, ...target }))
  if (!server.url) return [`no server starts there: ${server.output()}`]
  await waitUntil(
    async () => (await readdir(path.join(dataDir, 'files/private'))).length === count,
    () => `there are not ${count} folders for ${count} photographs: ${server.output()}`,
  ).finally(() => server.stop())
  return []
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function hashFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return Promise.all(
    files.map(async ({ parentPath, name }) => hashOf(await readFile(path.join(parentPath, name)))),
  )
}
