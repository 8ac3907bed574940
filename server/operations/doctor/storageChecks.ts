import { constants } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import { readInstallation } from '../../memorial/installation.ts'
import { openFreeSpace } from '../../platform/storage/freeSpace.ts'
import { type Check, makeErrorFinding, withConfig, withDatabase, withFolder } from './check.ts'
import { makeMarkKey, MARK_PREFIX } from '../../platform/storage/keys.ts'

const MB = 1024 * 1024
/**
 * The names of unreliable file systems by their type number in statfs(2). They do not lock or sync reliably, or they lose all
 * data when the power fails.
 */
const UNRELIABLE_FILE_SYSTEMS: Record<number, string> = {
  0x6969: 'NFS',
  0x517b: 'SMB',
  0xff534d42: 'CIFS',
  0xfe534d42: 'SMB',
  0x4d44: 'FAT',
  0x2011bab0: 'exFAT',
  0x01021994: 'tmpfs',
}
const POOLER_ERROR = /pool_mode/

/** Checks of the places where the memorial is stored: folder, disk, database and files. */
export const storageChecks: readonly Check[] = [
  {
    name: 'folder',
    examine: withConfig(async ({ dataDir }) => {
      try {
        if (!(await stat(dataDir)).isDirectory())
          return { bad: `${dataDir} is a file, not a folder`, remedy: 'Set DATA_DIR to the right folder.' }
        await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
        return { ok: dataDir }
      } catch (error) {
        const { code = '' } = error as NodeJS.ErrnoException
        if (code === 'ENOENT')
          return {
            bad: `there is no folder ${dataDir}`,
            remedy: 'Set DATA_DIR to the right one, or run npm start, which makes it.',
          }
        return ['EACCES', 'EPERM'].includes(code)
          ? {
              bad: `${dataDir} cannot be used by this user`,
              remedy: `chown -R ${process.getuid?.() ?? 'USER'} ${dataDir}`,
            }
          : makeErrorFinding(error, `Choose another DATA_DIR than ${dataDir}.`)
      }
    }),
  },
  {
    name: 'rights',
    examine: withFolder(async ({ dataDir }) => {
      const { mode } = await stat(dataDir)
      return (mode & 0o077) === 0
        ? { ok: 'closed to other users' }
        : { bad: `others may look into ${dataDir}`, remedy: `chmod 700 ${dataDir}` }
    }),
  },
  {
    name: 'disk',
    examine: withFolder(async (config) => {
      const { freeBytes, floorBytes } = await openFreeSpace(config, new Set()).measure()
      const { files, ffree } = await statfs(config.dataDir)
      if (freeBytes < floorBytes)
        return {
          bad: `${Math.floor(freeBytes / MB)} MB are free`,
          remedy: 'Delete files that are not needed, or move to a larger disk.',
        }
      if (files > 0 && ffree < 1_000)
        return {
          bad: `it has room for ${ffree} more files`,
          remedy: 'Delete files, or format the disk again with more inodes.',
        }
      return { ok: `${Math.floor(freeBytes / MB)} MB are free` }
    }),
  },
  {
    name: 'file system',
    examine: withFolder(async ({ dataDir, databaseUrl }) => {
      const kind = UNRELIABLE_FILE_SYSTEMS[(await statfs(dataDir)).type]
      if (!kind) return { ok: 'on a disk of this machine' }
      return databaseUrl
        ? { ok: `${kind}, which is good enough for temporary files` }
        : {
            bad: `DATA_DIR is on ${kind}`,
            remedy: 'Use a disk of this machine (ext4, xfs, btrfs), or DATABASE_URL and S3.',
          }
    }),
  },
  {
    name: 'database',
    examine: withConfig((_config, { db }) =>
      db instanceof Error && !POOLER_ERROR.test(db.message)
        ? makeErrorFinding(db, 'Start it once with npm start, restore a backup, or correct DATABASE_URL.')
        : { ok: 'it answers' },
    ),
  },
  {
    name: 'pgbouncer',
    examine: withConfig(({ databaseUrl }, { db }) => {
      if (!databaseUrl) return { none: 'SQLite needs no pooler' }
      return db instanceof Error && POOLER_ERROR.test(db.message)
        ? { bad: 'it pools transactions', remedy: 'Set pool_mode = session in pgbouncer.ini.' }
        : { ok: 'sessions keep their connection' }
    }),
  },
  {
    name: 'integrity',
    examine: withDatabase(async (db, { databaseUrl }) => {
      if (databaseUrl) return { none: 'PostgreSQL checks its pages itself' }
      const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db)
      const [damage = 'ok'] = rows.map((row) => row.quick_check)
      return damage === 'ok'
        ? { ok: 'the database file is intact' }
        : { bad: damage, remedy: 'Stop the server and restore the newest backup from before this happened.' }
    }),
  },
  {
    name: 'mark',
    examine: withDatabase(async (db, _config, { storage }) => {
      if (storage instanceof Error) return { none: 'not examined: there are no files' }
      const id = await readInstallation(db, 'memorial')
      const marks = await storage.list(MARK_PREFIX)
      return id !== undefined && marks.includes(makeMarkKey(id))
        ? { ok: 'database and files belong together' }
        : {
            bad: 'the files are not those of this database',
            remedy: 'Point DATA_DIR, DATABASE_URL and S3_BUCKET at the same memorial.',
          }
    }),
  },
  {
    name: 'files',
    examine: withConfig(async (config, { storage }) => {
      const remedy = 'Check the disk, or correct S3_ENDPOINT, S3_BUCKET and its keys.'
      if (storage instanceof Error)
        return config.s3 ? makeErrorFinding(storage, remedy) : { none: 'not examined: there is no database' }
      return storage.check().then(
        () => ({ ok: 'they answer' }),
        (error: unknown) => makeErrorFinding(error, remedy),
      )
    }),
  },
]
