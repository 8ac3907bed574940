import type { FastifyRequest } from 'fastify'
import type { StoredState } from './storedState.ts'

type Asked = Pick<FastifyRequest, 'method' | 'url' | 'headers'> & { body?: unknown }

/** Finds everything in a response that its visitor must not see. Data of the visitor's own request is no secret. */
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

  // a change returns what it has made, and a new memory returns its writer's key
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

/** Rows of the other tables are stored under the id of the row they belong to. */
const items = new Set(['media', 'music', 'memories', 'services', 'obituary'])
