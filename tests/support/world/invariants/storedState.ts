import { DatabaseSync } from 'node:sqlite'
import type { Resource } from '../../../../contract/endpoint.ts'
import { getSqlitePath } from '../../../../server/platform/database/open.ts'
import type { Tables } from '../../../../server/platform/database/tables.ts'
import type { Upload } from '../../../../server/safety/originals.ts'

/** Tables whose rows are read through the API, each with the resource whose revision its changes raise. */
const resources = {
  media: 'media',
  media_edits: 'media',
  people: 'media',
  media_people: 'media',
  music: 'music',
  services: 'services',
  obituary: 'obituary',
  memories: 'memories',
  memory_media: 'memories',
  settings: 'settings',
  access: 'settings',
  access_keys: 'settings',
  users: 'keepers',
  invitations: 'keepers',
  deleted_items: 'deleted',
  senders: 'sent',
  send_link: 'sent',
} as const satisfies { [Table in keyof Tables]?: Resource }

const names = [
  ...(Object.keys(resources) as (keyof typeof resources)[]),
  'deleted_rows',
  'revisions',
  'jobs',
] as const
type Name = (typeof names)[number]

/** Columns that may change without a revision: no cached response or list of the dashboard contains them. */
const columnsWithoutRevision: { [Table in Name]?: readonly string[] } = {
  users: ['display_name', 'email', 'password', 'last_seen_at', 'digest_until', 'digest_at_once'],
  media_edits: ['visitor'],
  services: ['updated_at'],
  invitations: ['key_hash'],
  memories: ['writer_key_hash', 'mailed_key_hash'],
}

/** The rows of the database at one moment. */
export interface StoredState {
  rows: { [Table in Name]: Tables[Table][] }
  /** media and songs, including deleted ones that can be put back */
  uploads: (Pick<Upload, 'id' | 'folder' | 'sha256' | 'table'> & { public_key: string | null })[]
}

/** Opens a reader of committed rows on its own connection; it reads again only after something was written. */
export function openStoredState(dataDir: string) {
  const database = new DatabaseSync(getSqlitePath(dataDir), { readOnly: true, timeout: 5_000 })
  const version = database.prepare('PRAGMA data_version')
  const selects = names.map((name) => [name, database.prepare(`select * from ${name}`)] as const)
  let known = { version: Number.NaN, state: { rows: {}, uploads: [] } as unknown as StoredState }
  const refresh = () => {
    // `iterate`, because a test counts the other calls
    const [now] = [...version.iterate()].map((row) => Number(row.data_version))
    if (known.version === now) return
    const rows = Object.fromEntries(selects.map(([name, select]) => [name, [...select.iterate()]]))
    known = { version: Number(now), state: stateOf(rows as unknown as StoredState['rows']) }
  }
  refresh()
  return {
    /** Returns the previous state while a test has removed tables. */
    read(): StoredState {
      try {
        refresh()
      } catch (error) {
        if (!/no such table|not an error/.test(String(error))) throw error
      }
      return known.state
    },
    close: () => database.close(),
  }
}

const stateOf = (rows: StoredState['rows']): StoredState => ({
  rows,
  uploads: [
    ...rows.media.map((row) => ({ ...row, table: 'media' as const })),
    ...rows.music.map((row) => ({ ...row, folder: row.id, table: 'music' as const })),
    ...rows.deleted_rows
      .filter(({ table_name: name }) => name === 'media' || name === 'music')
      .map(({ row_id, row }) => ({
        ...({ folder: row_id, ...JSON.parse(row) } as Tables['media']),
        public_key: null,
        table: 'deleted_rows' as const,
      })),
  ],
})

/**
 * Finds rows written between two moments, by table and id, with the resources that each belongs to: a change of what a guest sent,
 * or of who is in an item, raises one of two, because the lists of what waits and of people read both.
 */
export function writtenBetween(before: StoredState, after: StoredState) {
  const written: { row: string; resources: readonly Resource[] }[] = []
  for (const table of Object.keys(resources) as (keyof typeof resources)[]) {
    const [old, now] = [textsOf(table, before), textsOf(table, after)]
    for (const [text, row] of [...old, ...now])
      if (!(old.has(text) && now.has(text)) && !isPictureOf(row))
        written.push({
          row: `${table} ${idOf(row)}`,
          resources: isSent(row) || table.endsWith('people') ? ['sent', 'media'] : [resources[table]],
        })
  }
  return written
}

/** Whether the row is the picture of a service, the obituary or the portrait, which is in no list. */
const isPictureOf = (row: object) => 'listed' in row && row.listed === 0 && !isSent(row)

const isSent = (row: object) => 'visitor_photo' in row && row.visitor_photo === 'sent'

/** Finds the resources whose revisions rose between two moments. */
export function raisedBetween(before: StoredState, after: StoredState): string[] {
  const old = new Map(before.rows.revisions.map(({ resource, revision }) => [resource, revision]))
  return after.rows.revisions
    .filter(({ resource, revision }) => (old.get(resource) ?? 0) < revision)
    .map(({ resource }) => resource)
}

/** Returns the rows of a table by their texts, which are made once for each moment. */
function textsOf(table: Name, { rows }: StoredState): Map<string, object> {
  const known = knownTexts.get(rows[table])
  if (known) return known
  const columns = columnsWithoutRevision[table] ?? []
  const counted = (key: string, value: unknown) => (columns.includes(key) ? null : value)
  const texts = new Map(rows[table].map((row) => [JSON.stringify(row, counted), row]))
  knownTexts.set(rows[table], texts)
  return texts
}

const knownTexts = new WeakMap<object, Map<string, object>>()

/** Returns the id of a row: its first column, which is the key or the start of it. */
const idOf = (row: object) => String(Object.values(row)[0])
