import type { Kysely } from 'kysely'
import type { Copy } from '../../contract/copy.ts'
import type { Tables } from '../database/tables.ts'
import { claimInstallation, readInstallation } from '../installation.ts'
import { texts } from './texts.ts'

/** The copy for the dashboard, in one row that all instances see. */
export interface CopyState extends Omit<Copy, 'filePath'> {
  /** its file is stored below private/ and this id */
  id: string
  /** milliseconds since 1970: the last sign of life while it is made, else when it was ready */
  at: number
}

const NAME = 'copy'
const NONE = ''

/** An instance that is silent for so long has died over it. */
const SILENT_MS = 60_000
/** How long a copy waits to be downloaded. */
export const AVAILABLE_MS = 3 * 24 * 3_600_000

/** Null when there is none, or no more. */
export async function readCopyState(db: Kysely<Tables>, now: number): Promise<CopyState | null> {
  const text = await readInstallation(db, NAME)
  if (!text) return null
  const state = JSON.parse(text) as CopyState
  if (state.state === 'running' && now - state.at > SILENT_MS)
    return {
      ...state,
      state: 'failed',
      message: texts.serverStopped,
    }
  return state.state === 'ready' && now - state.at > AVAILABLE_MS ? null : state
}

/** Replaces whatever there was. */
export async function replaceCopyState(db: Kysely<Tables>, next: CopyState | null): Promise<void> {
  const value = next ? JSON.stringify(next) : NONE
  await claimInstallation(db, NAME, NONE)
  await db.updateTable('installation').set({ value }).where('name', '=', NAME).execute()
}

/** Writes how far a copy has come; false when it was stopped or replaced meanwhile, on any instance. */
export async function advanceCopyState(
  db: Kysely<Tables>,
  before: CopyState,
  next: CopyState,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('installation')
    .set({ value: JSON.stringify(next) })
    .where('name', '=', NAME)
    .where('value', '=', JSON.stringify(before))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
