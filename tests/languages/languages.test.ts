import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import { type Language, languageNames, languages } from '../../domain/language.ts'
import type * as settings from '../../languages/en/dashboard/settings.ts'
import type * as sheet from '../../languages/en/dashboard/sheet.ts'
import type * as grammar from '../../languages/en/grammar.ts'
import type * as dates from '../../languages/en/memorial/dates.ts'
import type * as memories from '../../languages/en/visitors/memories.ts'
import { anyPerson } from '../../domain/person/person.ts'
import { countYears } from '../../languages/he/nouns.ts'
import { inLanguage } from '../../languages/inLanguage.ts'
import { ofName } from '../../languages/fr/grammar.ts'
import { makeSentences } from '../../languages/sentences.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

test('`npm run languages -- --new` begins a language in English, by its own rules; what it then loses is named', () => {
  const root = temporaryFolder()
  for (const path of ['package.json', 'scripts/support', 'domain', 'languages'])
    cpSync(path, join(root, path), {
      recursive: true,
      filter: (name) => !/languages\/(?!en)\w\w$/.test(name),
    })
  symlinkSync(resolve('contract'), join(root, 'contract'))
  const { stdout, status } = listSentences(root, '--new', 'ar')
  assert.equal(status, 0)
  assert.match(stdout, /^ar: nothing missing/m)
  assert.match(stdout, /^as in English: .*\/visitors\/home\.ts: texts\.start$/m)
  assert.match(stdout, /^as in English: .*\/dashboard\/settings\.ts: texts\.photographs$/m)
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  assert.match(read('languages/ar/grammar.ts'), /direction: 'rtl'/)
  assert.match(read('languages/ar/grammar.ts'), /'zero' \| 'one' \| 'two' \| 'few' \| 'many'/)
  assert.match(read('languages/ar/dashboard/day.ts'), /hallTexts = sentences<typeof en\.hallTexts>\(\{$/m)
  assert.match(read('languages/inLanguage.ts'), /^const textsByLanguage.* ar \}$/m)
  assert.match(read('domain/language.ts'), /^export const languages = .* 'ar'\]/m)
  assert.match(read('domain/language.ts'), /^ {2}ar: 'العربية',$/m)
  rmSync(join(root, 'languages/ar/visitors/gallery.ts'))
  writeFileSync(join(root, 'languages/ar/visitors/home.ts'), 'export const texts = {}')
  const later = listSentences(root, 'ar')
  assert.match(later.stdout, /^missing: languages\/ar\/visitors\/home\.ts: texts\.start$/m)
  assert.match(later.stdout, /^missing: languages\/ar\/visitors\/gallery\.ts$/m)
  assert.equal(later.status, 1)
})

/** How things are counted in each language, for 0, 1, 2, 5, 21 and 22. */
const plurals: Record<Language, Record<'photographs' | 'memories' | 'age' | 'more', string>> = {
  en: {
    photographs: '0 photographs, 1 photograph, 2 photographs, 5 photographs, 21 photographs, 22 photographs',
    memories: '0 memories, 1 memory, 2 memories, 5 memories, 21 memories, 22 memories',
    age: 'his first year, he was 1, he was 2, he was 5, he was 21, he was 22',
    more: 'and 0 more, and 1 more, and 2 more, and 5 more, and 21 more, and 22 more',
  },
  de: {
    photographs: '0 Fotos, 1 Foto, 2 Fotos, 5 Fotos, 21 Fotos, 22 Fotos',
    memories:
      '0 Erinnerungen, 1 Erinnerung, 2 Erinnerungen, 5 Erinnerungen, 21 Erinnerungen, 22 Erinnerungen',
    age: 'im ersten Lebensjahr, mit einem Jahr, mit 2\u00a0Jahren, mit 5\u00a0Jahren, mit 21\u00a0Jahren, mit 22\u00a0Jahren',
    more: 'und 0 weitere, und 1 weiteres, und 2 weitere, und 5 weitere, und 21 weitere, und 22 weitere',
  },
  es: {
    photographs: '0 fotos, 1 foto, 2 fotos, 5 fotos, 21 fotos, 22 fotos',
    memories: '0 recuerdos, 1 recuerdo, 2 recuerdos, 5 recuerdos, 21 recuerdos, 22 recuerdos',
    age: 'primer año de vida, tenía 1 año, tenía 2 años, tenía 5 años, tenía 21 años, tenía 22 años',
    more: 'y 0 más, y 1 más, y 2 más, y 5 más, y 21 más, y 22 más',
  },
  fr: {
    photographs: '0 photo, 1 photo, 2 photos, 5 photos, 21 photos, 22 photos',
    memories: '0 souvenir, 1 souvenir, 2 souvenirs, 5 souvenirs, 21 souvenirs, 22 souvenirs',
    age: 'sa première année, à 1 an, à 2 ans, à 5 ans, à 21 ans, à 22 ans',
    more: 'et 0 autre, et 1 autre, et 2 autres, et 5 autres, et 21 autres, et 22 autres',
  },
  he: {
    photographs: '0 תמונות, תמונה אחת, שתי תמונות, 5 תמונות, 21 תמונות, 22 תמונות',
    memories: '0 זיכרונות, זיכרון אחד, שני זיכרונות, 5 זיכרונות, 21 זיכרונות, 22 זיכרונות',
    age: 'בשנת החיים הראשונה, בגיל שנה, בגיל שנתיים, בגיל 5, בגיל 21, בגיל 22',
    more: 'ועוד 0, ועוד 1, ועוד 2, ועוד 5, ועוד 21, ועוד 22',
  },
  pl: {
    photographs: '0 zdjęć, 1 zdjęcie, 2 zdjęcia, 5 zdjęć, 21 zdjęć, 22 zdjęcia',
    memories: '0 wspomnień, 1 wspomnienie, 2 wspomnienia, 5 wspomnień, 21 wspomnień, 22 wspomnienia',
    age: 'pierwszy rok życia, w\u00a0wieku 1\u00a0roku, w\u00a0wieku 2 lat, w\u00a0wieku 5 lat, w\u00a0wieku 21 lat, w\u00a0wieku 22 lat',
    more: [0, 1, 2, 5, 21, 22].map((count) => `i\u00a0jeszcze ${count}`).join(', '),
  },
}

for (const language of languages)
  test(`${languageNames[language]} counts things as people do`, async () => {
    const { texts } = await load<typeof settings>(language, 'dashboard/settings')
    const { sheetTexts } = await load<typeof sheet>(language, 'dashboard/sheet')
    const { dateTexts } = await load<typeof dates>(language, 'memorial/dates')
    const { texts: book } = await load<typeof memories>(language, 'visitors/memories')
    const say = (sentence: (count: number) => string) => [0, 1, 2, 5, 21, 22].map(sentence).join(', ')
    assert.deepEqual(
      {
        photographs: say(texts.photographs),
        memories: say(book.count),
        age: say(dateTexts.age),
        more: say(sheetTexts.andMore),
      },
      plurals[language],
    )
  })

test('French elides ‘de’ before a vowel and a mute h, and not before an aspirate h', () => {
  for (const name of 'Alain Élise Yves Hélène Henri Honoré Hortense Hugo Hadrien'.split(' '))
    assert.equal(ofName(name), `d’${name}`)
  for (const name of 'Paul Yann Harry Hans Hassan Heidi Hicham Hugh'.split(' '))
    assert.equal(ofName(name), `de ${name}`)
})

test('Hebrew counts years above ten in the singular, and calls a decade of the 20th century by its two digits', () => {
  assert.deepEqual([1, 2, 10, 11, 24].map(countYears), ['שנה', 'שנתיים', '10 שנים', '11 שנה', '24 שנה'])
  const { dates, http } = inLanguage('he', { ...anyPerson, pronoun: 'she' })
  const decades = ['1890', '1900', '1950', '2010'].map(dates.decade)
  assert.deepEqual(decades, ['שנות ה־1890', 'שנות ה־1900', 'שנות ה־50', 'שנות ה־2010'])
  assert.match(http.day.yearsAgo(15), /15 שנה לפטירתה/)
})

for (const language of languages)
  test(`${languageNames[language]} runs in the direction that Intl knows, and writes numbers as Intl does`, async () => {
    const { direction, formatNumber, locale } = await load<typeof grammar>(language, 'grammar')
    const known = new Intl.Locale(language) as Intl.Locale & { getTextInfo(): { direction: string } }
    assert.equal(direction, known.getTextInfo().direction)
    const { format } = new Intl.NumberFormat(locale)
    for (const number of [0, 999, 1_204, 12_345, 1_234_567])
      assert.equal(formatNumber(number), format(number))
  })

test('a Hebrew sentence isolates a Latin name, also one in a list or an object, a size and a path, and no Hebrew name', () => {
  const sentences = makeSentences('rtl')({
    hint: { text: 'עד 10 MB', href: '/wall' },
    free: (size: number) => `פנויים ${size} GB`,
    by: (name: string) => `מאת ${name}.`,
    all: (names: readonly string[]) => names.join(' '),
    of: ({ title }: { title: string }) => `${title}.`,
  })
  assert.deepEqual(sentences.hint, { text: 'עד \u206810 MB\u2069', href: '/wall' })
  assert.equal(sentences.free(2), 'פנויים \u20682 GB\u2069')
  assert.equal(sentences.by('Ann Lee'), 'מאת \u2068Ann Lee\u2069.')
  assert.equal(sentences.by('דוד'), 'מאת דוד.')
  assert.equal(sentences.all(['Ann', 'דוד']), '\u2068Ann\u2069 דוד')
  assert.equal(sentences.of({ title: 'A bee' }), '\u2068A bee\u2069.')
})

/** Imports a file of a language, which has the exports of the English one. */
const load = async <Module>(language: Language, file: string) =>
  (await import(`../../languages/${language}/${file}.ts`)) as Module

/** Runs the program of `npm run languages` in a copy of the project, or in the project itself. */
const listSentences = (root: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'scripts/support/listSentences.mjs'), ...args], {
    encoding: 'utf8',
  })
