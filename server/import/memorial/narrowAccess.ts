import type { Kysely } from 'kysely'
import { type AccessState, readAccessState, writeAccessState } from '../../memorial/accessState.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** From the widest audience to the narrowest. */
const audiences = ['everyone', 'link', 'password'] as const

/**
 * Changes who may see the archive's memorial, so that the import never makes the audience of the destination wider: of both
 * audiences, the narrower one counts. The password is always the destination's own. If it has none, a closed memorial is
 * closed to all visitors until the family sets one.
 */
export async function narrowAccess(archiveDb: Kysely<Tables>, destinationDb: Kysely<Tables>): Promise<void> {
  const states: AccessState[] = []
  for (const db of [archiveDb, destinationDb])
    if (await db.selectFrom('access').select('id').executeTakeFirst()) states.push(await readAccessState(db))
  if (states.length === 0) return
  const level = Math.max(...states.map(({ audience }) => audiences.indexOf(audience)))
  const { passwordHash } = await readAccessState(destinationDb)
  const nameInPreviews = states.every((state) => state.nameInPreviews)
  await archiveDb
    .transaction()
    .execute((tx) =>
      writeAccessState(tx, { audience: audiences[level] ?? 'password', passwordHash, nameInPreviews }),
    )
}
