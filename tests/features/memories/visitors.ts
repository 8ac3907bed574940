import assert from 'node:assert/strict'
import { fixture } from '../../support/fixtures.ts'
import type { Person } from '../../../samples/person.ts'

/** Leaves photos as the form does, and answers their ids. */
export async function leavePhotos(person: Person, count: number, memoryAuthor = 'Ruth'): Promise<string[]> {
  const files = Array.from({ length: count }, () => fixture('photos/person-blackwhite-small.jpg'))
  const { status, body } = await person.call('POST /api/media/upload', { form: { memoryAuthor, files } })
  assert.equal(status, 201)
  return body.mediaIds
}

interface Words {
  name?: string
  email?: string | null
  content?: string | null
  mediaIds?: string[] | null
}

/** Shares a memory that has nothing special about it, but for what is told. */
export async function share(person: Person, words: Words = {}) {
  const body = { name: 'Ruth', email: null, content: 'He came early.', mediaIds: null, ...words }
  const answer = await person.call('POST /api/memories', { body })
  assert.equal(answer.status, 201, answer.text)
  return answer.body
}

export const listOf = async (person: Person) => (await person.call('GET /api/memories')).body

/** The file's address as this person gets it; null when it is hidden from him or not in his list. */
export async function addressOf(person: Person, mediaId: string): Promise<string | null> {
  const { body } = await person.call('GET /api/media')
  return body.find(({ id }) => id === mediaId)?.filePath ?? null
}
