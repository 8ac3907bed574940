import type { Person } from '../../../samples/person.ts'
import { addSender, openLink, sendPhotos } from '../../support/guests/sendByLink.ts'

/** Opens the link by which guests send photographs, and returns a function that sends one as a new guest. */
export async function openSendLink(visitor: Person, administrator: Person) {
  const link = await openLink(administrator)
  return async (guest: { name?: string; email?: string; message?: string } = {}) => {
    const sender = await addSender(visitor, link, guest)
    const send = async () => {
      const [id = ''] = await sendPhotos(visitor, sender, 'Lake.jpg')
      return id
    }
    return { senderId: sender.id, photoId: await send(), send }
  }
}
