import { expectCreated } from '../../../samples/fill.ts'
import type { Person } from '../../../samples/person.ts'
import { fixture } from '../files/fixtures.ts'

interface MediaFixture {
  file: string
  title: string
  description?: string
}

/** Adds photographs and videos to the gallery, in this order. */
export async function addMedia(administrator: Person, fixtures: readonly MediaFixture[]): Promise<void> {
  for (const { file, title, description = '' } of fixtures) {
    const form = { title, description, file: fixture(file) }
    expectCreated(await administrator.call('POST /api/media', { form }))
  }
}

/** Adds one small photograph, and returns it as the API does. */
export async function addPhoto(keeper: Person, fields: Record<string, string> = {}) {
  const form = { ...fields, file: fixture('photos/small-bee.jpg') }
  return expectCreated(await keeper.call('POST /api/media', { form })).body
}

/** Lists the ids of all items in the gallery, in order. */
export const mediaIds = async (visitor: Person): Promise<string[]> =>
  (await visitor.call('GET /api/media')).body.map(({ id }) => id)
