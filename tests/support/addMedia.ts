import { fixture } from './fixtures.ts'
import type { Site } from './site.ts'

interface MediaFixture {
  file: string
  title: string
  description?: string
}

/** Adds photographs and videos to a site's gallery, in this order; returns their ids. */
export async function addMedia(site: Site, fixtures: readonly MediaFixture[]): Promise<string[]> {
  const administrator = await site.administrator()
  const ids: string[] = []
  for (const { file, title, description = '' } of fixtures) {
    const form = { title, description, file: fixture(file) }
    const { status, text, body } = await administrator.call('POST /api/media', { form })
    if (status !== 201) throw new Error(`${file} was rejected: ${text}`)
    ids.push(body.id)
  }
  return ids
}

/** Three photographs and a video. */
export const mediaFixtures: readonly MediaFixture[] = [
  { file: 'photos/landscape-2mp-bee.jpg', title: 'Bees', description: 'In his garden.\nLate in May.' },
  { file: 'photos/landscape-3mp-dragonfly.jpg', title: 'Lakeside day' },
  { file: 'photos/painting-self-portrait.jpg', title: 'The painting over his desk in the hall' },
  { file: 'video/h264-aac.mp4', title: 'First film' },
]
