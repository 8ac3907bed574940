import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { PlainError } from '../../base/errors/PlainError.ts'
import { parseJson } from '../../base/parseJson.ts'
import { version as presentVersion } from '../../base/process/version.ts'
import { versionFolder, projectFolder } from '../../base/process/projectFolder.ts'
import { readRunning } from '../../base/process/running.ts'
import { UNFINISHED } from './leftovers.ts'
import { versionsFolder } from './versions.ts'
import { startScript, unpackTarball } from './programs.ts'

const releasePackage = z.object({ name: z.literal('memorial'), version: z.string().regex(/^\d+\.\d+\.\d+$/) })

export interface Release {
  version: string
  folder: string
}

/**
 * Unpacks a release next to this version, and fetches the packages that it does not contain. Null when it is this version.
 * Throws PlainError when the file is no release, is not newer, or the server of this data folder runs from its folder.
 */
export async function unpackRelease(file: string, dataDir: string): Promise<Release | null> {
  if (!existsSync(file)) throw new PlainError(`there is no file ${file}.`)
  const unpacked = mkdtempSync(path.join(versionsFolder, UNFINISHED))
  try {
    unpackTarball(file, unpacked)
    const [top = '', ...more] = readdirSync(unpacked)
    const version = more.length === 0 ? versionIn(path.join(unpacked, top)) : null
    if (version === null) throw new PlainError(`${file} is not a release of the memorial.`)
    const folder = path.join(versionsFolder, `memorial-${version}`)
    if (folder === versionFolder) return null
    if (!isNewer(version, presentVersion))
      throw new PlainError(
        `${file} is version ${version}, and this is ${presentVersion}: there is nothing to update.`,
      )
    const server = readRunning(dataDir)
    if (server?.folder === folder)
      throw new PlainError(`process ${server.pid} runs from ${folder}. Stop it first, then try again.`)
    const unfinished = path.join(unpacked, top)
    // every version reads the project's own .env
    symlinkSync(path.join(projectFolder, '.env'), path.join(unfinished, '.env'))
    // done under a temporary name: npm may outlive a killed update
    await addPackages(unfinished, path.basename(file))
    rmSync(folder, { recursive: true, force: true })
    renameSync(unfinished, folder)
    return { version, folder }
  } finally {
    rmSync(unpacked, { recursive: true, force: true })
  }
}

function versionIn(folder: string): string | null {
  const file = path.join(folder, 'package.json')
  if (!existsSync(file)) return null
  return releasePackage.safeParse(parseJson(readFileSync(file, 'utf8'))).data?.version ?? null
}

function isNewer(version: string, than: string): boolean {
  const [one, other] = [version, than].map((each) => each.split('.').map(Number)) as [number[], number[]]
  const first = one.findIndex((number, place) => number !== other[place])
  return first >= 0 && (one[first] ?? 0) > (other[first] ?? 0)
}

async function addPackages(folder: string, name: string) {
  const building = startScript(folder, 'build', process.env)
  if ((await building.ended) === 0) return
  const reason = building.output().trim().split('\n').at(-1)
  throw new PlainError(
    `${name} needs packages from the registry. ${reason} The release with dependencies contains them.`,
  )
}
