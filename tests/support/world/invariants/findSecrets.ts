import type { FastifyRequest } from 'fastify'
import type { StoredState } from './storedState.ts'

type RequestData = Pick<FastifyRequest, 'method' | 'url' | 'headers'> & { body?: unknown }

/** Finds everything in a response that the visitor must not see. Data that the request itself contains is no secret. */
export function findSecrets(
  { method, url, headers, body }: RequestData,
  text: string,
  { rows, uploads }: StoredState,
  folders: readonly string[],
): string[] {
  const requestText = `${url} ${JSON.stringify(body ?? null)}`
  const findUnrequested = (pattern: RegExp) =>
    new Set((text.match(pattern) ?? []).filter((each) => !requestText.includes(each)))

  // not by a pattern of all addresses, which takes long in a long word; a sender reads the own address
  const senders = headers['sender-key'] === undefined ? rows.senders : []
  const emails = [...rows.memories, ...rows.users, ...senders]
    .flatMap(({ email }) => email ?? [])
    .filter((email) => text.includes(email) && !requestText.includes(email))

  // the response to a change, or to a request with the key of a writer or sender, contains ids of the visitor's own items
  const keys = [headers['writer-key'], headers['sender-key']]
  const isOwn = method !== 'GET' || keys.some((key) => key !== undefined)
  const ids = isOwn ? new Set<string>() : findUnrequested(/(?<![\w-])[\w-]{22}(?![\w-])/g)
  const hidden = [
    ...rows.media.filter(({ public_key: key }) => key === null),
    ...rows.memories.filter(({ approved }) => approved === 0),
    ...rows.deleted_rows.filter(({ table_name: name }) => items.has(name)).map(({ row_id: id }) => ({ id })),
  ]

  const shown = new Set(uploads.map(({ public_key: key }) => key))
  const files = findUnrequested(/(?<=\/uploads\/)[\w-]{22}(?=\/)/g)
  return [
    ...emails.map((email) => `an e-mail address, ${email}`),
    ...hidden.filter(({ id }) => ids.has(id)).map(({ id }) => `the id of what is hidden, ${id}`),
    ...[...files].filter((key) => !shown.has(key)).map((key) => `an address of no file, /uploads/${key}`),
    ...folders.filter((folder) => text.includes(folder)).map((folder) => `a path of the disk, ${folder}`),
  ].map((secret) => `a visitor is answered with ${secret}`)
}

/** Tables whose deleted rows have ids of their own. A deleted row of another table has the id of the row that it belongs to. */
const items = new Set(['media', 'music', 'memories', 'services', 'obituary'])
