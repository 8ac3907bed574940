import type { BodyOf } from '../../../contract/endpoint.ts'
import type * as contract from '../../../contract/settings.ts'
import type { Settings } from '../../../contract/settings.ts'
import { change } from '../../database/change.ts'
import { warningsOfFailedJobs } from '../../jobs/failedJobs.ts'
import type { Context } from '../../context.ts'
import type { Caller } from '../../http/caller.ts'
import { readStoredSettings, writeSetting } from '../../storedSettings.ts'
import { rebase } from '../../rebase.ts'
import { imagePathFor, storedImage } from '../media/images.ts'
import { sweepWhenOrphaned } from '../media/orphans.ts'

export async function readSettings(
  { db, config, warnings }: Pick<Context, 'db' | 'config' | 'warnings'>,
  caller: Caller,
): Promise<Settings> {
  const { texts, behaviour, portrait, searchEngines, saved } = await readStoredSettings(db)
  const portraitPath = await imagePathFor(db, portrait, caller)
  const ofVisitors = { ...texts, portraitPath, searchEngines, saved }
  if (caller.kind === 'visitor') return ofVisitors
  return {
    ...ofVisitors,
    ...behaviour,
    canSendMail: config.smtpUrl !== null,
    warnings: [...warnings, ...(await warningsOfFailedJobs(db))],
  }
}

/** Once a null has restored the last of the family's own texts, the texts count as samples again. */
export async function saveSettings(
  context: Context,
  caller: Caller,
  body: BodyOf<typeof contract.saveSettings>,
): Promise<Settings> {
  return change(context, ['settings'], async (tx) => {
    const { portraitPath, searchEngines, ...fields } = rebase(
      body,
      await readSettings({ ...context, db: tx }, caller),
    )
    for (const [name, value] of Object.entries(fields))
      if (value !== undefined) await writeSetting(tx, name as keyof typeof fields, value)
    if (searchEngines !== undefined)
      await writeSetting(tx, 'searchEngines', searchEngines === false ? 'no' : null)
    if (portraitPath !== undefined) {
      const { portrait } = await readStoredSettings(tx)
      await sweepWhenOrphaned(tx, portrait.image_media_id, context.clock())
      const image = await storedImage(tx, portraitPath)
      await writeSetting(tx, 'portraitPath', image.image_path)
      await writeSetting(tx, 'portraitMediaId', image.image_media_id)
    }
    const isRestored = Object.values(fields).includes(null) && !(await readStoredSettings(tx)).hasOwnTexts
    await writeSetting(tx, 'saved', isRestored ? null : 'yes')
    return readSettings({ ...context, db: tx }, caller)
  })
}
