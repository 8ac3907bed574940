import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Engine } from './migrations/columns.ts'
import { answers } from './migrations/0012-answers.ts'
import { first } from './migrations/0001-first.ts'
import { access } from './migrations/0010-access.ts'
import { plainNames } from './migrations/0002-plain-names.ts'
import { deletedItems } from './migrations/0009-deleted-items.ts'
import { keepers } from './migrations/0011-keepers.ts'
import { journal } from './migrations/0008-journal.ts'
import { checks } from './migrations/0005-checks.ts'
import { mediaProblem } from './migrations/0004-media-problem.ts'
import { renewedCopies } from './migrations/0007-renewed-copies.ts'
import { untitledMedia } from './migrations/0003-untitled-media.ts'
import { takenAt } from './migrations/0006-taken-at.ts'
import type { Tables } from './tables.ts'

/** Forwards only, in this order; a landed migration is never edited. */
const migrations = (engine: Engine): Record<string, Migration> => ({
  '0001-first': first(engine),
  '0002-plain-names': plainNames,
  '0003-untitled-media': untitledMedia(engine),
  '0004-media-problem': mediaProblem(engine),
  '0005-checks': checks(engine),
  '0006-taken-at': takenAt(engine),
  '0007-renewed-copies': renewedCopies(engine),
  '0008-journal': journal(engine),
  '0009-deleted-items': deletedItems(engine),
  '0010-access': access(engine),
  '0011-keepers': keepers(engine),
  '0012-answers': answers(engine),
})

/** Brings the schema up to date. Several instances starting at once take turns (Kysely's lock). */
export async function migrate(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(engine) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
