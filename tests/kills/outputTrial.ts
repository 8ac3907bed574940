import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { readZip } from '../support/files/readZip.ts'
import { compareNames, namesBelow, type Trial, temporaryNames } from './trial.ts'

/**
 * A command that writes a memorial into a folder or a ZIP file. Files that match `isDifferent` are never the same twice, such as
 * a snapshot of the database.
 */
export function output(
  start: Trial['start'],
  folder: string,
  name: string,
  dataDir: string,
  expected: Map<string, string>,
  isDifferent = /^$/,
): Trial {
  const to = path.join(folder, name)
  const list = async () => [...(await namesBelow(folder)), ...(await temporaryNames(dataDir))]
  return {
    start,
    list,
    // the tests of the copy and the archive show that an unfinished one is marked as such
    inspect: async () => [],
    async finish(cleanNames) {
      // a power cut also takes the test's own new folder
      await mkdir(folder, { recursive: true })
      const isDone = name.endsWith('.zip') && (await readdir(folder)).includes(name)
      const command = start()
      // the archive never replaces a file
      if ((await command.ended) !== 0 && !(isDone && /exists already/.test(command.output())))
        return [`it does not end well: ${command.output()}`]
      const found = await readHashes(to)
      const changed = [...expected].filter(
        ([file, hash]) => !isDifferent.test(file) && found.get(file) !== hash,
      )
      const more = [...found.keys()].filter((file) => !expected.has(file))
      return [
        ...changed.map(([file]) => `${file} is not as it should be`),
        ...more.map((file) => `${file} should not be there`),
        ...compareNames(await list(), cleanNames),
      ]
    },
    remove: () => rm(folder, { recursive: true }),
  }
}

/** Reads the hashes of all files in a folder or a ZIP file, by their names without the name of the ZIP file. */
export async function readHashes(place: string): Promise<Map<string, string>> {
  const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  if (place.endsWith('.zip'))
    return new Map([...readZip(await readFile(place))].map(([name, bytes]) => [name, hashOf(bytes)]))
  const entries = await readdir(place, { recursive: true, withFileTypes: true })
  const hashes = new Map<string, string>()
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    hashes.set(path.relative(place, file), hashOf(await readFile(file)))
  }
  return hashes
}
