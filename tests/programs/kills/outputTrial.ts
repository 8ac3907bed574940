import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { readZip } from '../../support/files/readZip.ts'
import { compareNames, namesBelow, type Trial, temporaryNames } from './trial.ts'

/**
 * Makes a trial of a command that writes a memorial into a folder or a ZIP file. Files whose names match `isDifferent` are not
 * compared with those that are `expected`: they differ in each run, as a snapshot of the database does.
 */
export function outputTrial(
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
    // other tests check that an unfinished copy or archive is marked as unfinished
    inspect: async () => [],
    async finish(cleanNames) {
      // a power cut may have removed the folder, which the test has just made
      await mkdir(folder, { recursive: true })
      const isComplete = name.endsWith('.zip') && (await readdir(folder)).includes(name)
      const command = start()
      // the command that makes an archive replaces no file
      if ((await command.ended) !== 0 && !(isComplete && /exists already/.test(command.output())))
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

/** Computes the hashes of all files in a folder or a ZIP file, by their paths inside it. */
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
