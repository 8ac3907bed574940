import { createHash } from 'node:crypto'
import { Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { listTokens, type listTerms } from '../../../domain/search/search.ts'
import { openTurns } from '../../base/concurrency/openTurns.ts'
import { version } from '../../base/process/version.ts'
import type { Context } from '../context.ts'
import { makeSqliteDialect } from '../database/sqlite.ts'

/** A text that people find by its words: what visitors see of it, and what keepers see of it. */
export type SearchDocument = { id: string } & Record<Audience, string>
type Audience = 'visitors' | 'keepers'
type Terms = ReturnType<typeof listTerms>

/** Finds documents by the beginnings of their words. */
export interface SearchIndex {
  /** Makes the index hold the documents that `read` returns, and no others. Writes only those that differ. */
  update(read: () => Promise<readonly SearchDocument[]>): Promise<void>
  /** Returns the SQL condition that `id` is that of a document which has each term in one of its spellings. */
  find(terms: Terms, audience: Audience): Promise<RawBuilder<SqlBool>>
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
          const values = portion.map(({ id, hash, visitors, keepers }) => ({
            id,
            hash,
            visitors: engine.toValue(visitors),
            keepers: engine.toValue(keepers),
          }))
          await tx.insertInto('search_documents').values(values).execute()
          await takeTurns()
        }
      }),
    async find(terms, audience) {
      if (terms.length === 0) return sql`1 = 0`
      const found = db.selectFrom('search_documents').select('id').where(engine.match(terms, audience))
      if (config.databaseUrl) return sql`id in ${found}`
      const ids = (await found.execute()).map(({ id }) => id)
      // one value, because SQLite allows about 32,000 in one statement
      return sql`id in (select value from json_each(${JSON.stringify(ids)}))`
    },
  }
}

/** Few rows, so that other requests get their turn soon. */
const INSERTED_ROWS = 20

type SearchTables = { search_documents: SearchDocument & { hash: string } }

/** The SQL that differs between the databases. Tokens are letters and digits alone, so they need no escaping. */
interface Engine {
  /** begins an update; on PostgreSQL, servers take turns, and do not delay those that search */
  begin: RawBuilder<unknown>
  toValue(text: string): RawBuilder<string>
  match(terms: Terms, audience: Audience): RawBuilder<SqlBool>
}

const sqlite: Engine = {
  // this tokenizer splits only at the blanks between our tokens; the index alone is stored, and not the text
  begin: sql`create virtual table if not exists search_documents using fts5
    (id unindexed, hash unindexed, visitors, keepers, tokenize = 'ascii', detail = 'column',
      content = '', contentless_delete = 1, contentless_unindexed = 1)`,
  toValue: (text) => sql`${joinTokens(text)}`,
  match: (terms, audience) =>
    sql`search_documents match ${`${audience} : ${writeQuery(terms, ' AND ', ' OR ', (token) => `"${token}"*`)}`}`,
}

const postgres: Engine = {
  begin: sql`lock table search_documents in share row exclusive mode`,
  toValue: (text) => sql`${joinTokens(text)}::tsvector`,
  match: (terms, audience) =>
    sql`${sql.ref(audience)} @@ ${writeQuery(terms, ' & ', ' | ', (token) => `'${token}':*`)}::tsquery`,
}

const writeQuery = (terms: Terms, and: string, or: string, writeToken: (token: string) => string) =>
  `(${terms.map((spellings) => `(${spellings.map(writeToken).join(or)})`).join(and)})`

/** PostgreSQL takes 1 MB of different tokens in one document; the others are not found. */
const MAX_TOKEN_BYTES = 1_000_000

function joinTokens(text: string): string {
  let bytes = 0
  const fits = (token: string) => (bytes += Buffer.byteLength(token) + 1) <= MAX_TOKEN_BYTES
  return listTokens(text).filter(fits).join(' ')
}

/** A new version of the program may make other tokens of the same text. */
const hashDocument = ({ visitors, keepers }: SearchDocument) =>
  createHash('sha256')
    .update(JSON.stringify([version, visitors, keepers]))
    .digest('base64')

/** Splits a list of any length into portions, because SQLite allows about 32,000 values in one statement. */
export const toPortions = <T>(list: readonly T[], size = 10_000): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  )
