import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { builtin, neutralSettings } from '../../support/world/builtIn.ts'
import { sampleObituary } from '../../../languages/en/memorial/sampleObituary.ts'
import { sampleRows } from '../../../server/platform/database/migrations/0025-sample-rows.ts'
import { confirmedSamples } from '../../../server/platform/database/migrations/0030-confirmed-samples.ts'
import { openDatabase } from '../../../server/platform/database/open.ts'
import { inFolder } from '../../support/world/backends.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

test('the sample’s words that an earlier version stored still count as the sample’s, and all others as the family’s', async () => {
  const folder = temporaryFolder()
  await using db = await openDatabase(inFolder(folder))
  const { birthDate, tribute } = builtin
  const content = sampleObituary
  const settings = { name: 'George Miller', birthDate, deathDate: 'March 3, 2026', tribute, donationText: '' }
  for (const [name, value] of Object.entries(settings))
    await db.insertInto('settings').values({ id: name, name, value }).execute()
  const obituary = { id: 'obituary', image_path: null, image_media_id: null, saved_at: 1 }
  const update = async (text: string) => {
    await db.deleteFrom('obituary').execute()
    await db
      .insertInto('obituary')
      .values({ ...obituary, content: text })
      .execute()
    await sampleRows.up(db)
    return (await db.selectFrom('obituary').select('content').execute()).map((row) => row.content)
  }
  assert.deepEqual(await update(content), [])
  assert.deepEqual(await update(`${content} `), [`${content} `])
  const rows = await db.selectFrom('settings').select(['name', 'value']).orderBy('name').execute()
  const remainingSettings = Object.fromEntries(rows.map(({ name, value }) => [name, value]))
  assert.deepEqual(remainingSettings, { deathDate: 'March 3, 2026', donationText: '', name: 'George Miller' })
})

describe('Kept words of the sample’s life:', () => {
  const { name: sampleName, birthDate, deathDate, donationText } = builtin

  interface Stored {
    settings?: Readonly<Record<string, string>>
    /** the entries of the journal, the oldest first */
    entries?: readonly (readonly [before: object, after: object])[]
    obituary?: string
  }

  /** Stores this as an earlier version did, updates, and returns the settings and the obituary that are left. */
  async function update({ settings = {}, entries = [], obituary }: Stored) {
    await using db = await openDatabase(inFolder(temporaryFolder()))
    for (const [name, value] of Object.entries(settings))
      await db.insertInto('settings').values({ id: name, name, value }).execute()
    for (const [index, [before, after]] of entries.entries())
      await db
        .insertInto('journal')
        .values({
          id: `${index}`,
          recorded_at: index,
          keeper: 'Anna',
          endpoint: 'saveSettings',
          subject_id: null,
          subject_title: null,
          fields_before: JSON.stringify(before),
          fields_after: JSON.stringify(after),
        })
        .execute()
    if (obituary !== undefined) {
      const row = { id: 'obituary', image_path: null, image_media_id: null, saved_at: 1 }
      await db
        .insertInto('obituary')
        .values({ ...row, content: obituary })
        .execute()
    }
    await confirmedSamples.up(db)
    const rows = await db.selectFrom('settings').select('name').orderBy('name').execute()
    return {
      settings: rows.map(({ name }) => name),
      obituary: (await db.selectFrom('obituary').select('content').executeTakeFirst())?.content,
    }
  }
  const datesLeft = async (settings: Stored['settings'], entries: Stored['entries'] = []) =>
    (await update({ settings, entries })).settings
  const keptDate = [{ birthDate: null }, { birthDate }] as const
  const typed = [{ birthDate: '' }, { birthDate }] as const
  const named = [{ name: sampleName }, { name: 'George Miller' }] as const
  const keptName = [{ name: null }, { name: sampleName }] as const

  test('a date that was kept goes, and one that was typed after his name stays', async () => {
    assert.deepEqual(await datesLeft({ birthDate }, [keptDate]), [])
    assert.deepEqual(await datesLeft({ birthDate }, [keptDate, named]), [])
    assert.deepEqual(await datesLeft({ birthDate }, [named, typed]), ['birthDate'])
    assert.deepEqual(await datesLeft({ birthDate }, [keptDate, [{ birthDate: 'May 1948' }, { birthDate }]]), [
      'birthDate',
    ])
    assert.deepEqual(await datesLeft({ birthDate }, [keptName, typed, named]), [], 'under the sample’s name')
    assert.deepEqual(await datesLeft({ birthDate }, [keptName, named, typed]), ['birthDate'])
    assert.deepEqual(await datesLeft({ birthDate: 'May 13, 1948' }, [keptDate]), ['birthDate'])
  })

  test('without a journal, both dates together are the sample’s, and one may be his own', async () => {
    assert.deepEqual(await datesLeft({ birthDate, deathDate }), [])
    assert.deepEqual(await datesLeft({ deathDate, birthDate: 'March 4, 1941' }), ['birthDate', 'deathDate'])
    assert.deepEqual(await datesLeft({ birthDate, deathDate }, [typed]), ['birthDate'])
  })

  const openNeutral = (name: string) =>
    `${name} is remembered here. His family is writing about his life.\n\nOne reception.\n\n`

  test('a kept neutral obituary about the sample’s man goes', async () => {
    for (const name of [sampleName, `${sampleName} (${birthDate} – ${deathDate})`]) {
      const { obituary } = await update({ obituary: openNeutral(name) + neutralSettings.donationText })
      assert.equal(obituary, undefined)
    }
  })

  test('one about his own man loses kept dates, and asks for the donation in neutral words', async () => {
    const settings = { birthDate }
    const updateObituary = async (name: string) =>
      (await update({ settings, entries: [keptDate], obituary: openNeutral(name) + donationText })).obituary
    for (const [name, expected] of [
      ['George (Bud) Miller', 'George (Bud) Miller'],
      [`George (Bud) Miller (${birthDate})`, 'George (Bud) Miller'],
      [`George Miller (${birthDate} – May 1, 2026)`, 'George Miller (May 1, 2026)'],
      ['George Miller (March 4, 1941 – May 1, 2026)', 'George Miller (March 4, 1941 – May 1, 2026)'],
      [`George Miller (${deathDate})`, `George Miller (${deathDate})`],
    ] as const)
      assert.equal(await updateObituary(name), openNeutral(expected) + neutralSettings.donationText)
  })

  test('an obituary that the family wrote stays as it is', async () => {
    const obituary = `Walter Miller (${birthDate}) sang.\n\n${donationText}`
    assert.equal(
      (await update({ settings: { birthDate }, entries: [keptDate], obituary })).obituary,
      obituary,
    )
  })
})
