import { inLanguage } from '../../../domain/language.ts'
import { HOUR } from '../../../domain/timeUnits.ts'
import type { Config } from '../../base/config/config.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import type { Context } from '../../platform/context.ts'
import { change } from '../../platform/database/change.ts'
import { fail } from '../../base/errors/fail.ts'
import { spoolOrMemory } from '../../platform/storage/spool.ts'
import { beginWork, type Work } from '../../platform/work/work.ts'
import { folderTarget } from './folder.ts'
import { recordBackup } from './record.ts'
import { saveBackup } from './saveBackup.ts'
import { nextBackupAt } from './schedule.ts'

/** A copy that is due, and was begun, is looked for again after so long: it may have failed. Milliseconds. */
const LOOK_AGAIN = HOUR

/** A copy into BACKUP_FOLDER: what an earlier run has copied is not copied again. */
export const backupWork: Work<'backup'> = {
  async run(context, { report, signal }) {
    const { folder, keep } = placeOf(context.config)
    await using target = await folderTarget(context.fileWorkers, folder, keep, context.clock())
    const spool = spoolOrMemory(context.spool, context.freeSpace)
    const saved = await saveBackup({ ...context, spool }, target, {
      onProgress: (_, part) => report(Math.floor(100 * part), 100),
      isOver: () => signal.aborted,
    })
    if (target.isOpenToOthers)
      context.log.warn({ folder }, 'others may read the copy: on that disk rights cannot be changed')
    const damaged = target.damaged.size
    if (damaged > 0)
      context.log.warn({ folder, damaged }, 'files of earlier copies were damaged, stored anew')
    if (saved) await recordBackup(context.db, saved)
  },
}

/** The copies that the server takes by itself, where BACKUP_FOLDER says so. */
export function registerBackupJob(context: Context) {
  const { backup } = context.config
  if (!backup) return
  context.jobs.repeat('save-backup', () =>
    change(context, [], async (tx) => {
      const now = context.clock()
      const due = await nextBackupAt({ db: tx, clock: () => now }, backup)
      if (due > now) return due
      await beginWork(tx, 'backup', {}, now)
      return now + LOOK_AGAIN
    }),
  )
}

/**
 * The backup settings of this server. Of several servers only one has the folder; on the others the work fails as not ready,
 * so that it is left to that one.
 */
function placeOf({ backup, databaseUrl }: Config) {
  if (backup) return backup
  throw databaseUrl ? fail('not_ready') : new PlainError(texts.noFolder)
}

const en = {
  noFolder:
    'The server was not told where to. Whoever runs it sets BACKUP_FOLDER, best to another disk, and starts it again.',
}

const texts = inLanguage({ en })
