import { existsSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { StartupError } from '../config.ts'
import { parseJson } from '../import/parseJson.ts'
import { newestMigration } from '../database/migrate.ts'
import { presentFolder, projectFolder, VERSIONS } from '../startup/projectFolder.ts'
import { version } from '../startup/version.ts'

export const versionsFolder = path.join(projectFolder, VERSIONS)

/** Copies of the data, taken before updates. */
export const copiesFolder = path.join(projectFolder, 'copies')

/** One link leads starts and commands to a version; without it they are the project's own. One rename changes it. */
export function changeTo(folder: string) {
  const link = path.join(projectFolder, 'current')
  if (folder === projectFolder) return rmSync(link, { force: true })
  const unfinished = `${link}-${process.pid}`
  symlinkSync(path.relative(projectFolder, folder), unfinished)
  renameSync(unfinished, link)
}

const former = z.object({
  folder: z.string(),
  version: z.string(),
  /** the newest form of the database that it knows */
  migration: z.string(),
  /** the copy of the data that was taken before the update, with everything */
  copy: z.string(),
})
export type Former = z.infer<typeof former>

const formerFile = path.join(versionsFolder, 'former.json')

/** Notes this version as the one to go back to. */
export function noteFormer(copy: string): Former {
  const noted = { folder: presentFolder, version, migration: newestMigration, copy }
  writeFileSync(`${formerFile}.part`, JSON.stringify(noted))
  renameSync(`${formerFile}.part`, formerFile)
  return noted
}

/** Throws StartupError when there is no former version, or no longer. */
export function readFormer(): Former {
  if (!existsSync(formerFile)) throw new StartupError('no update was made here; there is no former version.')
  const { data: noted } = former.safeParse(parseJson(readFileSync(formerFile, 'utf8')))
  if (!noted) throw new StartupError(`${formerFile} is damaged: it no longer says which version was before.`)
  if (noted.folder === presentFolder) throw new StartupError(`version ${version} is the former one already.`)
  if (!existsSync(noted.folder)) throw new StartupError(`${noted.folder} is no longer there.`)
  return noted
}
