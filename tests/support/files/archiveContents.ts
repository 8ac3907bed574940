import { readZip } from './readZip.ts'

/** Returns the parts that archives of the same memorial share; their databases and dates differ by the time of writing. */
export function contentsOf(archive: Buffer) {
  const {
    'memorial.db': _,
    'files.json': list,
    'memorial.json': json,
    ...rest
  } = Object.fromEntries(readZip(archive))
  const { database: _database, ...listed } = JSON.parse(String(list)) as Record<string, object>
  const { madeAt: _madeAt, ...memorial } = JSON.parse(String(json)) as Record<string, unknown>
  return { ...rest, listed, memorial }
}
