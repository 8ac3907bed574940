import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { mailAtOnce } from '../../../server/platform/database/migrations/0028-mail-at-once.ts'
import { readBody, readHeader } from '../../support/servers/mailbox.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { onPostgresS3 } from '../../support/world/backends.ts'
import { openWorld } from '../../support/world/world.ts'
import { openMailWorld } from '../mailWorld.ts'
import { share } from '../memories/visitors.ts'
import { openSendLink } from '../sent/sendPhoto.ts'

const { world, visitor, mailbox, lettersAfter } = await openMailWorld({
  // 2:30 p.m. in Chicago, where the memorial is
  at: Date.parse('2025-03-03T20:30:00Z'),
})
await world.context.jobs.beginRepeating()
await world.settle()
const inga = await world.administrator()
const moderate = (moderation: 'off' | 'all') => inga.call('PUT /api/settings', { body: { moderation } })
const minutes = (count: number) => count * 60_000
const readAddressesAfter = async (ms: number) =>
  (await lettersAfter(ms)).map(({ to }) => /<(.*)>/.exec(to)?.[1]).sort()
/** Reads the lines with counts in each letter that arrives within a time. */
const readCountsAfter = async (ms: number) =>
  (await lettersAfter(ms)).map((letter) => readBody(letter).match(/^- .*$/gm) ?? [])

test('Mail at once, from the first memory on', async (story) => {
  await story.test(
    'several memories make one letter with their number and a link, without their text',
    async () => {
      const body = { email: 'inga@example.org', when: 'at-once' } as const
      assert.deepEqual((await inga.call('PUT /api/digest', { body })).body, { displayName: '', ...body })
      assert.equal((await inga.call('GET /api/digest')).body.when, 'at-once')
      await share(visitor, { name: 'Secretive Sven', content: 'Words for the page alone' })
      await share(visitor, { content: 'And some more' })
      assert.deepEqual(await lettersAfter(0), [], 'it waits for more memories')
      const [letter, ...more] = await lettersAfter(minutes(11))
      assert.deepEqual(more, [])
      assert.ok(letter)
      assert.match(letter.to, /<inga@example\.org>/)
      assert.match(readBody(letter), /^- 2 new memories$/m)
      assert.match(readBody(letter), /^https:\/\/walter\.example\.org\/admin$/m)
      assert.match(readHeader(letter, 'list-unsubscribe') ?? '', /stop-mail/)
      assert.doesNotMatch(letter.text, /Sven|Words for|some more/)
    },
  )

  await story.test(
    'what guests send makes one letter with its number, and is no more news once the family has taken it',
    async () => {
      const { photoId, send } = await (await openSendLink(visitor, inga))({ name: 'Secretive Sven' })
      await send()
      assert.deepEqual(await lettersAfter(minutes(9)), [])
      await inga.call('POST /api/sent/take', { body: { ids: [photoId], taken: true } })
      const letters = await lettersAfter(minutes(2))
      assert.deepEqual(
        letters.map((letter) => readBody(letter).match(/^- .*$/gm)),
        [['- 2 photographs sent to you']],
      )
      assert.doesNotMatch(letters[0]?.text ?? '', /Sven/)
      await share(visitor)
      assert.deepEqual(await readCountsAfter(minutes(11)), [['- 1 new memory']])
    },
  )

  await story.test('what visitors said about photographs makes one letter with their number', async () => {
    await inga.call('PUT /api/settings', { body: { askVisitors: 'on' } })
    const { id } = await addPhoto(inga)
    await lettersAfter(minutes(11))
    const body = { from: 'Secretive Sven', who: ['Inga', 'Ruth'], when: '1962' }
    await visitor.call('POST /api/media/:id/answers', { params: { id }, body })
    const counts = await readCountsAfter(minutes(11))
    assert.deepEqual(counts.flat().at(-1), '- 1 photograph that visitors said something about')
  })

  await story.test(
    'a letter announces only what is new since the last one, and how much of it waits',
    async () => {
      await moderate('all')
      await share(visitor)
      assert.deepEqual(await readCountsAfter(minutes(11)), [
        ['- 1 new memory', '- 1 of them is waiting for you to read it'],
      ])
    },
  )

  await story.test('a memory that its writer changed, and that is held again, is announced too', async () => {
    await moderate('off')
    const { writerKey = '' } = await share(visitor)
    await lettersAfter(minutes(11))
    await moderate('all')
    const headers = { 'writer-key': writerKey }
    await visitor.call('PUT /api/memories/mine', { headers, body: { content: 'New' } })
    assert.deepEqual(await readCountsAfter(minutes(11)), [
      ['- a memory was changed by its writer, and is waiting for you to read it'],
    ])
  })

  await story.test('letters still come when the clock is set back after a letter', async () => {
    const tenYears = minutes(3_650 * 24 * 60)
    for (const shift of [tenYears, -tenYears]) {
      world.pass(shift)
      await share(visitor)
      assert.equal((await lettersAfter(minutes(11))).length, 1)
    }
  })

  await story.test(
    'a letter that could not be sent is sent later, and sharing does not wait for it',
    async () => {
      mailbox.reject('451 not now')
      assert.equal((await share(visitor)).approved, false)
      assert.deepEqual(await lettersAfter(minutes(11)), [])
      mailbox.reject(null)
      assert.equal((await lettersAfter(minutes(120))).length, 1)
    },
  )

  await story.test(
    'keepers with daily mail get it in the morning, as do all keepers with news of another kind',
    async () => {
      const karl = await world.helper('karl')
      await karl.call('PUT /api/digest', { body: { email: 'karl@example.org', when: 'daily' } })
      await share(visitor)
      assert.deepEqual(await readAddressesAfter(minutes(11)), ['inga@example.org'])
      assert.deepEqual(await readAddressesAfter(minutes(24 * 60)), ['karl@example.org'])
      await addPhoto(await world.administrator())
      assert.deepEqual(await readAddressesAfter(minutes(11)), [])
      assert.deepEqual(await readAddressesAfter(minutes(24 * 60)), ['inga@example.org', 'karl@example.org'])
    },
  )
})

test('an address that earlier versions mailed gets the mail of its own keeper, and no other address gets any', async () => {
  await using old = await openWorld()
  const { db } = old.context
  const keepers = { ruth: 'Ruth@example.org', karl: 'karl@example.org' }
  for (const [username, email] of Object.entries(keepers))
    await (await old.helper(username)).call('PUT /api/digest', { body: { email, when: 'none' } })
  for (const [notifyEmail, wanted] of [
    ['stranger@example.org', []],
    ['ruth@example.org', ['ruth']],
  ] as const) {
    await sql`alter table users drop column digest_at_once`.execute(db)
    await db.insertInto('settings').values({ id: 's', name: 'notifyEmail', value: notifyEmail }).execute()
    await mailAtOnce(onPostgresS3 ? 'postgres' : 'sqlite').up(db)
    const readers = db.selectFrom('users').select('username').where('digest_at_once', '=', 1)
    const reading = await readers.where('digest_until', 'is not', null).execute()
    assert.deepEqual(
      reading.map(({ username }) => username),
      wanted,
    )
    assert.deepEqual(
      await db.selectFrom('settings').selectAll().where('name', '=', 'notifyEmail').execute(),
      [],
    )
  }
})
