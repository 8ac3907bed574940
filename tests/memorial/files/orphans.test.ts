import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addPhoto } from '../../support/world/addMedia.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { share } from '../../features/memories/visitors.ts'

const DAY = 86_400_000
const MINUTE = 60_000

const { world } = await openSharedWorld()
const family = await world.administrator()
const addPicture = () => addPhoto(family, { listed: 'false' })
type Picture = Awaited<ReturnType<typeof addPicture>>

const fields = { title: 'Farewell', date: 'June 1, 2027', time: '2 PM', location: 'The barn' }
const { body: service } = await family.call('POST /api/services', { body: fields })
const memory = await share(family)

/** The places that show a picture of no list, each with a function that shows another picture there, or none. */
const places: Record<string, (picture: Picture | null) => Promise<{ status: number; text: string }>> = {
  'a service': (picture) =>
    family.call('PUT /api/services/:id', {
      params: { id: service.id },
      body: { ...fields, imagePath: picture?.filePath ?? null },
    }),
  'the obituary': (picture) =>
    family.call('PUT /api/obituary', {
      body: { content: 'He kept bees.', imagePath: picture?.filePath ?? null },
    }),
  'the portrait': (picture) =>
    family.call('PUT /api/settings', { body: { portraitPath: picture?.filePath ?? null } }),
  'a memory': (picture) =>
    family.call('PUT /api/memories/:id', {
      params: { id: memory.id },
      body: { mediaIds: picture ? [picture.id] : [] },
    }),
}

const show = async (place: string, picture: Picture | null) => {
  const { status, text } = (await places[place]?.(picture)) ?? {}
  assert.equal(status, 200, text)
}
const isThere = async ({ id, filePath }: Picture) => {
  const files = await world.context.storage.list(`private/${id}/`)
  const { status } = await world.visitor.get(filePath ?? '')
  assert.equal(status === 200, files.length > 0, 'a picture and its files go together')
  return status === 200
}
const pass = async (ms: number) => {
  world.pass(ms)
  await world.settle()
}

const names = Object.keys(places)
for (const place of names.filter((name) => name !== 'a memory'))
  test(`a picture that another one replaces in ${place} is gone with its files a day later, and no earlier`, async () => {
    const [former, next] = [await addPicture(), await addPicture()]
    for (const picture of [former, next]) await show(place, picture)
    await pass(DAY - MINUTE)
    assert.deepEqual([await isThere(former), await isThere(next)], [true, true])
    await pass(2 * MINUTE)
    assert.deepEqual([await isThere(former), await isThere(next)], [false, true])
    await show(place, null)
    await pass(DAY + MINUTE)
    assert.equal(await isThere(next), false)
  })

for (const place of names)
  test(`a picture that ${place} shows stays while other places let it go`, async () => {
    const picture = await addPicture()
    for (const name of names) await show(name, picture)
    for (const other of names.filter((name) => name !== place)) await show(other, null)
    await pass(DAY + MINUTE)
    assert.equal(await isThere(picture), true)
    await show(place, null)
  })

for (const place of names)
  test(`a photograph of the gallery stays when ${place} shows it no longer`, async () => {
    const photo = await addPhoto(family)
    for (const picture of [photo, null]) await show(place, picture)
    await pass(DAY + MINUTE)
    assert.equal(await isThere(photo), true)
  })
