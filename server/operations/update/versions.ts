import {
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { PlainError } from '../../base/errors/PlainError.ts'
import { parseJson } from '../../base/parseJson.ts'
import { lockFolder } from '../../base/process/lock.ts'
import { makeFolders } from '../../base/process/privateFolder.ts'
import { versionFolder, projectFolder, VERSIONS_FOLDER } from '../../base/process/projectFolder.ts'
import { version } from '../../base/process/version.ts'

export const versionsFolder = path.join(projectFolder, VERSIONS_FOLDER)

/** The folder of the backups that are made before updates. */
export const backupsFolder = path.join(projectFolder, 'copies')

/**
 * The symbolic link to the folder of the current version. `npm start` and the other commands follow this link. If there is no
 * link, the version in the project folder is used.
 */
const currentLink = path.join(projectFolder, 'current')

/**
 * Locks versions/ for an update or for going back, until the returned lock is closed. Throws PlainError if another such command
 * is running, or has changed the current version since this process started.
 */
export function lockVersions(): DatabaseSync {
  makeFolders(versionsFolder)
  const lock = lockFolder(
    versionsFolder,
    new PlainError(
      'another update, or npm run back, is running here. Wait until it has ended, then try again.',
    ),
  )
  const currentFolder = existsSync(currentLink) ? realpathSync(currentLink) : projectFolder
  if (currentFolder === versionFolder) return lock
  lock.close()
  throw new PlainError(
    `this is version ${version} in ${versionFolder}, and the present one is in ${currentFolder}: another update, or npm run back, has just ended. Try again.`,
  )
}

/** Makes a version the current one, for `npm start` and all other commands, in a single step. */
export function linkVersion(folder: string) {
  if (folder === projectFolder) return rmSync(currentLink, { force: true })
  const partialLink = `${currentLink}.part`
  rmSync(partialLink, { force: true })
  symlinkSync(path.relative(projectFolder, folder), partialLink)
  renameSync(partialLink, currentLink)
}

const formerSchema = z.object({
  folder: z.string(),
  version: z.string(),
  /** the newest migration that this version knows */
  migration: z.string(),
  /** name of the backup that was made before the update */
  copy: z.string(),
  /** whether an update from this version, or a return to this version, has begun but not ended; the next command finishes it */
  isUnfinished: z.boolean().default(false),
})
export type FormerVersion = z.infer<typeof formerSchema>

const formerFile = path.join(versionsFolder, 'former.json')

/** Saves the facts about the version to go back to. */
export function saveFormer(formerVersion: FormerVersion) {
  writeFileSync(`${formerFile}.part`, JSON.stringify(formerVersion))
  renameSync(`${formerFile}.part`, formerFile)
}

/** Reads the saved facts about the version to go back to. Returns null if nothing is saved, or if the file is damaged. */
export const readFormer = (): FormerVersion | null =>
  existsSync(formerFile)
    ? (formerSchema.safeParse(parseJson(readFileSync(formerFile, 'utf8'))).data ?? null)
    : null

/** Finds the version to go back to. Throws PlainError if there is none, or if its folder no longer exists. */
export function findFormer(): FormerVersion {
  if (!existsSync(formerFile))
    throw new PlainError('there has been no update here, so there is no former version.')
  const formerVersion = readFormer()
  if (!formerVersion) throw new PlainError(`${formerFile} is damaged: it no longer names the former version.`)
  if (formerVersion.folder === versionFolder && !formerVersion.isUnfinished)
    throw new PlainError(`version ${version} already is the former one.`)
  if (!existsSync(formerVersion.folder)) throw new PlainError(`${formerVersion.folder} is no longer there.`)
  return formerVersion
}
