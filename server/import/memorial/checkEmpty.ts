import type { Destination } from '../../safety/backup/copyMemorial.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { archivedTables } from '../../platform/database/rows.ts'

/**
 * Throws PlainError if the memorial has any row that an archive would replace, such as a photograph, or the family's choice to
 * close it, or if something that was deleted can still be put back. A new memorial with keepers counts as empty.
 */
export async function checkEmpty({ db, name }: Pick<Destination, 'db' | 'name'>): Promise<void> {
  for (const table of [...archivedTables, 'deleted_items'] as const)
    if (
      await db
        .selectFrom(table)
        .select((eb) => eb.lit(1).as('found'))
        .limit(1)
        .executeTakeFirst()
    )
      throw new PlainError(
        `There is already a memorial in ${name}, and an archive makes a new one. Choose another DATA_DIR, or an empty database and bucket.`,
      )
}
