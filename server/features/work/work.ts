import type { Kysely } from 'kysely'
import { type BookKind, bookKinds, hasCover, listPagePictures } from '../../../contract/outputs/book.ts'
import { FILM_FRAME } from '../../../contract/outputs/film.ts'
import { type ResultKind, type WorkKind, workKinds, type WorkOptions } from '../../../contract/work.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'
import type { StoredSentence } from '../../../languages/storedSentence.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/change.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { schedule } from '../../memorial/jobs/schedule.ts'
import { newId } from '../../base/ids/newId.ts'

export type WorkRow = Tables['work']

/** The functions for one kind of work that takes minutes, such as making a film. */
export interface Work<K extends WorkKind> {
  /** Explains why this server can never do the work, and how to enable it. Returns null if the server can do the work. */
  findObstacle?(texts: ServerTexts): Promise<string | null>
  /** Throws a Failure if the options name something that does not exist. Called before the work starts. */
  checkOptions?(tx: Tx, options: WorkOptions<K>): Promise<void>
  /**
   * Returns everything that the result would be made from now, as values for JSON; absent if the result is not compared with the
   * memorial as it is now.
   */
  readContents?(context: Context, options: WorkOptions<K>): Promise<unknown>
  /** It must be safe to run the work again from the beginning. People see the sentence of a SpokenError. */
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
  /** the paths of further files that are stored next to it */
  otherFiles?: string[]
  /** about the result, such as which files are missing because they could not be read */
  remarks: StoredSentence[]
}

/** Lists the file names of the pictures that a run has made: of the pages of a document, or a frame of the film. */
export const listRunPictures = ({ kind, options, pages }: Pick<WorkRow, 'kind' | 'options' | 'pages'>) =>
  kind === 'film'
    ? Array.from({ length: pages }, () => FILM_FRAME)
    : listPagePictures(
        pages,
        kind === 'book' && hasCover(readOptions({ kind, options }) as WorkOptions<'book'>),
      )

/** Reads the options with which work was begun. Those that an earlier version did not store have their defaults. */
export const readOptions = ({ kind, options }: Pick<WorkRow, 'kind' | 'options'>): WorkOptions<WorkKind> =>
  workKinds[toWorkKind(kind)].start.body.parse(JSON.parse(options))

export type WorkByKind = { [K in WorkKind]: Work<K> }

export const findWork = (
  db: Kysely<Tables>,
  column: 'kind' | 'id',
  value: string,
): Promise<WorkRow | undefined> =>
  db.selectFrom('work').selectAll().where(column, '=', value).executeTakeFirst()

export const isDocument = (kind: ResultKind): kind is BookKind =>
  (bookKinds as readonly string[]).includes(kind)

export const toWorkKind = (kind: ResultKind): WorkKind => (isDocument(kind) ? 'book' : kind)

export const toResultKind = <K extends WorkKind>(kind: K, options: WorkOptions<K>): ResultKind =>
  kind === 'book' ? (options as WorkOptions<'book'>).kind : kind

/** Finds the document that was begun last. */
export const findLastDocument = (db: Kysely<Tables>): Promise<WorkRow | undefined> =>
  db
    .selectFrom('work')
    .selectAll()
    .where('kind', 'in', bookKinds)
    .orderBy('begun_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Starts work, and removes the earlier result of the same kind. Does nothing if the earlier work is still running. The other
 * documents stay, and may be running.
 */
export async function beginWork<K extends WorkKind>(
  tx: Tx,
  workKind: K,
  options: WorkOptions<K>,
  now: number,
): Promise<void> {
  const kind = toResultKind(workKind, options)
  const earlierWork = await findWork(tx, 'kind', kind)
  if (earlierWork?.state === 'running') return
  if (earlierWork) await removeWork(tx, earlierWork.id, now)
  const { lastBegunAt } = await tx
    .selectFrom('work')
    .select((eb) => eb.fn.max('begun_at').as('lastBegunAt'))
    .executeTakeFirstOrThrow()
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
      begun_at: Math.max(now, Number(lastBegunAt ?? 0) + 1),
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
