import { toStored } from '../../../languages/storedSentence.ts'
import type { Config } from '../../base/config/config.ts'
import { SpokenError } from '../../base/errors/SpokenError.ts'
import type { Context } from '../../platform/context.ts'
import { change } from '../../platform/database/change.ts'
import { fail } from '../../base/errors/fail.ts'
import { makeFallbackSpool } from '../../platform/storage/spool.ts'
import { beginWork, type Work } from '../../features/work/work.ts'
import { openFolderTarget } from './folder/openFolderTarget.ts'
import { recordBackup } from './record.ts'
import { saveBackup } from './saveBackup.ts'
import { findNextBackupAt } from './schedule.ts'

/** The work that backs up the memorial into BACKUP_FOLDER. It skips files that an earlier run has already copied. */
export const backupWork: Work<'backup'> = {
  async run(context, { reportProgress, signal }) {
    const { folder, keep } = readBackupSettings(context.config)
    await using target = await openFolderTarget(context.fileWorkers, folder, keep, context.clock())
    const spool = makeFallbackSpool(context.spool, context.freeSpace)
    const savedBackup = await saveBackup({ ...context, spool }, target, {
      onProgress: (_, fraction) => reportProgress(Math.floor(100 * fraction), 100),
      isCanceled: () => signal.aborted,
    })
    if (target.isOpenToOthers)
      context.log.warn({ folder }, 'others may read the backup: permissions cannot be changed on that disk')
    const damagedCount = target.damagedPaths.size
    if (damagedCount > 0)
      context.log.warn(
        { folder, damaged: damagedCount },
        'files of earlier backups were damaged and have been stored again',
      )
    if (savedBackup) await recordBackup(context.db, savedBackup)
  },
}

/** Begins a backup if one is due. */
export function beginDueBackup(context: Context): Promise<void> {
  return change(context, [], async (tx) => {
    const now = context.clock()
    const dueAt = await findNextBackupAt({ db: tx, clock: () => now }, readBackupSettings(context.config))
    if (dueAt <= now) await beginWork(tx, 'backup', {}, now)
  })
}

/**
 * If several servers share the database, only one of them has the folder. On the other servers, the work fails with `not_ready`,
 * and the server with the folder does the work instead.
 */
function readBackupSettings({ backup, databaseUrl }: Config) {
  if (backup) return backup
  throw databaseUrl ? fail('not_ready') : new SpokenError(toStored('warnings.noBackupFolder'))
}
