import { createHash } from 'node:crypto'
import { Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { listTokens, type listTerms } from '../../../domain/search/search.ts'
import { openTurns } from '../../base/concurrency/openTurns.ts'
import { version } from '../../base/process/version.ts'
import type { Context } from '../context.ts'
import { isOneOf } from '../database/isOneOf.ts'
import { makeSqliteDialect } from '../database/sqlite.ts'

/** Something that people find by its words. */
export interface SearchDocument {
  id: string
  /** the text that visitors and keepers see */
  visible: string
  /** the text that only keepers see */
  hidden: string
}

type Terms = ReturnType<typeof listTerms>

/** Finds documents by the beginnings of their words. */
export interface SearchIndex {
  /** Makes the index hold the documents that `read` returns, and no others. Writes only those that differ. */
  update(read: () => Promise<readonly SearchDocument[]>): Promise<void>
  /** Returns the SQL condition that `id` is that of a document which has each term, in one of its spellings. */
  find(terms: Terms, withHidden: boolean): Promise<RawBuilder<SqlBool>>
}

/**
 * Opens the index: the full text search of PostgreSQL, in a table that all servers share, or FTS5 of SQLite. The latter is in memory, as
 * the tables of FTS5 would be in each backup, whose database must have no tables that run code, and a full disk would leave the
 * index behind.
 */
export function openSearchIndex({ db: mainDb, config }: Pick<Context, 'db' | 'config'>): SearchIndex {
  const engine = config.databaseUrl ? postgres : sqlite
  const db = config.databaseUrl
    ? mainDb.withTables<SearchTables>()
    : new Kysely<SearchTables>({ dialect: makeSqliteDialect(':memory:') })
  return {
    update: (read) =>
      db.transaction().execute(async (tx) => {
        await engine.begin.execute(tx)
        // read after other servers have written, so that an older text never replaces a newer one
        const documents = await read()
        const rows = await tx.selectFrom('search_documents').select(['id', 'hash']).execute()
        const outdated = new Map(rows.map(({ id, hash }) => [id, hash]))
        const changed: (SearchDocument & { hash: string })[] = []
        const takeTurns = openTurns()
        for (const document of documents) {
          const hash = hashDocument(document)
          if (outdated.get(document.id) === hash) outdated.delete(document.id)
          else changed.push({ ...document, hash })
          await takeTurns()
        }
        for (const ids of toPortions([...outdated.keys()]))
          await tx.deleteFrom('search_documents').where('id', 'in', ids).execute()
        for (const portion of toPortions(changed, INSERTED_ROWS)) {
          const values = portion.map(({ visible, hidden, ...row }) => ({
            ...row,
            visible: engine.toValue(visible),
            hidden: engine.toValue(hidden),
          }))
          await tx.insertInto('search_documents').values(values).execute()
          await takeTurns()
        }
      }),
    async find(terms, withHidden) {
      if (terms.length === 0) return sql`1 = 0`
      const found = db.selectFrom('search_documents').select('id').where(engine.match(terms, withHidden))
      if (config.databaseUrl) return sql`id in ${found}`
      return isOneOf(
        mainDb,
        (await found.execute()).map(({ id }) => id),
      )
    },
  }
}

/** Few rows, so that other requests get their turn soon. */
const INSERTED_ROWS = 5

type SearchTables = { search_documents: SearchDocument & { hash: string } }

/** The SQL that differs between the databases. Tokens are letters and digits alone, so they need no escaping. */
interface Engine {
  /** begins an update; on PostgreSQL, servers take turns, and do not delay those that search */
  begin: RawBuilder<unknown>
  toValue(text: string): RawBuilder<string>
  match(terms: Terms, withHidden: boolean): RawBuilder<SqlBool>
}

const sqlite: Engine = {
  // this tokenizer splits only at the blanks between our tokens; the index alone is stored, and not the text
  begin: sql`create virtual table if not exists search_documents using fts5
    (id unindexed, hash unindexed, visible, hidden, tokenize = 'ascii', detail = 'column',
      content = '', contentless_delete = 1, contentless_unindexed = 1)`,
  toValue: (text) => sql`${joinTokens(text)}`,
  match(terms, withHidden) {
    const query = terms.map((spellings) => `(${spellings.map((token) => `"${token}"*`).join(' OR ')})`)
    return sql`search_documents match ${`${withHidden ? '' : 'visible : '}(${query.join(' AND ')})`}`
  },
}

const postgres: Engine = {
  begin: sql`lock table search_documents in share row exclusive mode`,
  toValue: (text) => sql`${joinTokens(text)}::tsvector`,
  match: (terms, withHidden) =>
    sql.join(
      terms.map((spellings) => {
        const query = sql`${spellings.map((token) => `'${token}':*`).join(' | ')}::tsquery`
        return withHidden ? sql`(visible @@ ${query} or hidden @@ ${query})` : sql`visible @@ ${query}`
      }),
      sql` and `,
    ),
}

/** The number of characters of a text that are split into words; the words after them are not found. */
const MAX_TEXT = 100_000
/** PostgreSQL takes 1 MB of different tokens in one document; the others are not found. */
const MAX_TOKEN_BYTES = 1_000_000

function joinTokens(text: string): string {
  let bytes = 0
  const fits = (token: string) => (bytes += Buffer.byteLength(token) + 1) <= MAX_TOKEN_BYTES
  return listTokens(text.slice(0, MAX_TEXT)).filter(fits).join(' ')
}

/** A new version of the program may make other tokens of the same text. */
const hashDocument = ({ visible, hidden }: SearchDocument) =>
  createHash('sha256')
    .update(JSON.stringify([version, visible, hidden]))
    .digest('base64')

/** Splits a list of any length into portions, because SQLite allows about 32,000 values in one statement. */
const toPortions = <T>(list: readonly T[], size = 10_000): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  )
