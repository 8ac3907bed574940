import type { FastifyRequest } from 'fastify'
import type { StoredState } from './storedState.ts'

type Asked = Pick<FastifyRequest, 'method' | 'url' | 'headers'> & { body?: unknown }

/** Finds in an answer to a visitor all that is not for him. His own request is no secret to him. */
export function findSecrets(
  { method, url, headers, body }: Asked,
  text: string,
  { rows, uploads }: StoredState,
  folders: readonly string[],
): string[] {
  const asked = `${url} ${JSON.stringify(body ?? null)}`
  const among = (pattern: RegExp) =>
    new Set((text.match(pattern) ?? []).filter((each) => !asked.includes(each)))

  const addresses = among(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g)
  const emails = [...rows.memories, ...rows.users].flatMap(({ email }) => email ?? [])

  // a change answers its maker with what it has made, and the writer of a memory has its key
  const isOwn = method !== 'GET' || headers['writer-key'] !== undefined
  const ids = isOwn ? new Set<string>() : among(/(?<![\w-])[\w-]{22}(?![\w-])/g)
  const hidden = [
    ...rows.media.filter(({ public_key: key }) => key === null),
    ...rows.memories.filter(({ approved }) => approved === 0),
    ...rows.deleted_rows.filter(({ table_name: name }) => items.has(name)).map(({ row_id: id }) => ({ id })),
  ]

  const shown = new Set(uploads.map(({ public_key: key }) => key))
  const files = among(/(?<=\/uploads\/)[\w-]{22}(?=\/)/g)
  return [
    ...emails.filter((email) => addresses.has(email)).map((email) => `an e-mail address, ${email}`),
    ...hidden.filter(({ id }) => ids.has(id)).map(({ id }) => `the id of what is hidden, ${id}`),
    ...[...files].filter((key) => !shown.has(key)).map((key) => `an address of no file, /uploads/${key}`),
    ...folders.filter((folder) => text.includes(folder)).map((folder) => `a path of the disk, ${folder}`),
  ].map((secret) => `a visitor is answered with ${secret}`)
}

/** Rows of the other tables are stored under the id of what they belong to. */
const items = new Set(['media', 'music', 'memories', 'services', 'obituary'])
