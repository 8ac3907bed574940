import assert from 'node:assert/strict'
import { fixture } from '../../support/files/fixtures.ts'
import type { Person } from '../../../samples/person.ts'

/** Uploads photos like the form, and returns their ids. */
export async function uploadPhotos(person: Person, count: number, memoryAuthor = 'Ruth'): Promise<string[]> {
  const files = Array.from({ length: count }, () => fixture('photos/small-bee.jpg'))
  const { status, body } = await person.call('POST /api/media/upload', { form: { memoryAuthor, files } })
  assert.equal(status, 201)
  return body.mediaIds
}

interface Fields {
  name?: string
  email?: string | null
  content?: string | null
  question?: string
  mediaIds?: string[] | null
  mailOnAnswer?: boolean
}

/** Shares an ordinary memory with these fields. */
export async function share(person: Person, fields: Fields = {}) {
  const body = { name: 'Ruth', email: null, content: 'He came early.', mediaIds: null, ...fields }
  const answer = await person.call('POST /api/memories', { body })
  assert.equal(answer.status, 201, answer.text)
  return answer.body
}

export const listMemories = async (person: Person) => (await person.call('GET /api/memories')).body

/** Reads the file's address for this person; null if it is hidden from the person, or not in the list. */
export async function findAddress(person: Person, mediaId: string): Promise<string | null> {
  const { body } = await person.call('GET /api/media')
  return body.find(({ id }) => id === mediaId)?.filePath ?? null
}
