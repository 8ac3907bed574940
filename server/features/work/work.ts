import type { Kysely } from 'kysely'
import { hasCover, listPagePictures } from '../../../contract/outputs/book.ts'
import type { WorkKind, WorkOptions } from '../../../contract/work.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/change.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { schedule } from '../../memorial/jobs/schedule.ts'
import { newId } from '../../base/ids/newId.ts'

export type WorkRow = Tables['work']

/** The functions for one kind of work that takes minutes, such as making a film. */
export interface Work<K extends WorkKind> {
  /** Explains why this server can never do the work, and how to enable it. Returns null if the server can do the work. */
  findObstacle?(): Promise<string | null>
  /** Throws a Failure if the options name something that does not exist. Called before the work starts. */
  checkOptions?(tx: Tx, options: WorkOptions<K>): Promise<void>
  /** It must be safe to run the work again from the beginning. People see the message of a PlainError. */
  run(context: Context, run: WorkRun<K>): Promise<WorkResult | void>
}

export interface WorkRun<K extends WorkKind> {
  options: WorkOptions<K>
  /** a folder for the files that the work makes; the folder is removed afterwards */
  folder: string
  reportProgress: (doneCount: number, totalCount: number) => void
  /** Shows people the first pages before the result is ready. The pictures of these pages must be in the folder. */
  showPages: (pageCount: number) => Promise<void>
  /** aborts when the work is canceled or the server is stopping */
  signal: AbortSignal
}

export interface WorkResult {
  /** the path of the file. Its name appears in the URL, and its extension shows its type: .zip, .pdf or .mp4 */
  file: string
  /** sentences about the result, such as which files are missing because they could not be read */
  remarks: string[]
}

/** Lists the file names of the page pictures that a run has made. */
export const listRunPictures = ({ kind, options, pages }: Pick<WorkRow, 'kind' | 'options' | 'pages'>) =>
  listPagePictures(pages, kind === 'book' && hasCover(JSON.parse(options) as WorkOptions<'book'>))

export type WorkByKind = { [K in WorkKind]: Work<K> }

export const findWork = (
  db: Kysely<Tables>,
  column: 'kind' | 'id',
  value: string,
): Promise<WorkRow | undefined> =>
  db.selectFrom('work').selectAll().where(column, '=', value).executeTakeFirst()

/** Starts work, and removes earlier work of the same kind. Does nothing if the earlier work is still running. */
export async function beginWork<K extends WorkKind>(
  tx: Tx,
  kind: K,
  options: WorkOptions<K>,
  now: number,
): Promise<void> {
  const earlierWork = await findWork(tx, 'kind', kind)
  if (earlierWork?.state === 'running') return
  if (earlierWork) await removeWork(tx, earlierWork.id, now)
  const newRow = await tx
    .insertInto('work')
    .values({
      id: newId(),
      kind,
      state: 'running',
      options: JSON.stringify(options),
      done: 0,
      of: 0,
      remarks: '[]',
      bytes: 0,
      pages: 0,
    })
    .onConflict((oc) => oc.column('kind').doNothing())
    .returning('id')
    .executeTakeFirst()
  // if several instances try at the same time, only one inserts the row
  if (newRow) await schedule(tx, 'work', newRow.id, now)
}

/** Deletes work and its result. A run in progress notices the deletion and stops. */
export async function removeWork(tx: Tx, id: string, now: number): Promise<void> {
  const removedRow = await tx.deleteFrom('work').where('id', '=', id).returning('id').executeTakeFirst()
  if (removedRow) await schedule(tx, 'remove-private', id, now)
}
