import type { Destination } from '../../safety/restore/fillDestination.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { hasContent } from '../../platform/database/rows.ts'

/**
 * Throws PlainError if the memorial has any content that an archive would replace, such as a photograph, or if something that was
 * deleted can still be put back. A new memorial with keepers counts as empty, even if the family has closed it.
 */
export async function checkEmpty({ db, name }: Pick<Destination, 'db' | 'name'>): Promise<void> {
  if (await hasContent(db))
    throw new PlainError(
      `There is already a memorial in ${name}, and an archive makes a new one. Choose another DATA_DIR, or an empty database and bucket.`,
    )
}
