import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newId } from '../../../server/base/ids/newId.ts'
import { newSqliteFolder } from '../../support/world/backends.ts'
import { undoMigrations } from '../../support/world/oldDatabase.ts'
import { memoryRow } from '../../support/world/rows.ts'
import { openWorld } from '../../support/world/world.ts'

const texts = {
  de: 'Mein Opa hat mir das Schwimmen beigebracht, und danach gab es immer ein Eis am Bahnhof von Murnau.',
  pl: 'Nigdy nie zapomnę niedziel z dziadkiem i opowieści, które snuł przy piecu, kiedy za oknem padał śnieg.',
}

test('the memories, deleted memories and obituary of an earlier version all stay, and get their languages', async () => {
  const backend = await newSqliteFolder()
  const earlier = await openWorld({ on: backend })
  const { db } = earlier.context
  const ids = Array.from({ length: 250 }, newId)
  const deletedId = newId()
  for (const id of [...ids, deletedId])
    await db
      .insertInto('memories')
      .values({ ...memoryRow(id), content: texts.de, answer: texts.pl })
      .execute()
  const admin = await earlier.administrator()
  await admin.call('PUT /api/settings', { body: { keepDeleted: 'on' } })
  const obituary = { content: `${texts.pl}\n\nShort.` }
  await admin.call('PUT /api/obituary', { body: obituary })
  await admin.call('DELETE /api/memories/:id', { params: { id: deletedId } })
  await undoMigrations(db, '0037-work-by-document')
  await earlier.close()

  await using world = await openWorld({ on: backend })
  const keeper = await world.administrator()
  const [item] = (await keeper.call('GET /api/deleted')).body
  await keeper.call('POST /api/deleted/:id/put-back', { params: { id: item?.id ?? '' } })
  const { body } = await world.visitor.call('GET /api/memories')
  assert.deepEqual(body.map(({ id }) => id).sort(), [...ids, deletedId].sort())
  assert.deepEqual(
    new Set(body.map(({ contentLang, answerLang }) => `${contentLang} ${answerLang}`)),
    new Set(['de pl']),
  )
  assert.deepEqual((await world.visitor.call('GET /api/obituary')).body.paragraphLangs, ['pl', null])
})
