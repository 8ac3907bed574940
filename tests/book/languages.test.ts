import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '../../domain/language.ts'
import { anyPerson } from '../../domain/person/person.ts'
import { english, inLanguage } from '../../languages/inLanguage.ts'
import type { Codecs } from '../../server/codecs/codecs.ts'
import { makeBook } from '../../server/outputs/book/makeBook.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'
import type { World } from '../support/world/world.ts'
import { makeSheetPdf, readData, readHalves } from './makePdf.ts'

const typed = {
  de: '"Wir kannten ihn alle als einen, der sich Zeit nahm", und das war auch die Wahrheit über sein ganzes Leben.',
  pl: 'Uczyła pół miasta czytać.',
  he: 'הוא בנה גשרים כל חייו ואהב את הדבורים ואת הגינה שלו יותר מכל דבר אחר בעולם.',
}

/** Opens the memorial of a family that speaks this language. */
async function openFamily(language: keyof typeof typed, name: string) {
  const { world, admin } = await openSharedWorld()
  const { status, text } = await admin.call('PUT /api/settings', { body: { language, name } })
  assert.equal(status, 200, text)
  await admin.call('PUT /api/obituary', { body: { content: typed[language] } })
  return world
}
const [german, hebrew] = [await openFamily('de', 'Georg Huber'), await openFamily('he', 'אברהם לוי')]

interface BookData {
  language: Language
  direction: string
  languages: Record<string, string>
  obituary: { text: string }[]
}

/** Reads what the typesetter gets for the pages of a book. */
async function readTypeset({ context }: World): Promise<BookData> {
  let typeset = ''
  const makePdf: Codecs['makePdf'] = async ({ data }) => {
    typeset = data
    return { pages: 241, overflows: [] }
  }
  const options = { size: 'square', dedication: '', without: [], withoutMedia: [] } as const
  const making = { standard: 'ua-1', texts: english, onProgress: () => undefined } as const
  // a book of 241 pages is refused once they have been counted
  await assert.rejects(
    makeBook({ ...context, codecs: { ...context.codecs, makePdf } }, options, 'never.pdf', making),
  )
  return JSON.parse(typeset) as BookData
}

test('a German book is hyphenated as German, and has German quotation marks', async () => {
  const { language, direction, languages, obituary } = await readTypeset(german)
  const [first] = obituary
  assert.deepEqual([language, direction], ['de', 'ltr'])
  const { open, close } = inLanguage('de', anyPerson).quotes
  assert.ok(
    first?.text.startsWith(`${open}Wir kannten`) && first.text.includes(` nahm${close}, und`),
    first?.text,
  )
  assert.equal(languages[first?.text ?? ''], 'de')
})

test('orders of service that are made at the same time are each in the language of their family', async () => {
  const orders = await Promise.all(
    [german, hebrew, german, hebrew].map((world) =>
      readData<BookData & { texts: { program: string } }>(world, { kind: 'order' }),
    ),
  )
  assert.deepEqual(
    orders.map(({ language, direction, texts }) => [language, direction, texts.program]),
    (['de', 'he', 'de', 'he'] as const).map((each) => {
      const { language, direction, book } = inLanguage(each, anyPerson)
      return [language, direction, book.program]
    }),
  )
})

test('a Hebrew order of service is folded on the right: its front is on the left half of the sheet', async () => {
  const { pdf } = await makeSheetPdf(hebrew, 'order', { layout: 'fold' })
  const [front, back] = pdf.pages.map(readHalves)
  assert.match(front?.left ?? '', /אברהם|יול/)
  assert.doesNotMatch(front?.right ?? '', /אברהם|יול/)
  assert.notEqual(back?.right, '')
  const { pdf: left } = await makeSheetPdf(german, 'order', { layout: 'fold' })
  assert.match(left.pages.map(readHalves)[0]?.right ?? '', /Georg Huber/)
})

test('a number that is called stands on Hebrew paper as it is dialed and upright, and a path begins with its slash', async () => {
  const { world, admin } = await openSharedWorld()
  const deathDate = '9 בפברואר 2025'
  await admin.call('PUT /api/settings', { body: { language: 'he', name: 'אברהם לוי', deathDate } })
  const service = { title: 'לוויה', date: '9 בדצמבר 2026', time: '14:00', location: '03 123 4567' }
  await admin.call('POST /api/services', { body: service })
  const content = 'דנה עונה: +972 50 765 4321, או בכתובת /wall.'
  await admin.call('PUT /api/obituary', { body: { content } })
  const { pdf } = await makeSheetPdf(world, 'order')
  for (const part of ['03 123 4567', '+972 50 765 4321', '/wall'])
    assert.ok(pdf.text.includes(part), pdf.text)
  assert.deepEqual(
    pdf.fonts.filter(({ name }) => name.includes('Italic')),
    [],
  )
})

test('a double surname that takes two lines of a Polish card has one hyphen', async () => {
  const polish = await openFamily('pl', 'Zofia Nowak-Wiśniewska')
  const { pdf } = await makeSheetPdf(polish, 'cards')
  assert.match(pdf.text, /Nowak-\nWiśniewska/)
})
