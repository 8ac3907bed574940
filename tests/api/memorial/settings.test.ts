import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { builtin } from '../../support/world/builtIn.ts'
import { mapSettings, settingNames, settingsWhere } from '../../../contract/memorial/selectSettings.ts'
import type { Person } from '../../../samples/person.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { emptyTables } from '../../support/world/emptyTables.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, visitor, admin } = await openSharedWorld()
beforeEach(() => emptyTables(world))

const save = (body: unknown) => admin.call('PUT /api/settings', { body })
const read = async () => (await visitor.call('GET /api/settings')).body

const builtInForVisitors = pickVisitorSettings(builtin)
const initial = {
  ...builtInForVisitors,
  shownDateStyle: 'monthFirst12',
  shownDates: { birthDate: builtin.birthDate, deathDate: builtin.deathDate },
  saved: false,
  canMailWriters: false,
}
function pickVisitorSettings(values: typeof builtin) {
  const names = settingsWhere({ readers: 'visitors' })
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<
    typeof builtin,
    (typeof names)[number]
  >
}
const restore = mapSettings(settingNames, () => null)

test('a new memorial shows the built-in texts and says that nothing was saved', async () => {
  assert.deepEqual(await read(), initial)
})

test('saving one text changes that one, and the texts no longer count as samples', async () => {
  const { status, body } = await save({ tribute: 'He listened.' })
  assert.equal(status, 200)
  assert.equal(body.tribute, 'He listened.')
  assert.deepEqual(await read(), { ...initial, tribute: 'He listened.', saved: true })
})

test('an empty donation link is stored as empty, which is not the same as built-in', async () => {
  await save({ donationUrl: '', donationText: '' })
  assert.equal((await read()).donationUrl, '')
  await save({ donationUrl: null })
  assert.equal((await read()).donationUrl, builtin.donationUrl)
})

test('restored texts are the built-in ones again, and count as samples', async () => {
  await save({ name: 'Someone Else', birthDate: 'May 1, 1950', portraitPath: '/pictures/him.jpg' })
  await save(restore)
  assert.deepEqual(await read(), initial)
})

test('visitors and helpers read no setting that is for administrators alone', async () => {
  await save({ moderation: 'all', keepDeleted: 'on', orderPhotoPath: '/pictures/boat.jpg' })
  const names = settingsWhere({ readers: 'administrators' })
  const listReadBy = async (reader: Person) => {
    const { body } = await reader.call('GET /api/settings')
    return names.filter((name) => name in body)
  }
  assert.deepEqual(await listReadBy(admin), names)
  assert.deepEqual(await listReadBy(visitor), [])
  // they must know whether what they delete is gone for good
  assert.deepEqual(await listReadBy(await world.helper()), ['keepDeleted'])
  const { body } = await admin.call('GET /api/settings')
  assert.deepEqual([body.moderation, body.keepDeleted, body.canSendMail], ['all', 'on', false])
  assert.equal(body.orderPhotoPath, '/pictures/boat.jpg')
  const seen = (await visitor.call('GET /api/settings')).body
  assert.ok(!('canSendMail' in seen) && !('warnings' in seen) && seen.saved)
})

test('titles carry the name, with its quotation marks set', async () => {
  await save({ name: 'Jon "Jack" O’Neil <3' })
  const page = await visitor.get('/obituary')
  assert.match(page.text, /<title>Obituary – Jon “Jack” O’Neil &lt;3<\/title>/)
})

test('a replaced portrait is deleted a day later, the present one stays', async () => {
  const upload = async () => (await addPhoto(admin, { listed: 'false' })).filePath ?? ''
  const status = async (path: string) => (await visitor.get(path)).status
  const [first, second, neverSaved] = [await upload(), await upload(), await upload()]
  await save({ portraitPath: first })
  await save({ portraitPath: second })
  await world.settle()
  assert.equal(await status(first), 200, 'it can still be restored')
  world.pass(25 * 3_600_000)
  await world.settle()
  assert.deepEqual([await status(first), await status(second), await status(neverSaved)], [404, 200, 404])
  assert.equal((await read()).portraitPath, second)
})
