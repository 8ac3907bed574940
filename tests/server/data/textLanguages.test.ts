import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newId } from '../../../server/base/ids/newId.ts'
import { newSqliteFolder } from '../../support/world/backends.ts'
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
  for (const [table, columns] of [
    ['memories', ['content_lang', 'answer_lang']],
    ['obituary', ['paragraph_langs']],
  ] as const)
    for (const column of columns) await db.schema.alterTable(table).dropColumn(column).execute()
  const stored = await db.selectFrom('deleted_rows').selectAll().where('row_id', '=', deletedId).execute()
  for (const { row_id, row } of stored) {
    const older = JSON.parse(row) as Record<string, unknown>
    for (const column of ['content_lang', 'answer_lang', 'mailed_key_hash']) delete older[column]
    await db
      .updateTable('deleted_rows')
      .set({ row: JSON.stringify(older) })
      .where('row_id', '=', row_id)
      .execute()
  }
  await db
    .deleteFrom('kysely_migration' as 'revisions')
    .where('name' as 'resource', '>=', '0038')
    .execute()
  // later migrations add them again
  await db.schema.alterTable('media').dropColumn('came_later').execute()
  await db.schema.dropIndex('memories_mailed_key_hash').execute()
  await db.schema.alterTable('memories').dropColumn('mailed_key_hash').execute()
  for (const column of ['show_hash', 'arrival'])
    await db.schema.alterTable('rehearsals').dropColumn(column).execute()
  await db.schema.dropIndex('limits_resets_at').execute()
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
