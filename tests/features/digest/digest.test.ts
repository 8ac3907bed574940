import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readBody, readHeader } from '../../support/servers/mailbox.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { openMailWorld } from '../mailWorld.ts'
import { share, uploadPhotos } from '../memories/visitors.ts'

const hour = 3_600_000
const day = 24 * hour

const { world, visitor, mailbox, lettersAfter } = await openMailWorld({
  // 2:30 p.m. in Chicago, where the memorial is
  at: Date.parse('2025-03-03T20:30:00Z'),
})
await world.context.jobs.beginRepeating()
const inga = await world.administrator()
const choose = (person: typeof inga, email: string, when: 'none' | 'daily') =>
  person.call('PUT /api/digest', { body: { email, when } })
const readChoice = async (person: typeof inga) => {
  const { email, when } = (await person.call('GET /api/digest')).body
  return { email, when }
}

test('The daily mail of keepers, from the day on which the first one wants it', async (story) => {
  await story.test('it is off until somebody switches it on, which needs an address', async () => {
    assert.deepEqual(await readChoice(inga), { email: '', when: 'none' })
    const { status, refusal } = await choose(inga, '', 'daily')
    assert.equal(status, 400)
    assert.deepEqual(refusal.issues, [{ path: 'email', message: 'An e-mail address is needed' }])
    await share(visitor)
    assert.deepEqual(await lettersAfter(0), [])
  })

  await story.test('how others call a keeper is saved with it, and stays until it is changed', async () => {
    const save = (fields: object) =>
      inga.call('PUT /api/digest', { body: { email: '', when: 'none', ...fields } })
    const { body } = await save({ displayName: ' Aunt  Inga ' })
    assert.equal(body.displayName, 'Aunt  Inga')
    assert.equal((await save({})).body.displayName, 'Aunt  Inga')
    assert.equal((await inga.call('GET /api/digest')).body.displayName, 'Aunt  Inga')
    assert.equal((await save({ displayName: 'I'.repeat(121) })).status, 400)
    assert.equal((await save({ displayName: '' })).body.displayName, '')
    assert.equal((await save({ displayName: null })).body.displayName, '')
  })

  await story.test(
    'the next morning it counts what is new since it was switched on, without names',
    async () => {
      assert.deepEqual((await choose(inga, 'inga@example.org', 'daily')).body, {
        displayName: '',
        email: 'inga@example.org',
        when: 'daily',
      })
      const mediaIds = await uploadPhotos(visitor, 2)
      await share(visitor, { name: 'Secretive Sven', content: 'Words for the page alone', mediaIds })
      await inga.call('PUT /api/settings', { body: { moderation: 'all' } })
      await share(visitor)
      const { id } = await addPhoto(inga, { title: 'Bees' })
      await addPhoto(inga, { title: 'A portrait, which is no photograph of the gallery', listed: 'false' })
      await inga.call('PUT /api/media/:id', { params: { id }, body: { description: 'Bees in May' } })
      await visitor.call('PUT /api/media/:id', { params: { id }, body: { title: 'Wasps' } })
      await visitor.call('PUT /api/media/:id', { params: { id }, body: { title: 'Wasps, www.buy.example' } })
      await uploadPhotos(visitor, 1)
      assert.deepEqual(await lettersAfter(16 * hour), [], 'half past six')
      const [letter, ...more] = await lettersAfter(hour)
      assert.deepEqual(more, [])
      assert.ok(letter)
      assert.match(letter.to, /<inga@example\.org>/)
      const lines = readBody(letter)
        .split('\n')
        .filter((line) => line.startsWith('- '))
      assert.deepEqual(lines, [
        '- 2 new memories',
        '- 1 of them is waiting for you to read it',
        '- 3 new photographs',
        '- 1 title or description with a link is waiting for you to read it',
        '- 1 title or description changed by a visitor',
      ])
      assert.match(readBody(letter), /^https:\/\/walter\.example\.org\/admin$/m)
      assert.doesNotMatch(letter.text, /Sven|Words|Bees|Wasps/)
    },
  )

  await story.test(
    'a keeper who saves it again with a corrected address still hears of everything since the last mail',
    async () => {
      await share(visitor)
      await lettersAfter(hour)
      await choose(inga, 'inga.corrected@example.org', 'daily')
      await share(visitor)
      await choose(inga, 'inga@example.org', 'daily')
      const letters = await lettersAfter(day)
      assert.deepEqual(
        letters.map((letter) => readBody(letter).match(/^- .*$/gm)),
        [['- 2 new memories', '- 2 of them are waiting for you to read them']],
      )
    },
  )

  await story.test('it comes once a day, and not at all when nothing is new', async () => {
    assert.deepEqual(await lettersAfter(day), [])
    await share(visitor)
    assert.equal((await lettersAfter(day)).length, 1)
    await share(visitor)
    await world.context.jobs.beginRepeating()
    assert.deepEqual(await lettersAfter(hour), [], 'a start is no morning')
  })

  await story.test('news that could not be mailed one morning is in the next morning’s mail', async () => {
    mailbox.reject('451 not now')
    assert.deepEqual(await lettersAfter(day), [])
    for (let time = 0; time < 12; time++) assert.deepEqual(await lettersAfter(hour), [])
    mailbox.reject(null)
    const [letter, ...more] = await lettersAfter(day)
    assert.deepEqual(more, [])
    assert.ok(letter)
    assert.match(readBody(letter), /1 new memory/)
  })

  await story.test('it still comes when the clock is set back after a mail', async () => {
    await share(visitor)
    assert.equal((await lettersAfter(3_650 * day)).length, 1)
    await lettersAfter(-3_650 * day)
    await share(visitor)
    assert.equal((await lettersAfter(day)).length, 1)
    assert.deepEqual(await lettersAfter(day), [])
  })

  await story.test(
    'each keeper chooses separately, and one click stops it for that keeper only',
    async () => {
      const karl = await world.helper('karl')
      assert.deepEqual(await readChoice(karl), { email: '', when: 'none' })
      await choose(karl, 'karl@example.org', 'daily')
      await share(visitor)
      const letters = await lettersAfter(day)
      assert.deepEqual(letters.map(({ to }) => /<(.*)>/.exec(to)?.[1]).sort(), [
        'inga@example.org',
        'karl@example.org',
      ])
      const ofKarl = letters.find(({ to }) => to.includes('karl'))
      assert.ok(ofKarl)
      const stop =
        readHeader(ofKarl, 'list-unsubscribe')?.slice('<https://walter.example.org'.length, -1) ?? ''
      await world.app.inject({ method: 'POST', url: stop })
      assert.deepEqual(await readChoice(karl), { email: 'karl@example.org', when: 'none' })
      await share(visitor)
      const [next, ...more] = await lettersAfter(day)
      assert.match(next?.to ?? '', /inga/)
      assert.deepEqual(more, [])
    },
  )

  await story.test('once nobody wants it, nothing is mailed', async () => {
    await choose(inga, 'inga@example.org', 'none')
    await share(visitor)
    assert.deepEqual(await lettersAfter(day), [])
  })
})
