import type { Kysely } from 'kysely'
import { builtin } from '../../../contract/builtin.ts'
import type { Settings, SettingsChange } from '../../../contract/settings.ts'
import { change, type Tx } from '../../database/change.ts'
import type { Tables } from '../../database/tables.ts'
import { warningsOfFailedJobs } from '../../jobs/failedJobs.ts'
import { type Context, newId } from '../../context.ts'
import type { Caller } from '../../http/caller.ts'
import { imagePathFor, storedImage } from '../media/images.ts'
import { sweepWhenOrphaned } from '../media/orphans.ts'

const { obituary: _, ...builtInWords } = builtin
/** How the site works; told to the administrator alone. */
const builtInWorkings = { moderation: 'off', notifyEmail: '' } as const
/** Further rows: the portrait under one of two names, and 'saved' once an administrator has set anything. */
const PORTRAIT_PATH = 'portraitPath'
const PORTRAIT_MEDIA = 'portraitMediaId'
const SAVED = 'saved'

/** What was saved, and built-in words for the rest. */
export async function readSettings(
  { db, config, warnings }: Pick<Context, 'db' | 'config' | 'warnings'>,
  caller: Caller,
): Promise<Settings> {
  const rows = await rowsOf(db)
  const image = { image_path: rows[PORTRAIT_PATH] ?? null, image_media_id: rows[PORTRAIT_MEDIA] ?? null }
  const ofVisitors: Settings = {
    ...known(builtInWords, rows),
    portraitPath: await imagePathFor(db, image, caller),
    saved: SAVED in rows,
  }
  if (caller.kind === 'visitor') return ofVisitors
  return {
    ...ofVisitors,
    ...known(builtInWorkings, rows),
    canSendMail: config.smtpUrl !== null,
    warnings: [...warnings, ...(await warningsOfFailedJobs(db))],
  }
}

/** A null takes the built-in value back. Once nothing but built-in words is left, the words are samples again. */
export async function saveSettings(
  context: Context,
  caller: Caller,
  changes: SettingsChange,
): Promise<Settings> {
  return change(context, ['settings'], async (tx) => {
    const { portraitPath, ...texts } = changes
    for (const [name, value] of Object.entries(texts)) await put(tx, name, value)
    if (portraitPath !== undefined) {
      const before = (await rowsOf(tx))[PORTRAIT_MEDIA] ?? null
      await sweepWhenOrphaned(tx, before, context.clock())
      const image = await storedImage(tx, portraitPath)
      await put(tx, PORTRAIT_PATH, image.image_path)
      await put(tx, PORTRAIT_MEDIA, image.image_media_id)
    }
    const restored = Object.values(texts).includes(null) && !(await hasOwnWords(tx))
    await put(tx, SAVED, restored ? null : 'yes')
    return readSettings({ ...context, db: tx }, caller)
  })
}

type Rows = Record<string, string>

const rowsOf = async (db: Kysely<Tables>): Promise<Rows> => {
  const rows = await db.selectFrom('settings').select(['name', 'value']).execute()
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/** Rows were checked against the contract when they were written. */
const known = <W extends Rows>(builtIn: W, rows: Rows) =>
  Object.fromEntries(Object.entries(builtIn).map(([name, value]) => [name, rows[name] ?? value])) as {
    [name in keyof W]: name extends keyof Settings ? Exclude<Settings[name], undefined> : never
  }

async function put(tx: Tx, name: string, value: string | null | undefined) {
  if (value === undefined) return
  if (value === null) {
    await tx.deleteFrom('settings').where('name', '=', name).execute()
    return
  }
  await tx
    .insertInto('settings')
    .values({ id: newId(), name, value })
    .onConflict((row) => row.column('name').doUpdateSet({ value }))
    .execute()
}

async function hasOwnWords(tx: Tx) {
  const { timezone: _zone, ...words } = builtInWords
  const names = [...Object.keys(words), PORTRAIT_PATH, PORTRAIT_MEDIA]
  const row = await tx.selectFrom('settings').select('name').where('name', 'in', names).executeTakeFirst()
  return row !== undefined
}
