import type { Person } from '../../../samples/person.ts'
import { fixture } from '../../support/files/fixtures.ts'

/** Opens the link by which guests send photographs, and returns a function that sends one as a new guest. */
export async function openSendLink(visitor: Person, administrator: Person) {
  const { key } = (await administrator.call('POST /api/send-link')).body
  return async (guest: { name?: string; email?: string; message?: string } = {}) => {
    const added = await visitor.call('POST /api/senders', {
      headers: { 'send-key': key ?? '' },
      body: { name: 'Anna', ...guest },
    })
    const send = async () => {
      const { status, body, text } = await visitor.call('POST /api/senders/mine/media', {
        headers: { 'sender-key': added.body.key },
        form: { file: fixture('photos/small-bee.jpg') },
      })
      if (status !== 201) throw new Error(text)
      return body.id
    }
    return { senderId: added.body.id, photoId: await send(), send }
  }
}
