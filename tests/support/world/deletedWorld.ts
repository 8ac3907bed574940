import { listAllKeys } from '../../../server/platform/storage/keys.ts'
import { addPhoto } from './addMedia.ts'
import { fixture } from '../files/fixtures.ts'
import { openWorld } from './world.ts'

const photo = fixture('photos/small-bee.jpg')

/** Opens a world with a setting switched on: deleted items can be put back. */
export async function openDeletedWorld() {
  const world = await openWorld()
  const admin = await world.administrator()
  const listDeleted = async () => (await admin.call('GET /api/deleted')).body
  const keepDeleted = async (value: 'on' | 'off') => {
    await admin.call('PUT /api/settings', { body: { keepDeleted: value } })
  }
  await keepDeleted('on')
  return {
    ...world,
    admin,
    keepDeleted,
    listDeleted,
    async addPhoto(title: string, form: Record<string, string> = {}) {
      const { id, filePath } = await addPhoto(admin, { title, ...form })
      return { id, filePath: filePath ?? '' }
    },
    async addSong(title: string) {
      const file = fixture('audio/nebula-no-tags.mp3')
      return (await admin.call('POST /api/music', { form: { title, file } })).body
    },
    async addService(title: string, imagePath = '') {
      const body = { title, imagePath, date: 'TBD', time: 'TBD', location: 'Duluth' }
      return (await admin.call('POST /api/services', { body })).body
    },
    /** shares a visitor's memory with this many photographs */
    async share(name: string, photos: number) {
      const form = { memoryAuthor: name, files: Array.from({ length: photos }, () => photo) }
      const sent = photos > 0 ? (await world.visitor.call('POST /api/media/upload', { form })).body : null
      const body = { name, email: 'ruth@example.org', content: 'He sang.', mediaIds: sent?.mediaIds ?? [] }
      const memory = (await world.visitor.call('POST /api/memories', { body })).body
      return { id: memory.id, mediaIds: memory.mediaIds, writerKey: memory.writerKey ?? '' }
    },
    /** puts back the newest item with this title, and returns the notes of the response */
    async putBack(title: string | null) {
      const item = (await listDeleted()).find((each) => each.title === title)
      const ids = [item?.id ?? 'nobody-has-this']
      const { status, text, body } = await admin.call('POST /api/deleted/put-back', { body: { ids } })
      if (status !== 200) throw new Error(`${status} ${text}`)
      return body.notes
    },
    /** lists the keys of all files of a media item or song */
    filesOf: (id: string) => listAllKeys(world.context.storage, `private/${id}/`),
  }
}
