import { stat } from 'node:fs/promises'
import path from 'node:path'
import { PlainError } from '../../base/errors/PlainError.ts'
import type { InputFiles } from '../../platform/inputs/inputs.ts'
import { locateFiles } from '../../platform/inputs/locateFiles.ts'
import { openInputs } from '../../platform/inputs/openInputs.ts'
import { readFileList } from '../../platform/inputs/readFileList.ts'
import { findBackups, type FoundBackup } from './findBackups.ts'
import {
  DATABASE_NAME,
  findWrongKey,
  isBackupName,
  makeFilePath,
  MANIFEST_NAME,
  type Manifest,
  makeBackupName,
  parseManifest,
  rankBackups,
} from './manifest.ts'

/** One backup in a folder or ZIP file, opened for reading. */
export type OpenBackup = Awaited<ReturnType<typeof openBackup>>

/**
 * Opens a ZIP file, a backup folder, or a single backup in one, which may have been unpacked, and packed again below another folder.
 * In a backup folder, opens the newest backup, but not if all have dates in the future. Throws PlainError if no backup can be chosen,
 * if the ZIP file is truncated, or if the manifest is damaged.
 */
export async function openBackup(backupPath: string) {
  const wantedName = isBackupName(path.basename(backupPath)) ? path.basename(backupPath) : undefined
  using disposables = new DisposableStack()
  const inputs = disposables.use(await openInputs([wantedName ? path.dirname(backupPath) : backupPath]))
  const backups = selectTopFolder(findBackups(inputs.files), backupPath)
  const now = makeBackupName(Date.now())
  const backupNames = rankBackups(
    backups.map(({ name }) => name),
    now,
  )
  const chosenName = wantedName ?? backupNames.at(-1)
  const backup = backups.find((each) => each.name === chosenName)
  if (!backup) throw makeNotFoundError(backupPath, inputs)
  const { name } = backup
  const futureNames = backupNames.filter((each) => each > now)
  if (!wantedName && futureNames.includes(name) && (await stat(backupPath)).isDirectory())
    throw new PlainError(
      `The clock of this machine says ${now}, and every backup in ${backupPath} is dated later. ` +
        `Correct the clock, or name the backup: npm run restore -- ${path.join(backupPath, backup.folder, name)}`,
    )
  const manifest = await readManifest(backup, backupPath, backupNames)
  const database = { path: `${name}/${DATABASE_NAME}`, ...manifest.database }
  const files = new Map(
    Object.entries(manifest.files).map(([key, entry]) => [key, { path: makeFilePath(key), ...entry }]),
  )
  const located = await locateFiles(inputs, backup, [database, ...files.values()])
  const ownedDisposables = disposables.move()
  return {
    ...located,
    name,
    manifest,
    database,
    files,
    /** names of the backups in the same folder, oldest first */
    backupNames,
    /** the backups with a date in the future, because a clock was wrong when they were made or is wrong now */
    futureNames,
    [Symbol.dispose]: () => ownedDisposables.dispose(),
  }
}

/** Selects the backups of the folder that lies highest. Throws PlainError if there are several, because only a person can choose. */
function selectTopFolder(backups: readonly FoundBackup[], backupPath: string): FoundBackup[] {
  const toDepth = ({ folder }: FoundBackup) => folder.split('/').length
  const topDepth = Math.min(...backups.map(toDepth))
  const topBackups = backups.filter((backup) => toDepth(backup) === topDepth)
  const folders = [...new Set(topBackups.map(({ folder }) => folder))].sort()
  if (folders.length <= 1) return topBackups
  throw new PlainError(
    `There are backups in several folders of ${backupPath}: ${folders.map((folder) => folder.slice(0, -1)).join(', ')}. ` +
      'Give the name of one of these folders; unpack a ZIP file first.',
  )
}

function makeNotFoundError(backupPath: string, { unreadable: [part] }: InputFiles) {
  if (part)
    return new PlainError(
      `There is no backup in ${backupPath}, but a part of it cannot be read: ${part.path}: ${part.reason}.`,
    )
  return new PlainError(
    `There is no backup in ${backupPath}. To bring back an archive made by npm run archive, use npm run import.`,
  )
}

async function readManifest(
  { name, manifestFile }: FoundBackup,
  backupPath: string,
  backupNames: readonly string[],
): Promise<Manifest> {
  const text = manifestFile && (await readFileList(manifestFile))
  const manifest = text === undefined ? null : parseManifest(text)
  if (manifest) return manifest
  const wrongKey = text === undefined ? null : findWrongKey(text)
  const fault =
    wrongKey === null ? 'is missing or damaged' : `lists “${wrongKey}”, which is no file of a memorial`
  const otherNames = backupNames.filter((other) => other !== name)
  throw new PlainError(
    `${name}/${MANIFEST_NAME} in ${backupPath} ${fault}; nothing was changed.${otherNames.length > 0 ? ` Other backups there: ${otherNames.join(', ')}.` : ''}`,
  )
}
