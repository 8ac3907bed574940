import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { test } from 'node:test'
import { memorialHeader } from '../../../contract/endpoint.ts'
import { closeMemorialOf } from '../../support/world/closedMemorial.ts'
import { listRoutes } from '../../support/project/listRoutes.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { openWorld } from '../../support/world/world.ts'

const { world } = await openSharedWorld({ config: { publicUrl: 'https://walter.example.org' } })

const idOf = ({ headers }: { headers: Record<string, unknown> }) => headers[memorialHeader]
const id = idOf(await world.visitor.get('/'))

test('every response has the memorial’s id, also a refusal, a redirect, and one of a closed memorial', async () => {
  assert.match(String(id), /^[\w-]{16}$/)
  const expectId = async (method: string, url: string, headers: Record<string, string> = {}) => {
    const response = await world.app.inject({ method: method as 'GET', url, headers })
    assert.equal(idOf(response), id, `${response.statusCode} ${method} ${url}`)
    return response
  }
  const expectAll = async () => {
    for (const route of listRoutes(world.app)) {
      const [method = '', url = ''] = route.split(' ')
      await expectId(method, url)
    }
  }
  await expectAll()
  await expectId('GET', '/nothing')
  await expectId('GET', '/uploads/nothing')
  const { statusCode } = await expectId('GET', '/gallery', { host: 'www.example.org' })
  assert.equal(statusCode, 308)
  const { headers } = await expectId('GET', '/api/media')
  const again = await expectId('GET', '/api/media', { 'if-none-match': String(headers.etag) })
  assert.equal(again.statusCode, 304)
  await closeMemorialOf(world, await world.administrator())
  await expectAll()
})

test('a body that is refused unread gets the memorial’s id, too', async () => {
  const address = await world.app.listen({ host: '127.0.0.1', port: 0 })
  const headers = { 'content-length': '9000000000', 'content-type': 'application/json' }
  const sent = request(`${address}/api/memories`, { method: 'POST', headers })
  sent.flushHeaders()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  sent.on('error', () => undefined)
  sent.destroy()
  assert.deepEqual([response.statusCode, idOf(response)], [413, id])
})

test('a memorial keeps its id, and another memorial has another', async () => {
  const begun = await openWorld()
  const { backend } = begun
  await begun.stop()
  const again = await openWorld({ on: backend })
  assert.equal(idOf(await again.visitor.get('/')), id)
  const { db } = again.context
  await db.updateTable('installation').set({ value: 'another' }).where('name', '=', 'secret').execute()
  await again.stop()
  await using other = await openWorld({ on: backend })
  assert.match(String(idOf(await other.visitor.get('/'))), /^[\w-]{16}$/)
  assert.notEqual(idOf(await other.visitor.get('/')), id)
})
