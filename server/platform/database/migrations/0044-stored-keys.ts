import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { normalizeUnicode } from '../../../../domain/normalizeUnicode.ts'
import { addColumns, type Engine } from '../columns.ts'

/**
 * Replaces stored sentences of ours with keys. Until now, a stored text was compared with the sentences of the running version, so a
 * sentence that somebody corrected made the family's text of what an earlier version had stored.
 */
export const storedKeys = (engine: Engine): Migration => ({
  async up(untypedDb) {
    await addColumns(engine, { access_keys: { place: 'text' }, rehearsals: { browser: 'text' } }).up(
      untypedDb,
    )
    const db = untypedDb as Kysely<Tables>
    await removeSamples(db)
    for (const [description, key] of listDevices()) {
      await db.updateTable('sessions').set({ device: key }).where('device', '=', description).execute()
      await db
        .updateTable('rehearsals')
        .set({ device: '', browser: key })
        .where('device', '=', description)
        .execute()
    }
    for (const [place, names] of Object.entries(keyNames))
      await db.updateTable('access_keys').set({ place }).where('name', 'in', names).execute()
    const failed = await db
      .selectFrom('work')
      .select(['id', 'message'])
      .where('message', 'is not', null)
      .execute()
    for (const { id, message } of failed)
      await db
        .updateTable('work')
        .set({ message: JSON.stringify(message) })
        .where('id', '=', id)
        .execute()
  },
})

/**
 * The sample's texts are not stored. The row of the obituary stays, without a text, because it can have a picture. Where our words about
 * the donation were kept, a row says so.
 */
export async function removeSamples(db: Kysely<Tables>) {
  for (const { id, name, value } of await db.selectFrom('settings').selectAll().execute())
    if (samples[name]?.includes(hashText(value)))
      await db.deleteFrom('settings').where('id', '=', id).execute()
    else if (name === 'donationText' && KEPT_DONATIONS.includes(hashText(value)))
      await db
        .updateTable('settings')
        .set({ name: 'donationKept', value: 'yes' })
        .where('id', '=', id)
        .execute()
  for (const { id, content } of await db.selectFrom('obituary').select(['id', 'content']).execute())
    if (SAMPLE_OBITUARIES.includes(hashText(content)))
      await db
        .updateTable('obituary')
        .set({ content: '', paragraph_langs: null })
        .where('id', '=', id)
        .execute()
}

/** Hashes the letters and digits of a text. Spaces, line breaks, quotation marks and capitals do not count. */
function hashText(text: string): string {
  const letters = normalizeUnicode(text, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return createHash('sha256').update(letters).digest('base64url').slice(0, 16)
}

/** The hashes of the texts that any version has had about the sample's man, in six languages. */
const samples: Readonly<Record<string, string>> = {
  name: 'wSfymFZeY9L6Qgjh ONbyODWE4SYJza2D EuBzhSfalnFce4Hj gkJbRp891d3SqGrz dKZbCXZfbpbRnqUk DteA1Qck9xR8WeFM',
  tribute:
    'exBHXQhI1CjvFnHL oVatj1FRvT1gSYSn cZy1ol_M2W6dDVlf xN61pXtNYlQAoMT9 Oa6AaqIz-EyQyXqh yk-QgZPWy8UhBy2T CT-XEddD_KYXPHE6',
  donationText:
    'bt6cFKOSk_tVuh4m En4dFKsE0HGM42oA zPixtCyumia7eFgW Me-oKjPZgkZ2aOS6 z-MP7iaEI6agN-tg 7B9S_BMlcSl9TQ4F l23M3yMyIUXQcKgq G3SY5Q_C4SmgaTcr vOaZKwHZCq3SZ01Y KpiGhUfRtqhfaDj6',
}
const SAMPLE_OBITUARIES =
  'x8JYcx1BRCvb3Def f4J4eAuab1OUohDb KinKqYs8zNonohO0 Wn-dcKxa98Yh6S0H vt6_pVvgzzVbB_xU voE5nC0M8LiEktlN N_lrzOw-XPRBiDEx j59P3td1ymQ3rxd4 ZYmpt-gP-4N980nb eQfVSTKEcqG1aMJ-'
/** The hashes of our words about the donation under his name. */
const KEPT_DONATIONS =
  'q5vJ-kD7ckjmpScZ TLKVbGD_JL4teHc7 F-3nHqgek4Bltl7c sQ4T_qSWsP7jOrBs 7Lzx_tKgoNwLzujC 76dVZTrm2H6LxWmO pRMR8FGMc9T_teyF SHf5Ag4r0jo8nMA8 Hnc9et8H3sYIzzg5'

/** Lists the descriptions of devices that were stored, each with its key. They were English, whatever the family's language. */
const listDevices = () =>
  ['Edge', 'Opera', 'Samsung Internet', 'Firefox', 'Chrome', 'Safari', ''].flatMap((browser) => [
    [browser || 'A browser', `${browser}/`] as const,
    ...Object.entries(systems).map(
      ([system, name]) => [`${browser || 'A browser'} on ${name}`, `${browser}/${system}`] as const,
    ),
  ])

const systems = {
  iPhone: 'an iPhone',
  iPad: 'an iPad',
  androidPhone: 'an Android phone',
  androidTablet: 'an Android tablet',
  windows: 'Windows',
  chromebook: 'a Chromebook',
  mac: 'a Mac',
  linux: 'Linux',
}

/** The names of access keys that the dashboard made for a place, in the language of the keeper's browser. */
const keyNames = {
  screen: ['Screen', 'Bildschirm', 'Pantalla', 'Écran', 'מסך', 'Ekran'],
  codes: [
    'Printed codes',
    'Gedruckte Codes',
    'Códigos impresos',
    'Codes imprimés',
    'קודים מודפסים',
    'Drukowane kody',
  ],
}

interface Tables {
  access_keys: { name: string; place: string | null }
  settings: { id: string; name: string; value: string }
  obituary: { id: string; content: string; paragraph_langs: string | null }
  sessions: { device: string | null }
  rehearsals: { device: string; browser: string | null }
  work: { id: string; message: string | null }
}
