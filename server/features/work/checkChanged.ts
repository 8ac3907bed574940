import { createHash } from 'node:crypto'
import { type WorkKind, workKinds } from '../../../contract/work.ts'
import type { Context } from '../../platform/context.ts'
import { readOptions, toWorkKind, type Work, type WorkRow } from './work.ts'

export type MadeFrom = Pick<WorkRow, 'made_from' | 'made_from_revisions'>

/** Reads the hash of what a result would be made from now. Both values are null for work that shows no contents, such as a backup. */
export async function readMadeFrom(context: Context, work: Work<WorkKind>, row: WorkRow): Promise<MadeFrom> {
  if (!work.readContents) return { made_from: null, made_from_revisions: null }
  // reads the revisions first: after a change in between, the result counts as changed, and never as unchanged
  const made_from_revisions = await readRevisions(context, row)
  const text = JSON.stringify(await work.readContents(context, readOptions(row)))
  return { made_from: createHash('sha256').update(text).digest('hex'), made_from_revisions }
}

/**
 * Makes a function that checks whether a result is made from other contents than those of now. It compares hashes, so a change of
 * something that the result does not show does not count. It reads contents only if a revision has moved, and only once for the
 * same revisions.
 */
export function createChangeCheck() {
  /** the last check of each kind of result */
  const checks = new Map<string, { key: string; isChanged: Promise<boolean> }>()
  return async (context: Context, work: Work<WorkKind>, row: WorkRow): Promise<boolean> => {
    if (!work.readContents || row.made_from === null) return false
    const revisions = await readRevisions(context, row)
    if (revisions === row.made_from_revisions) return false
    const key = `${row.id} ${revisions}`
    const lastCheck = checks.get(row.kind)
    if (lastCheck?.key === key) return lastCheck.isChanged
    const isChanged = readMadeFrom(context, work, row).then(({ made_from }) => made_from !== row.made_from)
    checks.set(row.kind, { key, isChanged })
    // a failure, such as of the database, is not kept
    isChanged.catch(() => checks.delete(row.kind))
    return isChanged
  }
}

const readRevisions = async ({ revisions }: Context, { kind }: WorkRow) =>
  (await revisions.read()).toKey(workKinds[toWorkKind(kind)].read.reads)
