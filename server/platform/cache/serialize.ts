import { createHash } from 'node:crypto'
import { z } from 'zod'
import { openTurns } from '../../base/concurrency/openTurns.ts'
import { CachedResponse, toEtag } from './cachedResponse.ts'

/**
 * Serializes a response as JSON, with the fields that its schema lists. A list of strangers' texts can have 36 MB, so other requests
 * get their turn between its items.
 */
export async function serialize(schema: z.ZodType, response: unknown): Promise<CachedResponse> {
  const takeTurns = openTurns()
  const hash = createHash('sha256')
  const pieces: Buffer[] = []
  for (const text of listPieces(schema, response)) {
    const piece = Buffer.from(text)
    hash.update(piece)
    pieces.push(piece)
    await takeTurns()
  }
  // `Buffer.concat` would occupy the thread until the system has handed out all of this memory
  const body = Buffer.allocUnsafe(pieces.reduce((sum, { length }) => sum + length, 0))
  let position = 0
  for (const piece of pieces) {
    position += piece.copy(body, position)
    await takeTurns()
  }
  return new CachedResponse(body, { etag: toEtag(hash) })
}

/** Yields the text of a list item by item, also if the list is a field of an object. */
function* listPieces(schema: z.ZodType, value: unknown): Generator<string> {
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    let separator = '['
    for (const item of value) {
      yield separator + JSON.stringify((schema.element as z.ZodType).parse(item))
      separator = ','
    }
    yield separator === '[' ? '[]' : ']'
  } else if (schema instanceof z.ZodObject && isObject(value)) {
    let separator = '{'
    for (const [key, field] of Object.entries(schema.shape)) {
      if (value[key] === undefined && field.parse(undefined) === undefined) continue
      yield `${separator}${JSON.stringify(key)}:`
      yield* listPieces(field, value[key])
      separator = ','
    }
    yield separator === '{' ? '{}' : '}'
  } else yield JSON.stringify(schema.parse(value))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
