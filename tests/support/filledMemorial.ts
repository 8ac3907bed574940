import type { World } from './world.ts'
import { fixture } from './fixtures.ts'

/** Fills a memorial with two photographs, a film, a song and a visitor's memory with a photograph. */
export async function fillMemorial(world: World): Promise<void> {
  const admin = await world.administrator()
  const made: { status: number; text: string }[] = []
  for (const file of ['photos/landscape-2mp-bee.jpg', 'formats/animated.gif', 'video/h264-aac.mp4'])
    made.push(await admin.call('POST /api/media', { form: { title: `“${file}”`, file: fixture(file) } }))
  made.push(
    await admin.call('POST /api/music', {
      form: { title: 'Nebula', file: fixture('audio/nebula-no-tags.mp3') },
    }),
  )
  const files = [fixture('photos/person-small-square.jpg')]
  const left = await world.visitor.call('POST /api/media/upload', { form: { memoryAuthor: 'Ada', files } })
  const body = { name: 'Ada', email: 'ada@example.org', content: '祖父 🌻', mediaIds: left.body.mediaIds }
  made.push(left, await world.visitor.call('POST /api/memories', { body }))
  await world.settle()
  for (const { status, text } of made) if (status !== 201) throw new Error(`refused: ${status} ${text}`)
}
