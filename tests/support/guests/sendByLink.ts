import type { Person } from '../../../samples/person.ts'
import { fixture } from '../files/fixtures.ts'

/** A guest's device, with the key that it stores. */
export interface Guest {
  id: string
  headers: { 'sender-key': string }
}

/** Makes the link as this administrator, and returns the header that the page behind it sends. */
export async function openLink(administrator: Person) {
  const { status, body, text } = await administrator.call('POST /api/send-link')
  if (status !== 201) throw new Error(`no link: ${status} ${text}`)
  return { 'send-key': body.key ?? '' }
}

/** Says who sends photographs by the link. */
export async function addSender(
  visitor: Person,
  link: Record<string, string>,
  more: object = {},
): Promise<Guest> {
  const body = { name: 'Anna', ...more }
  const answer = await visitor.call('POST /api/senders', { headers: link, body })
  if (answer.status !== 201) throw new Error(`no sender: ${answer.status} ${answer.text}`)
  return { id: answer.body.id, headers: { 'sender-key': answer.body.key } }
}

/** Sends a small photograph under this name, and returns the whole answer. */
export const tryToSend = (
  visitor: Person,
  { headers }: Guest,
  name = 'Lake.jpg',
  more: Record<string, string> = {},
) =>
  visitor.call('POST /api/senders/mine/media', {
    headers: { ...headers, ...more },
    form: { file: fixture('photos/small-bee.jpg', { name }) },
  })

/** Sends a small photograph under each of these names, and returns the ids. */
export async function sendPhotos(visitor: Person, guest: Guest, ...names: string[]): Promise<string[]> {
  const ids: string[] = []
  for (const name of names) {
    const { status, body, text } = await tryToSend(visitor, guest, name)
    if (status !== 201) throw new Error(`not sent: ${status} ${text}`)
    ids.push(body.id)
  }
  return ids
}
