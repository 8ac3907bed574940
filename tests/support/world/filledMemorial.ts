import { expectCreated, type Fillers } from '../../../samples/fill.ts'
import type { Person } from '../../../samples/person.ts'
import { addMedia } from './addMedia.ts'
import { fixture } from '../files/fixtures.ts'
import { addSender, openLink, sendPhotos } from '../guests/sendByLink.ts'

/**
 * Fills a memorial with two photographs, a video, a song and a visitor's memory with a photograph, which tells about one of the family's.
 * This one has the names of two people. A visitor said who is in the other one, which waits, and when it was taken, which the family has
 * accepted. A guest has sent a photograph by the link, and it waits for the family. Another photograph was deleted and can be put back.
 */
export async function fillMemorial({
  administrator: admin,
  visitor,
}: Pick<Fillers, 'administrator' | 'visitor'>): Promise<void> {
  const files = ['photos/small-bee.jpg', 'formats/animated.gif', 'video/h264-aac.mp4']
  await addMedia(
    admin,
    files.map((file) => ({ file, title: `“${file}”` })),
  )
  const song = { title: 'Nebula', file: fixture('audio/nebula-no-tags.mp3') }
  expectCreated(await admin.call('POST /api/music', { form: song }))
  const form = { memoryAuthor: 'Ada', files: [fixture('photos/small-bee.jpg')] }
  const { mediaIds } = expectCreated(await visitor.call('POST /api/media/upload', { form })).body
  const namedId = await nameAndAsk(admin, visitor)
  const body = { name: 'Ada', email: 'ada@example.org', content: '祖父 🌻', mediaIds: [...mediaIds, namedId] }
  expectCreated(await visitor.call('POST /api/memories', { body }))
  const guest = { name: 'Jorunn', email: 'jorunn@example.org', message: 'From the boat.' }
  await sendPhotos(visitor, await addSender(visitor, await openLink(admin), guest), 'Lake.jpg')
  await deletePhoto(admin)
}

/** Returns the id of the photograph with names. Visitors do not see the second one. */
async function nameAndAsk(admin: Person, visitor: Person) {
  await admin.call('PUT /api/settings', { body: { askVisitors: 'on' } })
  const [named, asked] = (await visitor.call('GET /api/media')).body.map(({ id }) => id)
  const area = { x: 0.5, y: 0.4, width: 0.2, height: 0.3 }
  const add = [{ name: 'Łukasz', area }, { name: 'Mia' }]
  await admin.call('POST /api/media/people', { body: { ids: [named ?? ''], add } })
  const mia = (await admin.call('GET /api/people')).body.find(({ name }) => name === 'Mia')
  await admin.call('PUT /api/people/:id', { params: { id: mia?.id ?? '' }, body: { hidden: true } })
  const said = { params: { id: asked ?? '' }, body: { who: ['Wanda'], when: '1962', from: 'Paul' } }
  await visitor.call('POST /api/media/:id/answers', said)
  const [answered] = (await admin.call('GET /api/answers')).body
  const ids = (answered?.answers ?? []).flatMap(({ id, kind }) => (kind === 'when' ? id : []))
  await admin.call('POST /api/answers/decide', { body: { ids, decision: 'take' } })
  return named ?? ''
}

/** Deletes a photograph so that it can be put back; later deletions are permanent. */
async function deletePhoto(admin: Person) {
  const keepDeleted = (value: 'on' | 'off') =>
    admin.call('PUT /api/settings', { body: { keepDeleted: value } })
  const file = fixture('photos/small-bee.jpg')
  const photo = expectCreated(await admin.call('POST /api/media', { form: { title: 'Deleted', file } }))
  await keepDeleted('on')
  await admin.call('DELETE /api/media/:id', { params: { id: photo.body.id } })
  await keepDeleted('off')
}
