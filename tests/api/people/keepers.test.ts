import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Person } from '../../../samples/person.ts'
import { addKeeper, password } from '../../support/world/addKeeper.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { openWorld } from '../../support/world/world.ts'

const { world, visitor, admin } = await openSharedWorld()
const findId = async (person: Person) => (await person.call('GET /api/check-auth')).body.id
const adminId = await findId(admin)

const keepers = async () => (await admin.call('GET /api/keepers')).body
const names = async () => (await keepers()).map(({ username }) => username)
const changeRole = (by: Person, id: string, isAdmin: boolean) =>
  by.call('PUT /api/keepers/:id', { params: { id }, body: { isAdmin } })
const remove = (by: Person, id: string) => by.call('DELETE /api/keepers/:id', { params: { id } })
const join = (username: string, isAdmin = false) => addKeeper(visitor, admin, { username, isAdmin })

test('administrators come first in the list, with the time each was last here', async () => {
  const ada = await join('Ada')
  await join('Asa')
  const find = async (name: string) => (await keepers()).find(({ username }) => username === name)
  const [first] = await keepers()
  assert.deepEqual([first?.id, first?.isAdmin], [adminId, true])
  const [before, asa] = [await find('Ada'), await find('Asa')]
  assert.equal(before?.isAdmin, false)
  world.pass(3_600_000)
  await ada.call('GET /api/check-auth')
  const later = await find('Ada')
  assert.ok(Date.parse(later?.lastSeenAt ?? '') >= Date.parse(before?.lastSeenAt ?? '') + 3_600_000)
  assert.deepEqual(await find('Asa'), asa)
})

test('after the administrators, keepers are in the order of the alphabet of the family’s language', async () => {
  const joined = ['Mira', 'Łucja', 'Lucyna']
  for (const name of joined) await join(name)
  await admin.call('PUT /api/settings', { body: { language: 'pl' } })
  const listed = await names()
  await admin.call('PUT /api/settings', { body: { language: 'en' } })
  assert.deepEqual(
    listed.filter((name) => joined.includes(name)),
    ['Lucyna', 'Łucja', 'Mira'],
  )
  assert.equal((await keepers())[0]?.id, adminId)
})

test('when somebody becomes an administrator, all their sessions end, and the next one may do everything', async () => {
  const ben = await join('Ben')
  assert.equal((await ben.call('GET /api/journal')).status, 403)
  assert.equal((await changeRole(admin, await findId(ben), true)).body.isAdmin, true)
  assert.equal((await ben.call('GET /api/check-auth')).status, 401)
  const again = await visitor.logIn({ username: 'Ben', password })
  assert.equal((await again.call('GET /api/journal')).status, 200)
  await changeRole(admin, await findId(again), false)
  assert.equal((await again.call('GET /api/check-auth')).status, 401)
})

test('the same role again ends nothing', async () => {
  const cora = await join('Cora')
  await changeRole(admin, await findId(cora), false)
  assert.equal((await cora.call('GET /api/check-auth')).status, 200)
})

test('a removed keeper is logged out at once and cannot come back; what they did stays in the journal', async () => {
  const dora = await join('Dora')
  const { id } = await addPhoto(dora, { title: 'Bees' })
  const doraId = await findId(dora)
  assert.equal((await remove(admin, doraId)).status, 204)
  assert.equal((await remove(admin, doraId)).status, 404)
  assert.equal((await dora.call('GET /api/check-auth')).status, 401)
  const login = await visitor.call('POST /api/login', { body: { username: 'Dora', password } })
  assert.equal(login.status, 401)
  assert.ok(!(await names()).includes('Dora'))
  const { entries } = (await admin.call('GET /api/journal')).body
  assert.deepEqual([entries[0]?.endpoint, entries[0]?.title], ['removeKeeper', 'Dora'])
  assert.ok(entries.some(({ keeper, title }) => keeper === 'Dora' && title === 'Bees'))
  await admin.call('DELETE /api/media/:id', { params: { id } })
})

test('the last administrator can neither be removed nor become a helper', async () => {
  for (const answer of [await remove(admin, adminId), await changeRole(admin, adminId, false)]) {
    assert.equal(answer.status, 409)
    assert.equal(answer.refusal.code, 'last_administrator')
  }
  assert.equal((await admin.call('GET /api/keepers')).status, 200)
})

test('if two administrators remove or demote each other at the same time, one remains', async () => {
  const weaken = [remove, (by: Person, id: string) => changeRole(by, id, false)]
  for (const first of weaken)
    for (const second of weaken) {
      await using own = await openWorld()
      const anna = await own.administrator()
      const emil = await addKeeper(own.visitor, anna, { username: 'Emil', isAdmin: true })
      const [annaId, emilId] = [await findId(anna), await findId(emil)]
      const answers = await Promise.all([first(anna, emilId), second(emil, annaId)])
      const done = answers.filter(({ status }) => status < 300)
      assert.equal(done.length, 1, answers.map(({ status, text }) => `${status} ${text}`).join('\n'))
      const rows = await own.context.db.selectFrom('users').select('id').where('is_admin', '=', 1).execute()
      assert.equal(rows.length, 1)
    }
})

test('a helper decides about a memory, and changes nothing that its writer wrote', async () => {
  const helper = await join('Frida')
  const { id } = (await visitor.call('POST /api/memories', { body: { name: 'Jon', content: 'Early.' } })).body
  const edit = (body: object) => helper.call('PUT /api/memories/:id', { params: { id }, body })
  assert.equal((await edit({ approved: false })).status, 200)
  assert.equal((await edit({ approved: true, content: 'Late.' })).status, 403)
  const find = async (who: Person) =>
    (await who.call('GET /api/memories')).body.find((memory) => memory.id === id)
  assert.equal(await find(visitor), undefined)
  const seen = await find(helper)
  assert.deepEqual([seen?.content, seen?.approved], ['Early.', false])
})

test('a helper’s edits and memories count as a keeper’s, and the journal has the name', async () => {
  const helper = await join('Greta')
  const { id } = await addPhoto(helper, { title: 'Lake' })
  world.pass(1)
  await helper.call('PUT /api/media/:id', { params: { id }, body: { title: 'His lake' } })
  const [edit] = (await helper.call('GET /api/media/:id/history', { params: { id } })).body
  assert.equal(edit?.byVisitor, false)
  await admin.call('PUT /api/settings', { body: { moderation: 'all' } })
  const memory = await helper.call('POST /api/memories', { body: { name: 'Greta', content: 'From us.' } })
  assert.equal(memory.body.approved, true)
  const { entries } = (await admin.call('GET /api/journal')).body
  const endpoints = entries.filter(({ keeper }) => keeper === 'Greta').map(({ endpoint }) => endpoint)
  assert.deepEqual(endpoints, ['shareMemory', 'editMedia', 'addMedia', 'acceptInvitation'])
})

test('a helper reads only the settings that visitors read, and whether deleting is final', async () => {
  const helper = await join('Ida')
  const { body } = await helper.call('GET /api/settings')
  const forVisitors = (await visitor.call('GET /api/settings')).body
  assert.deepEqual(body, { ...forVisitors, keepDeleted: 'off' })
})
