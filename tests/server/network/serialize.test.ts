import assert from 'node:assert/strict'
import { setImmediate } from 'node:timers'
import { mock, test } from 'node:test'
import { z } from 'zod'
import { CachedResponse } from '../../../server/platform/cache/cachedResponse.ts'
import { serialize } from '../../../server/platform/cache/serialize.ts'

const memory = z.object({ name: z.string(), lang: z.string().optional(), answer: z.string().nullable() })
const show = z.object({
  responses: z.object({ memories: z.array(memory), music: z.array(z.string()).optional() }),
})
const ada = { name: 'Ada “the bee” 🐝', lang: undefined, answer: null }
const jan = { name: 'Jan', lang: 'pl', answer: 'Dzięki', email: 'jan@example.org' }

test('the text of a response is the one that its schema gives, and so is its tag', async () => {
  for (const [schema, response] of [
    [z.array(memory), [ada, jan]],
    [z.array(memory), []],
    [show, { responses: { memories: [jan, ada], music: [] } }],
    [show, { responses: { memories: [] } }],
    [z.object({ lang: z.string().optional() }), {}],
    [memory.nullable(), null],
  ] as const) {
    const whole = new CachedResponse(JSON.stringify(schema.parse(response)))
    const { body, etag } = await serialize(schema, response)
    assert.equal(body.toString(), whole.body.toString())
    assert.equal(etag, whole.etag)
  }
})

test('a response that does not fit its schema is an error', async () => {
  await assert.rejects(serialize(z.array(memory), [{ name: 'Ada' }]))
  await assert.rejects(serialize(show, { responses: {} }))
})

test('other requests get their turn while a long list is serialized', async () => {
  let now = 0
  const clock = mock.method(performance, 'now', () => (now += 1))
  let turns = 0
  let isDone = false
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await serialize(z.object({ memories: z.array(memory) }), {
    memories: Array.from({ length: 100 }, () => ada),
  })
  isDone = true
  clock.mock.restore()
  assert.ok(turns > 10, `${turns}`)
})
