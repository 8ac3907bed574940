import type { Fillers } from '../../samples/fill.ts'
import type { Person } from '../../samples/person.ts'
import { fixture } from './fixtures.ts'

/**
 * Fills a memorial with two photographs, a film, a song and a visitor's memory with a photograph. Another photograph was
 * deleted and can be put back.
 */
export async function fillMemorial({
  administrator: admin,
  visitor,
}: Omit<Fillers, 'setTime'>): Promise<void> {
  const made: { status: number; text: string }[] = []
  for (const file of ['photos/small-bee.jpg', 'formats/animated.gif', 'video/h264-aac.mp4'])
    made.push(await admin.call('POST /api/media', { form: { title: `“${file}”`, file: fixture(file) } }))
  made.push(
    await admin.call('POST /api/music', {
      form: { title: 'Nebula', file: fixture('audio/nebula-no-tags.mp3') },
    }),
  )
  const files = [fixture('photos/small-bee.jpg')]
  const left = await visitor.call('POST /api/media/upload', { form: { memoryAuthor: 'Ada', files } })
  const body = { name: 'Ada', email: 'ada@example.org', content: '祖父 🌻', mediaIds: left.body.mediaIds }
  made.push(left, await visitor.call('POST /api/memories', { body }))
  made.push(await deletePhoto(admin))
  for (const { status, text } of made) if (status !== 201) throw new Error(`refused: ${status} ${text}`)
}

/** So that it can be put back; whatever is deleted after it is gone for good. */
async function deletePhoto(admin: Person) {
  const keepDeleted = (value: 'on' | 'off') =>
    admin.call('PUT /api/settings', { body: { keepDeleted: value } })
  const file = fixture('photos/small-bee.jpg')
  const photo = await admin.call('POST /api/media', { form: { title: 'Deleted', file } })
  await keepDeleted('on')
  await admin.call('DELETE /api/media/:id', { params: { id: photo.body.id } })
  await keepDeleted('off')
  return photo
}
