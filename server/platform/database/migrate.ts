import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { migrateDeletedRows } from './deletedRows.ts'
import { addColumns, type Engine } from './columns.ts'
import { firstMigration } from './migrations/0001-first.ts'
import { access } from './migrations/0010-access.ts'
import { plainNames } from './migrations/0002-plain-names.ts'
import { deletedItems } from './migrations/0009-deleted-items.ts'
import { inviters } from './migrations/0013-inviters.ts'
import { keepers } from './migrations/0011-keepers.ts'
import { hiddenMedia } from './migrations/0014-hidden-media.ts'
import { journal } from './migrations/0008-journal.ts'
import { checks } from './migrations/0005-checks.ts'
import { mediaProblem } from './migrations/0004-media-problem.ts'
import { renewedCopies } from './migrations/0007-renewed-copies.ts'
import { untitledMedia } from './migrations/0003-untitled-media.ts'
import { work } from './migrations/0015-work.ts'
import { updatedServices } from './migrations/0016-updated-services.ts'
import { knownDates } from './migrations/0017-known-dates.ts'
import { remotes } from './migrations/0021-remotes.ts'
import { sampleRows } from './migrations/0025-sample-rows.ts'
import { noBeats } from './migrations/0026-no-beats.ts'
import { repeatedJobs } from './migrations/0027-repeated-jobs.ts'
import { mailAtOnce } from './migrations/0028-mail-at-once.ts'
import { workRemarks } from './migrations/0029-work-remarks.ts'
import { confirmedSamples } from './migrations/0030-confirmed-samples.ts'
import { lineEnds } from './migrations/0031-line-ends.ts'
import type { Tables } from './tables.ts'
import { requestKeys } from './migrations/0032-request-keys.ts'
import { inSlideshow } from './migrations/0034-in-slideshow.ts'
import { rehearsals } from './migrations/0036-rehearsals.ts'
import { cameLater } from './migrations/0039-came-later.ts'
import { workByDocument } from './migrations/0037-work-by-document.ts'
import { textLanguages } from './migrations/0038-text-languages.ts'
import { mailsCountersRehearsals } from './migrations/0040-mails-counters-rehearsals.ts'
import { storedKeys } from './migrations/0044-stored-keys.ts'
import { whoAndWhen } from './migrations/0046-who-and-when.ts'
import { searchDocuments } from './migrations/0047-search-documents.ts'
import { sentByLink } from './migrations/0045-sent-by-link.ts'

/**
 * The migrations run in this order, and only forward; a released migration is never edited. A migration that only adds columns
 * needs no file of its own.
 */
export const listMigrations = (engine: Engine): Record<string, Migration> => ({
  '0001-first': firstMigration(engine),
  '0002-plain-names': plainNames,
  '0003-untitled-media': untitledMedia(engine),
  '0004-media-problem': mediaProblem(engine),
  '0005-checks': checks(engine),
  // the date of a photograph, if an import has read it from a file next to the photograph
  '0006-taken-at': addColumns(engine, { media: { taken_at: 'text' } }),
  '0007-renewed-copies': renewedCopies(engine),
  '0008-journal': journal(engine),
  '0009-deleted-items': deletedItems(engine),
  '0010-access': access(engine),
  '0011-keepers': keepers(engine),
  // the family's answer to a memory, whether the writer wants mail about the answer, and the daily mail to keepers
  '0012-answers': addColumns(engine, {
    memories: {
      mail_on_answer: 'flag',
      answer: 'text',
      answered_by: 'text',
      answered_at: 'integer',
      answer_mailed_at: 'integer',
    },
    users: { email: 'text', digest_until: 'integer' },
  }),
  '0013-inviters': inviters(engine),
  '0014-hidden-media': hiddenMedia(engine),
  '0015-work': work(engine),
  '0016-updated-services': updatedServices(engine),
  '0017-known-dates': knownDates,
  // edits that are applied only when the family has approved them
  '0018-held-edits': addColumns(engine, { media_edits: { held: 'flag' } }),
  // adjustments of photographs, such as a rotation, and the point that stays visible when a page crops a photograph
  '0019-adjustments': addColumns(engine, {
    media: { adjustment: 'text', focal_point: 'text' },
    media_edits: { adjustment_before: 'text', adjustment_after: 'text' },
  }),
  // the sentence that the slideshow shows from a memory
  '0020-slideshow-sentences': addColumns(engine, { memories: { slideshow_sentence: 'text' } }),
  '0021-remotes': remotes(engine),
  '0022-beats': addColumns(engine, { music: { beat: 'text' } }),
  // how many pages of a generated document are stored as pictures
  '0023-work-pages': addColumns(engine, { work: { pages: 'count' } }),
  // the number of pages in a media item's file; only one page is shown
  '0024-media-pages': addColumns(engine, { media: { pages: 'integer' } }),
  '0025-sample-rows': sampleRows,
  '0026-no-beats': noBeats,
  '0027-repeated-jobs': repeatedJobs,
  '0028-mail-at-once': mailAtOnce(engine),
  '0029-work-remarks': workRemarks,
  '0030-confirmed-samples': confirmedSamples,
  '0031-line-ends': lineEnds,
  '0032-request-keys': requestKeys(engine),
  // how others call a keeper, for mails
  '0033-display-names': addColumns(engine, { users: { display_name: 'text' } }),
  '0034-in-slideshow': inSlideshow(engine),
  // the question on a table card that a memory answers
  '0035-questions': addColumns(engine, { memories: { question: 'text' } }),
  '0036-rehearsals': rehearsals(engine),
  '0037-work-by-document': workByDocument(engine),
  '0038-text-languages': textLanguages(engine),
  '0039-came-later': cameLater(engine),
  '0040-mails-counters-rehearsals': mailsCountersRehearsals(engine),
  // whether the slideshow has changed since a rehearsal
  '0043-rehearsed-show': addColumns(engine, { rehearsals: { show_hash: 'text' } }),
  '0044-stored-keys': storedKeys(engine),
  '0045-sent-by-link': sentByLink(engine),
  '0046-who-and-when': whoAndWhen(engine),
  '0047-search-documents': searchDocuments(engine),
  // the pictures that look the same, which were found at each reading until now
  '0049-same-pictures': addColumns(engine, { media: { same_as: 'text' } }),
})

export const newestMigration = Object.keys(listMigrations('sqlite')).at(-1) ?? ''

export async function readNewestMigration(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db)
  return rows[0]?.name ?? ''
}

/**
 * Migrates the schema to the newest version. Before an existing database is migrated, `copyBefore` makes a copy of it. Instances
 * that start at the same time take turns, because Kysely locks the migrations. Throws NewerDatabase if a newer program has
 * migrated the database.
 */
export async function migrate(
  db: Kysely<Tables>,
  engine: Engine,
  copyBefore?: (migration: string) => Promise<void>,
): Promise<void> {
  const provider = { getMigrations: async () => includeDeletedRows(listMigrations(engine)) }
  const migrator = new Migrator({ db, provider })
  const migrations = await migrator.getMigrations()
  const isNew = migrations.every(({ executedAt }) => !executedAt)
  if (!isNew) await checkMigrationsKnown(db, migrations)
  const nextMigration = migrations.find(({ executedAt }) => !executedAt)
  if (!isNew && nextMigration) await copyBefore?.(nextMigration.name)
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** Migrates an empty database to the schema that this migration makes. */
export async function migrateTo(db: Kysely<Tables>, engine: Engine, migration: string): Promise<void> {
  const provider = { getMigrations: async () => includeDeletedRows(listMigrations(engine)) }
  const { error } = await new Migrator({ db, provider }).migrateTo(migration)
  if (error) throw error
}

/**
 * Extends the newest migration, so that it also migrates the stored rows of deleted items. This happens in the same transaction
 * as the other pending migrations.
 */
function includeDeletedRows(migrations: Record<string, Migration>): Record<string, Migration> {
  let lastApplied: string | undefined
  const extend = (migration: Migration, name: string): Migration => ({
    async up(db: Kysely<Tables>) {
      lastApplied ??= await readNewestMigration(db)
      await migration.up(db)
      if (name === newestMigration) await migrateDeletedRows(db, listMigrations('sqlite'), lastApplied)
    },
  })
  return Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [name, extend(migration, name)]),
  )
}

/**
 * The error that is thrown if a newer program has migrated the database. `migrations` are the names of the migrations that this
 * program does not know, oldest first.
 */
export class NewerDatabase extends Error {
  readonly migrations: readonly [string, ...string[]]

  constructor(migrations: readonly [string, ...string[]]) {
    super(`The database has migrations that this program does not know: ${migrations.join(', ')}.`)
    this.migrations = migrations
  }
}

async function checkMigrationsKnown(db: Kysely<Tables>, knownMigrations: readonly { name: string }[]) {
  const knownNames = knownMigrations.map(({ name }) => name)
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const [firstUnknown, ...otherUnknown] = rows
    .map(({ name }) => name)
    .filter((name) => !knownNames.includes(name))
  if (firstUnknown !== undefined) throw new NewerDatabase([firstUnknown, ...otherUnknown])
}
