import type { Destination } from '../../safety/backup/copyMemorial.ts'
import { PlainError } from '../../base/errors/PlainError.ts'

/** Throws PlainError if the memorial has any content. A new memorial with keepers but no content counts as empty. */
export async function checkEmpty({ db, name }: Pick<Destination, 'db' | 'name'>): Promise<void> {
  for (const table of [
    'media',
    'music',
    'services',
    'obituary',
    'memories',
    'settings',
    'deleted_items',
  ] as const)
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst())
      throw new PlainError(
        `There is already a memorial in ${name}, and an archive makes a new one. Choose another DATA_DIR, or an empty database and bucket.`,
      )
}
