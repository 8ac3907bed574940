import { change, type Tx } from '../database/change.ts'
import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import { enqueue } from '../jobs/jobs.ts'
import { folderTarget } from './folder.ts'
import { lastCopyAt, recordBackup } from './record.ts'
import { saveBackup } from './saveBackup.ts'
import { nextCopyAt } from './schedule.ts'

const COPY = 'save-backup'
/** A copy is taken in parts, so that a server that is stopped need not wait for it. Milliseconds. */
const PART = 30_000

/** The copies that the server takes by itself, where BACKUP_FOLDER says so. */
export function registerBackupJob(context: Context) {
  const { backup } = context.config
  context.jobs.define(COPY, async () => {
    if (!backup) return
    await takePart(context, backup)
    await change(context, [], (tx) => enqueueNext(context, tx))
  })
}

async function takePart(context: Context, { folder, keep }: NonNullable<Config['backup']>) {
  const end = Date.now() + PART
  await using target = await folderTarget(context.fileWorkers, folder, keep)
  const isOver = () => Date.now() > end
  const saved = await saveBackup(context, target, { onProgress: () => undefined, isOver })
  if (saved) await recordBackup(context.db, saved)
}

/** At a start. */
export async function beginBackups(context: Context): Promise<void> {
  await change(context, [], async (tx) => {
    await tx.deleteFrom('jobs').where('kind', '=', COPY).where('lease_until', '=', 0).execute()
    await enqueueNext(context, tx)
  })
}

/** Under a subject of its own: under the present one it would be done again at once. */
async function enqueueNext({ config, clock }: Context, tx: Tx) {
  if (!config.backup) return
  const due = nextCopyAt(config.backup, await lastCopyAt(tx), clock())
  await enqueue(tx, COPY, `at ${due}`, due)
}
