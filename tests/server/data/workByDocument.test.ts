import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BookKind } from '../../../contract/outputs/book.ts'
import { workByDocument } from '../../../server/platform/database/migrations/0037-work-by-document.ts'
import { newSqliteFolder } from '../../support/world/backends.ts'
import { openWorld } from '../../support/world/world.ts'

test('the document that an earlier version made is still there, as its own kind', async () => {
  for (const kind of ['order', 'thanks', 'book'] as const) {
    const backend = await newSqliteFolder()
    const earlier = await openWorld({ on: backend })
    const { db } = earlier.context
    const row = { state: 'ready', done: 1, of: 1, remarks: '[]', bytes: 8, pages: 0 } as const
    await db
      .insertInto('work')
      .values({
        ...row,
        id: kind,
        kind: 'book',
        // an earlier version did not store a kind with the first books
        options: JSON.stringify(kind === 'book' ? { size: 'a4' } : { kind, size: 'a4' }),
        file: `${kind}.pdf`,
        until: earlier.context.clock() + 86_400_000,
        begun_at: 0,
      })
      .execute()
    for (const column of ['begun_at', 'made_from', 'made_from_revisions'])
      await db.schema.alterTable('work').dropColumn(column).execute()
    await workByDocument('sqlite').up(db)
    const admin = await earlier.administrator()
    const read = async (asked?: BookKind) =>
      (await admin.call('GET /api/work/book', asked ? { query: { kind: asked } } : {})).body.work
    assert.equal((await read(kind))?.filePath, `/uploads/private/${kind}/${kind}.pdf`)
    assert.equal((await read())?.filePath, `/uploads/private/${kind}/${kind}.pdf`)
    assert.equal(await read('poster'), null)
    assert.equal((await read(kind))?.isChanged, false, 'nobody knows what it was made from')
    await earlier.close()
  }
})
