import type { Place } from '../../safety/backup/copyMemorial.ts'
import { PlainError } from '../../base/errors/PlainError.ts'

/** An archive makes a whole memorial: throws PlainError where one has begun. One that was only started is empty. */
export async function checkEmpty({ db, name }: Pick<Place, 'db' | 'name'>): Promise<void> {
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
        `There is a memorial already in ${name}, and an archive makes a new one. Choose another DATA_DIR, or an empty database and bucket.`,
      )
}
