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
import { presentFolder, projectFolder, VERSIONS } from '../../base/process/projectFolder.ts'
import { version } from '../../base/process/version.ts'

export const versionsFolder = path.join(projectFolder, VERSIONS)

/** Copies of the data, taken before updates. */
export const copiesFolder = path.join(projectFolder, 'copies')

/** One link leads starts and commands to a version; without it they are the project's own. */
const link = path.join(projectFolder, 'current')

/**
 * Locks what an update and going back change, until what it returns is closed. Throws PlainError when another one is at work,
 * or has changed over since this process began: then this is no longer the present version.
 */
export function lockVersions(): DatabaseSync {
  makeFolders(versionsFolder)
  const lock = lockFolder(
    versionsFolder,
    new PlainError(
      'another update, or npm run back, is at work here. Wait until it has ended, then try again.',
    ),
  )
  const current = existsSync(link) ? realpathSync(link) : projectFolder
  if (current === presentFolder) return lock
  lock.close()
  throw new PlainError(
    `this is version ${version} in ${presentFolder}, and the present one is in ${current}: another update, or npm run back, has just ended. Try again.`,
  )
}

/** Leads starts and commands to a version, by one rename. */
export function changeTo(folder: string) {
  if (folder === projectFolder) return rmSync(link, { force: true })
  const part = `${link}.part`
  rmSync(part, { force: true })
  symlinkSync(path.relative(projectFolder, folder), part)
  renameSync(part, link)
}

const former = z.object({
  folder: z.string(),
  version: z.string(),
  /** the newest form of the database that it knows */
  migration: z.string(),
  /** the copy of the data that was taken before the update, with everything */
  copy: z.string(),
  /** an update from it, or the way back to it, has begun and not ended: the next command finishes it */
  isUnfinished: z.boolean().default(false),
})
export type Former = z.infer<typeof former>

const formerFile = path.join(versionsFolder, 'former.json')

/** Notes the version to go back to. */
export function noteFormer(noted: Former) {
  writeFileSync(`${formerFile}.part`, JSON.stringify(noted))
  renameSync(`${formerFile}.part`, formerFile)
}

/** Null when no version is noted, or the note is damaged. */
export const readFormer = (): Former | null =>
  existsSync(formerFile) ? (former.safeParse(parseJson(readFileSync(formerFile, 'utf8'))).data ?? null) : null

/** The version to go back to. Throws PlainError when there is none, or no longer. */
export function findFormer(): Former {
  if (!existsSync(formerFile)) throw new PlainError('no update was made here; there is no former version.')
  const noted = readFormer()
  if (!noted) throw new PlainError(`${formerFile} is damaged: it no longer says which version was before.`)
  if (noted.folder === presentFolder && !noted.isUnfinished)
    throw new PlainError(`version ${version} is the former one already.`)
  if (!existsSync(noted.folder)) throw new PlainError(`${noted.folder} is no longer there.`)
  return noted
}
