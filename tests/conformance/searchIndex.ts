import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { sql } from 'kysely'
import { listTerms } from '../../domain/search/search.ts'
import type { Context } from '../../server/platform/context.ts'
import { openDatabase } from '../../server/platform/database/open.ts'
import { openSearchIndex } from '../../server/platform/search/searchIndex.ts'
import { found, notFound } from '../support/searchExamples.ts'
import { memoryRow } from '../support/world/rows.ts'
import { silentLog } from '../support/servers/silentLog.ts'
import type { DatabaseLocation } from './hangingWriter.ts'

/** Tests the promises that searching relies on. */
export function testSearchIndex(name: string, make: () => Promise<DatabaseLocation>) {
  describe(`the search index on ${name}`, async () => {
    const where = await make()
    const [db, otherDb] = [await openDatabase(where, silentLog), await openDatabase(where, silentLog)]
    after(() => Promise.all([db.destroy(), otherDb.destroy()]))
    const config = where as Context['config']
    const [index, otherIndex] = [openSearchIndex({ db, config }), openSearchIndex({ db: otherDb, config })]

    const store = (...texts: [id: string, visible: string, hidden?: string][]) =>
      index.update(async () => texts.map(([id, visible, hidden = '']) => ({ id, visible, hidden })))
    // memories with these ids, which have no text of their own
    const ids = [...'abcd', ...[...found, ...notFound].map((_, n) => `${n}`)]
    for (const id of ids) await db.insertInto('memories').values(memoryRow(id)).execute()
    const find = async (query: string, withHidden = false) => {
      const isFound = await index.find(listTerms(query), withHidden)
      const rows = await db.selectFrom('memories').select('id').where(isFound).orderBy('id').execute()
      return rows.map(({ id }) => id)
    }

    test('finds the beginnings of words in any spelling, and every word must be there', async () => {
      const texts = [...found, ...notFound].map(([text], n) => [`${n}`, text] as [string, string])
      await store(...texts)
      for (const [n, [text, ...queries]] of [...found, ...notFound].entries())
        for (const query of queries)
          assert.equal(
            (await find(query)).includes(`${n}`),
            n < found.length,
            `${query.slice(0, 40)}: ${text}`,
          )
    })

    test('finds nothing by a query without words, and takes any other', async () => {
      await store(['a', 'a0 b'])
      for (const query of ['', ' ', '"', '*', "'':*", '\0', ')(', '\\', '🐝'])
        assert.deepEqual(await find(query), [])
      for (const query of ['a0\0', "'a0", 'a0:*', 'a0 & b', '"a0" "b"', 'a0\\', 'b | a0'])
        assert.deepEqual(await find(query), ['a'], query)
      const long = Array.from({ length: 3_000 }, (_, n) => n.toString(36)).join(' ')
      assert.deepEqual(await find(long), [])
    })

    test('visitors find nothing by words that only keepers see', async () => {
      await store(['a', 'The lake', 'Ida'], ['b', 'Ida'])
      assert.deepEqual(await find('ida'), ['b'])
      assert.deepEqual(await find('ida', true), ['a', 'b'])
      assert.deepEqual(await find('lake ida', true), ['a'])
    })

    test('an update adds, changes and removes; one that cannot read leaves all as it was', async () => {
      await store(['a', 'one'], ['b', 'two'], ['c', 'three'])
      await store(['a', 'one'], ['b', 'five'], ['d', 'four'])
      const stored = [
        await find('one'),
        await find('two'),
        await find('three'),
        await find('five'),
        await find('four'),
      ]
      assert.deepEqual(stored, [['a'], [], [], ['b'], ['d']])
      await assert.rejects(
        index.update(() => Promise.reject(new Error('outage'))),
        /outage/,
      )
      assert.deepEqual(await find('five'), ['b'])
      await store()
      assert.deepEqual(await find('f'), [])
    })

    test('of two updates at once, the one that read last is what remains, and nothing is there twice', async () => {
      const texts = ['first']
      const read = async () => {
        const visible = texts.pop() ?? 'second'
        // the first reader takes so long that the other one would overtake it
        for (let query = 0; visible === 'first' && query < 20; query++) await sql`select 1`.execute(db)
        return ['a', 'b', 'c'].map((id) => ({ id, visible, hidden: '' }))
      }
      // connects, so that both begin together
      await otherIndex.update(async () => [])
      // on SQLite, each index is in the memory of its server
      await Promise.all([index.update(read), (where.databaseUrl ? otherIndex : index).update(read)])
      assert.deepEqual([await find('first'), await find('second')], [[], ['a', 'b', 'c']])
    })

    test('a text of endless words is found by its first ones, and leaves the others alone', async () => {
      const tokens = Array.from({ length: 18_000 }, (_, n) => `w${n}`.padEnd(60, 'x'))
      await store(['a', tokens.join(' ')], ['b', `${'x'.repeat(5_000)} end`])
      assert.deepEqual([await find('w1000x'), await find('w1700x')], [['a'], []])
      assert.deepEqual(await find(`${'x'.repeat(5_000)} end`), ['b'])
    })
  })
}
