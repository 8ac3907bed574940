import { expectCreated } from '../../../samples/fill.ts'
import type { ChosenFile } from '../../../samples/multipart.ts'
import type { Person } from '../../../samples/person.ts'

interface Guest {
  name: string
  email?: string
  message?: string
}

/** Returns the key of the link by which guests send photographs, and makes the link if there is none. */
export async function openSendLink(administrator: Person): Promise<string> {
  const { body } = await administrator.call('GET /api/send-link')
  return body.key ?? expectCreated(await administrator.call('POST /api/send-link')).body.key ?? ''
}

/** Sends files by the link with this key, as a guest with a device of their own. */
export async function sendByLink(
  visitor: Person,
  linkKey: string,
  guest: Guest,
  files: readonly ChosenFile[],
) {
  const added = await visitor.call('POST /api/senders', { headers: { 'send-key': linkKey }, body: guest })
  const { id, key } = expectCreated(added).body
  const headers = { 'sender-key': key }
  const ids: string[] = []
  for (const file of files) {
    const sent = await visitor.call('POST /api/senders/mine/media', { headers, form: { file } })
    ids.push(expectCreated(sent).body.id)
  }
  return { id, ids, headers }
}
