import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bookKinds } from '../../../contract/outputs/book.ts'
import { feedPath, pages } from '../../../contract/pages/page.ts'
import { toCalendarPath } from '../../../domain/calendar/ics.ts'
import { type Language, languageNames, languages } from '../../../domain/language.ts'
import { type Pronoun, pronouns } from '../../../domain/person/person.ts'
import { expectCreated } from '../../../samples/fill.ts'
import { readData } from '../../book/makePdf.ts'
import { share } from '../../features/memories/visitors.ts'
import { sendEachKind } from '../../memorial/mail/sendEachKind.ts'
import { readZip } from '../../support/files/readZip.ts'
import { findPronoun } from '../../support/languages/findPronoun.ts'
import { readBody, readHeader } from '../../support/servers/mailbox.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { closeMemorialOf } from '../../support/world/closedMemorial.ts'
import { openEveryPage } from '../../support/guests/openEveryPage.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, visitor, admin } = await openSharedWorld({ pages: true })
await addPhoto(admin, { title: 'Bees', takenAt: '1972-06-01' })
await share(visitor, { name: 'Ada', content: 'Bees and bread.' })
const funeral = { title: 'Oak Hall', date: 'March 18, 2099', time: '2:00 PM', location: 'Oak Hall' }
await openEveryPage(admin)
const { id } = expectCreated(await admin.call('POST /api/services', { body: funeral })).body
/** The birthday is today, so the home page speaks of it. */
const birthDate = `1948${new Date(world.context.clock()).toISOString().slice(4, 10)}`

/** Fails if a text has a word of another kind. Scripts, styles and addresses, whose keys can be any letters, are no texts. */
function assertSpeaks(language: Language, pronoun: Pronoun, where: string, whole: string) {
  const text = whole.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>|https?:\/\/\S+/g, '')
  for (const kind of ['he', 'she'] as const)
    if (kind !== pronoun) assert.equal(findPronoun(language, kind, text), undefined, where)
}

const speakOf = (pronoun: Pronoun | null, name: string) =>
  admin.call('PUT /api/settings', { body: { language: 'en', name, pronoun } })
const readPage = async (path: string) => (await visitor.get(path)).text

test('pages speak of him, of her, or with the name, once the family has said so', async () => {
  for (const [pronoun, name, life] of [
    [null, 'Robin Berg', 'his'],
    ['she', 'Robin Berg', 'her'],
    ['name', 'Robin Berg', 'Robin Berg’s'],
    ['name', 'Kim "Kit" O’Hara', 'Kim “Kit” O’Hara’s'],
  ] as const) {
    await speakOf(pronoun, name)
    assert.match(await readPage('/gallery'), new RegExp(`href="/obituary"[^>]*>Read about ${life} life<`))
    assert.equal((await visitor.call('GET /api/settings')).body.pronoun, pronoun ?? 'he')
    assert.equal(/<html [^>]*data-person/.test(await readPage('/')), pronoun !== null)
  }
  assert.equal((await speakOf('it' as 'he', '')).status, 400)
})

for (const language of languages)
  for (const pronoun of pronouns.slice(0, 2))
    test(`in ${languageNames[language]}, the pages of a memorial, and on paper hers, say ‘${pronoun}’ alone`, async () => {
      const dates = { birthDate, deathDate: '2025-02-09' }
      const body = { language, name: 'Berg', pronoun, ...dates }
      assert.equal((await admin.call('PUT /api/settings', { body })).status, 200)
      const paths = [
        ...pages.map(({ path }) => path),
        '/nowhere',
        feedPath,
        toCalendarPath(id),
        '/manifest.webmanifest',
      ]
      for (const path of paths)
        assertSpeaks(language, pronoun, path, (await visitor.get(path, { 'accept-language': language })).text)
      // code that forgets the person speaks of him, so a man's sheets and archive would show nothing more
      if (pronoun === 'he') return
      for (const kind of bookKinds)
        assertSpeaks(
          language,
          pronoun,
          kind,
          JSON.stringify(await readData(world, { kind, asksForPhotographs: true })),
        )
      for (const [name, bytes] of readZip((await admin.get('/api/archive')).bytes))
        if (/\.(txt|csv)$/.test(name)) assertSpeaks(language, pronoun, name, bytes.toString())
    })

test('the static copy of a woman’s memorial and its READ ME do not speak of him', async () => {
  const body = { language: 'pl', name: 'Berg', pronoun: 'she', birthDate }
  await admin.call('PUT /api/settings', { body })
  await admin.call('POST /api/work/copy', { body: { size: 'small' } })
  await world.settle()
  const { work } = (await admin.call('GET /api/work/copy')).body
  const files = [...readZip((await admin.get(work?.filePath ?? '')).bytes)]
  const texts = files.filter(([name]) => /\.(html|txt)$/.test(name))
  assert.ok(texts.length > 5)
  for (const [name, bytes] of texts) assertSpeaks('pl', 'she', name, bytes.toString())
})

test('the page that asks for a password speaks of her, and does not give away the name that sentences repeat', async () => {
  await speakOf('she', 'Robin Berg')
  await closeMemorialOf(world, admin)
  for (const language of languages)
    for (const path of ['/', '/admin/login', '/api/media'])
      assertSpeaks(language, 'she', path, (await visitor.get(path, { 'accept-language': language })).text)
  assert.match(await readPage('/admin/login'), /data-person="[^"]*she/)
  await speakOf('name', 'Robin Berg')
  for (const path of ['/', '/admin', '/admin/login', '/api/media'])
    assert.doesNotMatch((await readPage(path)).replace(/<h1>[\s\S]*?<\/h1>/g, ''), /Robin/, path)
})

for (const language of languages)
  test(`in ${languageNames[language]}, the mails of a woman’s memorial do not speak of him`, async () => {
    const settings = { language, pronoun: 'she', nameGenitive: 'Ady', nameLocative: 'Adzie' }
    const names = { deceased: 'Ada', keeper: 'Ida', invited: 'Eva', writer: 'Ruth' }
    const letters = await sendEachKind({ ...names, settings })
    for (const [kind, letter] of Object.entries(letters))
      assertSpeaks(language, 'she', kind, `${readHeader(letter, 'subject')}\n${readBody(letter)}`)
  })
