import assert from 'node:assert/strict'
import { test } from 'node:test'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { identifyCallers } from '../../server/http/callers/requestState.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'

const { world, admin } = await openSharedWorld()
await admin.call('PUT /api/settings', { body: { language: 'pl' } })

/** Returns what happens to a request, in order: its caller is identified, and other requests have a turn. */
async function listSteps({ context } = world, headers: Record<string, string> = {}) {
  const steps: string[] = []
  const app = Fastify()
  await app.register(cookie)
  app.addHook('onRequest', (_request, _reply, done) => {
    queueMicrotask(() => steps.push('others'))
    done()
  })
  identifyCallers(app, context)
  app.get('/', async ({ caller: { texts, familyTexts } }) => {
    steps.push(`${texts.language} ${familyTexts.language}`)
    return ''
  })
  app.setErrorHandler((_error, { caller }, reply) => {
    steps.push(`an error in ${caller.texts.language}`)
    return reply.send('')
  })
  await app.inject({ url: '/', headers })
  await app.close()
  return steps
}

test('a visitor is identified at once while nothing changes, and with an asynchronous database after a turn', async () => {
  await listSteps()
  const german = { 'accept-language': 'de-AT, en;q=0.5' }
  assert.deepEqual(await listSteps(world, german), ['de pl', 'others'])
  const { revisions } = world.context
  const slow = { ...world.context, revisions: { ...revisions, read: async () => revisions.read() } }
  assert.deepEqual(await listSteps({ ...world, context: slow }, german), ['others', 'de pl'])
  assert.deepEqual(await listSteps({ ...world, context: slow }), ['others', 'pl pl'])
  const broken = { ...slow, revisions: { ...revisions, read: () => Promise.reject(new Error('down')) } }
  assert.deepEqual(await listSteps({ ...world, context: broken }, german), ['others', 'an error in de'])
})
