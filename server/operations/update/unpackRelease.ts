import { existsSync, lstatSync, readdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { isSystemName } from '../../base/process/privateFolder.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { parseJson } from '../../base/parseJson.ts'
import { version as presentVersion } from '../../base/process/version.ts'
import { versionFolder, projectFolder } from '../../base/process/projectFolder.ts'
import { readRunningServer } from '../../base/process/running.ts'
import { makeUnfinishedFolder } from './leftovers.ts'
import { versionsFolder } from './versions.ts'
import { startScript, unpackTarball } from './programs.ts'
import { asRoot } from '../../base/owner.ts'
import { removeTree } from '../../base/removeFiles.ts'
import { compareChecksum } from './compareChecksum.ts'

const releasePackage = z.object({ name: z.literal('memorial'), version: z.string().regex(/^\d+\.\d+\.\d+$/) })

export interface Release {
  version: string
  folder: string
}

/**
 * Unpacks a release into versions/, and fetches the npm packages that it does not contain. Returns null if the release is the
 * current version. Throws PlainError if the file is not a newer release, or if a server runs from the release's folder.
 */
export async function unpackRelease(file: string, dataDir: string): Promise<Release | null> {
  const server = readRunningServer(dataDir)
  using _ = asRoot()
  if (!existsSync(file)) throw new PlainError(`there is no file ${file}.`)
  console.log(`Unpacking ${path.basename(file)}, and fetching the packages that it lacks…`)
  await compareChecksum(file)
  const unpackedFolder = makeUnfinishedFolder()
  try {
    unpackTarball(file, unpackedFolder)
    const [topName = '', ...otherNames] = readdirSync(unpackedFolder).filter((name) => !isSystemName(name))
    const unfinishedFolder = path.join(unpackedFolder, topName)
    const version = otherNames.length === 0 ? readVersion(unfinishedFolder) : null
    if (version === null) throw new PlainError(`${file} is not a release of the memorial.`)
    const folder = path.join(versionsFolder, `memorial-${version}`)
    if (folder === versionFolder) return null
    if (!isNewer(version, presentVersion))
      throw new PlainError(
        `${file} is version ${version}, and this is ${presentVersion}: there is nothing to update.`,
      )
    if (server?.folder === folder)
      throw new PlainError(`process ${server.pid} runs from ${folder}. Stop it first, then try again.`)
    // all versions use the project's .env
    symlinkSync(path.join(projectFolder, '.env'), path.join(unfinishedFolder, '.env'))
    // the folder still has a temporary name, because npm may continue to write into it if the update is killed
    await addPackages(unfinishedFolder, path.basename(file))
    await removeTree(folder)
    renameSync(unfinishedFolder, folder)
    return { version, folder }
  } finally {
    await removeTree(unpackedFolder)
  }
}

/** Reads the version of an unpacked release. Returns null if it is none: a link could lead to a folder outside versions/. */
function readVersion(folder: string): string | null {
  const file = path.join(folder, 'package.json')
  if (!lstatSync(folder).isDirectory() || !existsSync(file)) return null
  return releasePackage.safeParse(parseJson(readFileSync(file, 'utf8'))).data?.version ?? null
}

function isNewer(version: string, otherVersion: string): boolean {
  const [one, other] = [version, otherVersion].map((each) => each.split('.').map(Number)) as [
    number[],
    number[],
  ]
  const firstDifference = one.findIndex((number, index) => number !== other[index])
  return firstDifference >= 0 && (one[firstDifference] ?? 0) > (other[firstDifference] ?? 0)
}

async function addPackages(folder: string, name: string) {
  if (!existsSync(path.join(folder, 'scripts/build.mjs')))
    throw new PlainError(`${name} is incomplete: its scripts are missing. Download the release again.`)
  const buildProgram = startScript(folder, 'build', process.env)
  if ((await buildProgram.exitCode) === 0) return
  const output = buildProgram.output().trim()
  const reason = /^\w*Error\b.*: (.*)$/m.exec(output)?.[1] ?? output.split('\n').at(-1)
  throw new PlainError(
    `${name} needs packages from the registry. ${reason} The release with dependencies contains them.`,
  )
}
