import type { Kysely } from 'kysely'
import { hasCover, listPagePictures } from '../../../contract/outputs/book.ts'
import type { WorkKind, WorkOptions } from '../../../contract/work.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../database/change.ts'
import type { Tables } from '../database/tables.ts'
import { schedule } from '../jobs/schedule.ts'
import { WORK } from '../jobs/kinds.ts'
import { newId } from '../../base/ids/newId.ts'

export type WorkRow = Tables['work']

/** One kind of work that takes minutes: its task and its result. */
export interface Work<K extends WorkKind> {
  /** Explains why this server can never do it, and how to enable it; null where the server can. */
  findObstacle?(): Promise<string | null>
  /** Does the work; safe to run again from the beginning. The message of a PlainError is shown to people. */
  run(context: Context, run: WorkRun<K>): Promise<WorkResult | void>
}

export interface WorkRun<K extends WorkKind> {
  options: WorkOptions<K>
  /** a folder for the files made, removed afterwards */
  folder: string
  report: (done: number, of: number) => void
  /** Shows this many pages, whose pictures are in the folder, before the result is ready. */
  showPages: (pages: number) => Promise<void>
  /** aborts when the work is cancelled or the server stops */
  signal: AbortSignal
}

export interface WorkResult {
  /** a file whose name appears in its address and whose extension shows its type: .zip, .pdf or .mp4 */
  file: string
  /** sentences about the result, such as which files are missing because they could not be read */
  remarks: string[]
}

/** Lists the names of a run's page pictures. */
export const listRunPictures = ({ kind, options, pages }: Pick<WorkRow, 'kind' | 'options' | 'pages'>) =>
  listPagePictures(pages, kind === 'book' && hasCover(JSON.parse(options) as WorkOptions<'book'>))

export type AllWork = { [K in WorkKind]: Work<K> }

export const findWork = (
  db: Kysely<Tables>,
  column: 'kind' | 'id',
  value: string,
): Promise<WorkRow | undefined> =>
  db.selectFrom('work').selectAll().where(column, '=', value).executeTakeFirst()

/** Starts work, replacing any earlier work of its kind; does nothing while that is running. */
export async function beginWork<K extends WorkKind>(
  tx: Tx,
  kind: K,
  options: WorkOptions<K>,
  now: number,
): Promise<void> {
  const earlier = await findWork(tx, 'kind', kind)
  if (earlier?.state === 'running') return
  if (earlier) await removeWork(tx, earlier.id, now)
  const begun = await tx
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
  // when several instances try at once, only one inserts the row
  if (begun) await schedule(tx, WORK, begun.id, now)
}

/** Deletes work and its result; a run in progress notices that and stops. */
export async function removeWork(tx: Tx, id: string, now: number): Promise<void> {
  const removed = await tx.deleteFrom('work').where('id', '=', id).returning('id').executeTakeFirst()
  if (removed) await schedule(tx, 'remove-private', id, now)
}
