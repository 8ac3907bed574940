import type { Kysely } from 'kysely'
import { hasCover, pagePictures } from '../../../contract/book.ts'
import type { WorkKind, WorkOptions } from '../../../contract/work.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../database/change.ts'
import type { Tables } from '../database/tables.ts'
import { schedule } from '../jobs/schedule.ts'
import { WORK } from '../jobs/kinds.ts'
import { newId } from '../../base/ids/newId.ts'

export type WorkRow = Tables['work']

/** One kind of work that takes long: what it does, and what its result is. */
export interface Work<K extends WorkKind> {
  /** Answers why it can never be done on this server, and how to have it; null where it can. */
  impossible?(): Promise<string | null>
  /** Safe to run again from the beginning. An error whose words are for people is shown to them. */
  run(context: Context, run: WorkRun<K>): Promise<WorkResult | void>
}

export interface WorkRun<K extends WorkKind> {
  options: WorkOptions<K>
  /** a folder for what is made, removed afterwards */
  folder: string
  report: (done: number, of: number) => void
  /** Shows so many pages, whose pictures are in the folder, before the result is ready. */
  showPages: (pages: number) => Promise<void>
  /** says that it was cancelled, or that the server ends */
  signal: AbortSignal
}

export interface WorkResult {
  /** a file whose name is the one in its address, and says by its ending what it is: .zip, .pdf or .mp4 */
  file: string
  /** sentences about it, such as what could not be read and is not in it */
  remarks: string[]
}

/** The names of a run's page pictures. */
export const pagesOf = ({ kind, options, pages }: Pick<WorkRow, 'kind' | 'options' | 'pages'>) =>
  pagePictures(pages, kind === 'book' && hasCover(JSON.parse(options) as WorkOptions<'book'>))

export type AllWork = { [K in WorkKind]: Work<K> }

export const findWork = (
  db: Kysely<Tables>,
  column: 'kind' | 'id',
  value: string,
): Promise<WorkRow | undefined> =>
  db.selectFrom('work').selectAll().where(column, '=', value).executeTakeFirst()

/** Begins work, in place of what there was of its kind; leaves what is under way as it is. */
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
  // one alone begins, when two try at once on any instances
  if (begun) await schedule(tx, WORK, begun.id, now)
}

/** Forgets work, and removes its result; a run that is at it notices and stops. */
export async function removeWork(tx: Tx, id: string, now: number): Promise<void> {
  const removed = await tx.deleteFrom('work').where('id', '=', id).returning('id').executeTakeFirst()
  if (removed) await schedule(tx, 'remove-private', id, now)
}
