import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { sampleObituary } from '../../../languages/en/memorial/sampleObituary.ts'
import { anyPerson } from '../../../domain/person/person.ts'
import { inLanguage } from '../../../languages/inLanguage.ts'
import { readSamples } from '../../../server/memorial/samples.ts'
import { readStoredSettings } from '../../../server/memorial/storedSettings.ts'
import { migrate } from '../../../server/platform/database/migrate.ts'
import { engine, openOldDatabase, type OldRow } from '../../support/world/oldDatabase.ts'
import type { Tables } from '../../../server/platform/database/tables.ts'

// texts as earlier versions had them: a translator has changed the last three since
const walter = 'Walter Arne Lindholm'
const polishTribute =
  'Budował mosty, hodował pszczoły i zawsze miał czas. Kto obok niego usiadł, wstawał trochę lżejszy.'
const spanishDonation =
  'Julián tuvo una vida larga, y la misma deseaba para cada niño. Si usted quiere dar algo en su memoria, la familia le pide que sea para el St. Jude Children’s Research Hospital.'
const frenchDonation =
  'Si vous voulez donner quelque chose à sa mémoire, la famille vous propose le St. Jude Children’s Research Hospital, un hôpital pour enfants.'

/** SQLite's rows have no prototype. */
const plain = (rows: readonly object[]) => rows.map((row) => ({ ...row }))

describe('What an earlier version stored in sentences of ours', () => {
  let db: Awaited<ReturnType<typeof openOldDatabase>>

  beforeEach(async () => (db = await openOldDatabase('0043-rehearsed-show')))
  afterEach(() => db.destroy())

  const store = (table: keyof Tables, row: OldRow) => db.insertInto(table).values(row).execute()
  const storeSettings = async (settings: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(settings)) await store('settings', { id: name, name, value })
  }
  const storeObituary = (content: string) =>
    store('obituary', {
      id: 'obituary',
      content,
      image_path: '/pictures/him.jpg',
      image_media_id: null,
      saved_at: 1,
      paragraph_langs: '["en"]',
    })
  /** Updates the database, and returns its settings and samples. */
  const update = async () => {
    await migrate(db, engine)
    const newDb = db as unknown as Parameters<typeof readStoredSettings>[0]
    const settings = await readStoredSettings(newDb)
    return { ...settings, samples: await readSamples(newDb, settings) }
  }

  test('is a sample, however a translator has changed it since, and the picture stays', async () => {
    await storeSettings({
      name: walter.toUpperCase(),
      tribute: polishTribute.replaceAll(' ', '\r\n'),
      donationText: spanishDonation,
    })
    await storeObituary(sampleObituary.replaceAll('’', "'"))
    const { samples, values } = await update()
    assert.deepEqual(samples, ['name', 'dates', 'tribute', 'portrait', 'donation', 'obituary'])
    assert.equal(values.name, walter)
    const rows = await db.selectFrom('obituary').select(['content', 'image_path']).execute()
    assert.deepEqual(plain(rows), [{ content: '', image_path: '/pictures/him.jpg' }])
  })

  test('is the family’s if a word of it is another', async () => {
    const tribute = polishTribute.replace('mosty', 'domy')
    await storeSettings({ name: `${walter} Jr.`, tribute, donationText: 'Give to the bees.' })
    await storeObituary(`${sampleObituary} He sang.`)
    const { samples, values } = await update()
    assert.deepEqual(samples, ['dates', 'portrait'])
    assert.equal(values.tribute, tribute)
  })

  test('is kept, as our words about the donation, in the family’s language', async () => {
    await storeSettings({ name: 'George Miller', language: 'de', donationText: frenchDonation })
    const { samples, values, keepsDonation } = await update()
    assert.ok(keepsDonation)
    assert.ok(!samples.includes('donation'))
    assert.equal(values.donationText, inLanguage('de', anyPerson).settings.donationText.neutral)
  })

  test('is a key, as the name of a device, unless a person gave it', async () => {
    await store('users', { id: 'ada', username: 'Ada', password: '', is_admin: 1, created_at: 1 })
    const session = { user_id: 'ada', created_at: 1, expires_at: 2, last_used_at: 1 }
    const keys = {
      'Safari on an iPhone': 'Safari/iPhone',
      'A browser': '/',
      'Samsung Internet on an Android tablet': 'Samsung Internet/androidTablet',
      'Firefox on an Android phone': 'Firefox/androidPhone',
      'Opera on an iPad': 'Opera/iPad',
      'Edge on Windows': 'Edge/windows',
      'Chrome on a Chromebook': 'Chrome/chromebook',
      'Safari on a Mac': 'Safari/mac',
      'Firefox on Linux': 'Firefox/linux',
    }
    for (const [index, device] of Object.keys(keys).entries())
      await store('sessions', { ...session, token_hash: `${index}`, device })
    const rehearsal = { is_ready: 1, photographs: 1, seconds: 1, problems: '[]', ended_at: 1 }
    await store('rehearsals', { ...rehearsal, id: '1', device: 'A browser on Windows' })
    await store('rehearsals', { ...rehearsal, id: '2', device: 'The laptop in the hall' })
    await update()
    const sessions = await db.selectFrom('sessions').select('device').orderBy('token_hash').execute()
    assert.deepEqual(
      sessions.map(({ device }) => device),
      Object.values(keys),
    )
    const rehearsals = await db
      .selectFrom('rehearsals')
      .select(['device', 'browser'] as never)
      .orderBy('id')
      .execute()
    assert.deepEqual(plain(rehearsals), [
      { device: '', browser: '/windows' },
      { device: 'The laptop in the hall', browser: null },
    ])
  })

  test('is the place of an access key, which has the name that a keeper reads', async () => {
    for (const [index, name] of ['Bildschirm', 'Printed codes', 'Funeral home'].entries())
      await store('access_keys', { id: `${index}`, name, key: `${index}`, created_at: index })
    await update()
    const keys = await db
      .selectFrom('access_keys')
      .select(['name', 'place'] as never)
      .orderBy('id')
      .execute()
    assert.deepEqual(plain(keys), [
      { name: 'Bildschirm', place: 'screen' },
      { name: 'Printed codes', place: 'codes' },
      { name: 'Funeral home', place: null },
    ])
  })

  test('stays as it is where a film said why it failed', async () => {
    const work = { state: 'failed', options: '{}', done: 0, of: 0, bytes: 0, pages: 0 }
    const message = 'Es gibt noch keine Fotos.'
    const remarks = '["Ein Foto fehlt."]'
    await store('work', { ...work, id: 'film', kind: 'film', message, remarks })
    await update()
    const stored = await db.selectFrom('work').select(['message', 'remarks']).executeTakeFirstOrThrow()
    assert.deepEqual(plain([stored]), [{ message: JSON.stringify(message), remarks }])
  })
})
