import {
  chownSync,
  existsSync,
  lchownSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
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
import { asRoot, ownerOptions } from '../../base/owner.ts'

export const versionsFolder = path.join(projectFolder, VERSIONS_FOLDER)

/** The folder of the backups that are made before updates. */
export const backupsFolder = path.join(projectFolder, 'copies')

/**
 * Makes the folder of the backups if root runs the update, and gives it to the owner of the memorial's data, who writes the backups.
 * An earlier version wrote them as root.
 */
export function prepareBackupsFolder() {
  using _ = asRoot()
  const { uid, gid } = ownerOptions()
  if (uid === undefined || gid === undefined) return
  makeFolders(backupsFolder)
  if (statSync(backupsFolder).uid !== 0) return
  for (const name of readdirSync(backupsFolder, { recursive: true, encoding: 'utf8' }))
    lchownSync(path.join(backupsFolder, name), uid, gid)
  // the folder comes last, because while it is root's, nobody else can put a link into it
  chownSync(backupsFolder, uid, gid)
}

/**
 * The symbolic link to the folder of the current version. `npm start` and the other commands follow this link. If there is no
 * link, the version in the project folder is used.
 */
const currentLink = path.join(projectFolder, 'current')
const partialLink = `${currentLink}.part`

/**
 * Locks versions/ for an update or for going back, until the returned lock is closed. Throws PlainError if another such command
 * is running, or has changed the current version since this process started.
 */
export function lockVersions(): DatabaseSync {
  using _ = asRoot()
  makeVersionsFolder()
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

function makeVersionsFolder() {
  try {
    makeFolders(versionsFolder)
  } catch (error) {
    if (!['EROFS', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    throw new PlainError(
      `nothing can be put into ${projectFolder}. In a container, pull a new image instead, and start it; elsewhere, run this as the owner of that folder.`,
    )
  }
}

/** Makes a version the current one, for `npm start` and all other commands, in a single step. */
export function linkVersion(folder: string) {
  using _ = asRoot()
  if (folder === projectFolder) return rmSync(currentLink, { force: true })
  rmSync(partialLink, { force: true })
  symlinkSync(path.relative(projectFolder, folder), partialLink)
  renameSync(partialLink, currentLink)
}

const formerSchema = z.object({
  folder: z.string(),
  version: z.string(),
  /** the newest migration that this version knows */
  migration: z.string(),
  /** name of the backup that was made before the update; earlier versions have stored this field */
  copy: z.string(),
  /** whether an update from this version, or a return to this version, has begun but not ended; the next command finishes it */
  isUnfinished: z.boolean().default(false),
})
export type FormerVersion = z.infer<typeof formerSchema>

const formerFile = path.join(versionsFolder, 'former.json')

const partialFormerFile = `${formerFile}.part`

export function saveFormerVersion(formerVersion: FormerVersion) {
  using _ = asRoot()
  writeFileSync(partialFormerFile, JSON.stringify(formerVersion))
  renameSync(partialFormerFile, formerFile)
}

/** Removes what a command that was killed has not put in place. */
export function removePartialFiles() {
  using _ = asRoot()
  for (const file of [partialLink, partialFormerFile]) rmSync(file, { force: true })
}

/** Returns null if nothing is saved, or if the file is damaged. */
export function readFormer(): FormerVersion | null {
  using _ = asRoot()
  if (!existsSync(formerFile)) return null
  return formerSchema.safeParse(parseJson(readFileSync(formerFile, 'utf8'))).data ?? null
}

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
