import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import type { Language } from '../../../domain/language.ts'
import { anyPerson, toPerson } from '../../../domain/person/person.ts'
import { sayOf, speakOf } from '../../../languages/person.ts'

/** Numbers for which a language can have a form of its own. A number is also as good as any name. */
export const counts = [0, 1, 2, 5, 21]
const numbers = counts.map((number) => [number, number, number, number])

/** Says everything in the files of a language, of a person; the results are by file and name. */
export async function sayAll(
  language: Language,
  numbered: readonly (readonly unknown[])[] = numbers,
  person = anyPerson,
): Promise<Map<string, string[]>> {
  const said = new Map<string, string[]>()
  const say = (value: unknown, name: string) => {
    if (typeof value === 'string') said.set(name, [...(said.get(name) ?? []), value])
    else if (typeof value === 'function')
      for (const args of examples[name] ?? numbered) say(value(...args), name)
    else if (typeof value === 'object' && !(value instanceof RegExp))
      for (const [key, each] of Object.entries(value ?? {})) say(each, `${name} ${key}`)
    else if (typeof value !== 'number' && typeof value !== 'boolean')
      assert.fail(`${language}/${name} gives ${typeof value}`)
  }
  speakOf(person)
  for (const file of files) {
    const exported = (await import(`../../../languages/${language}/${file}`)) as object
    for (const [name, value] of Object.entries(exported)) say(sayOf(value, person), `${file} ${name}`)
  }
  speakOf(anyPerson)
  return said
}

/** Lists the names of the sentences that speak of the person in a language: they differ for him and for her. */
export async function listFormed(language: Language): Promise<string[]> {
  const ofHim = await sayAll(language)
  const ofHer = await sayAll(language, numbers, her)
  return [...ofHim].flatMap(([name, texts]) => (String(texts) === String(ofHer.get(name)) ? [] : [name]))
}

const her = toPerson({ pronoun: 'she', name: '', nameGenitive: '', nameLocative: '' })

const files = readdirSync('languages/en', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.includes('/'))
  .sort()

const showLength = { photographs: 80, videos: 1, seconds: 400 }
const fit = { seconds: 400, photographs: 60, secondsEach: 6.7, songCount: 2, songSeconds: 80, rounds: 5 }
const clockChange = { day: 'March 9', zone: 'Central Time', from: '2:00 AM', to: '3:00 AM', time: '2:30 AM' }
const twoFiles = [['bee.jpg', 'fly.jpg']]
const dates = [
  ['1950', '1962'],
  ['spring 1950', 'fall 1950'],
  ['1950s', '1960s'],
]
const faults = [
  ...['noSound', 'screenSleeps', 'noFullscreen', 'noRemote', 'accessEnded'].map((kind) => ({ kind })),
  ...['missingPictures', 'brokenSongs', 'brokenVideos'].map((kind) => ({
    kind,
    titles: ['a', 'b', 'c', 'd'],
  })),
  ...['noCopy', 'oldCopy', 'damagedCopy'].map((kind) => ({ kind, canMend: false })),
  { kind: 'noSpace', neededBytes: 2 ** 31, freeBytes: 2 ** 20 },
  { kind: 'accessEnds', at: 1_796_400_000_000 },
]
const putBack = { putBack: ['a'], gone: ['b'], notes: ['photos_gone', 'picture_deleted'] }

/** Arguments of the sentences that do not take numbers and names alone. */
export const examples: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'dashboard/deleted.ts texts count': [
    ['image', 1],
    ['memories', 5],
  ],
  'dashboard/largerCopies.ts largerTexts looksLike': [[{ title: 'A bee', untitled: false }, 5]],
  'dashboard/media.ts texts addedNow': [
    [{ photographs: 2, videos: 1 }, 0],
    [{ photographs: 2, videos: 1 }, 2],
  ],
  'dashboard/media.ts texts duplicate': [
    [{ title: 'A bee', untitled: false, fileType: 'image', sameAs: 'Bees' }],
  ],
  'dashboard/media.ts texts lost': [twoFiles],
  'dashboard/media.ts texts pagesOf': [['scan.tiff', 5]],
  ...Object.fromEntries(
    ['deletionTexts', 'texts deletion'].map((texts) => [
      `dashboard/parts.ts ${texts} forAWhile`,
      [1, 5].map((count) => ['the file', count, 'you']),
    ]),
  ),
  'dashboard/parts.ts putBackTexts done': [[putBack]],
  'dashboard/parts.ts texts putBack done': [[putBack]],
  'dashboard/sent.ts texts duplicates': [0, 1, 5].map((videos) => [{ photographs: 2, videos }]),
  'dashboard/services.ts verdictTexts repeated': [[clockChange]],
  'dashboard/services.ts verdictTexts skipped': [[clockChange]],
  'dashboard/settings.ts texts list': [[['1 photograph', '2 songs']]],
  'dashboard/sheet.ts sheetTexts undated': [[1], [5]],
  'server/archiveReport.ts formatReport': ['beside', 'embedded'].map((captions) => [
    'Ann Lee',
    {
      gallery: [],
      otherPictures: [],
      sent: [],
      music: [],
      missing: [{ file: 'a.jpg', originalName: 'b.jpg', reason: 'c' }],
    },
    captions,
  ]),
  'server/book.ts texts lostLetters': [
    [['ᚠ'], '[U+16A0]'],
    [['ᚠ', 'ᚢ'], '[U+16A0]'],
  ],
  'server/readMe.ts formatReadMe': [
    [
      { name: 'Ann Lee' },
      { size: 'all', book: 'book.pdf', mediaPaths: ['photos/a.jpg'] },
      new Date(0),
      ['A bee'],
    ],
  ],
  ...Object.fromEntries(
    ['about', 'perhaps', 'between', 'since', 'until'].map((name) => [
      `memorial/dates.ts dateTexts ${name}`,
      dates,
    ]),
  ),
  'memorial/dates.ts dateTexts decade': [['1950'], ['1960']],
  'memorial/dates.ts dateTexts season': [0, 1, 2, 3].map((season) => [season, '1962']),
  'memorial/serviceTimes.ts serviceTimeTexts timeIn': [['Jerusalem'], ['Lima']],
  'memorial/refused.ts refusedTexts refused unknown': [[['JPEG', 'PNG']]],
  'visitors/director.ts texts lasts': [[showLength]],
  'visitors/rehearsal.ts texts fault': faults.map((fault) => [fault, 'month']),
  'visitors/rehearsal.ts texts ready': [[showLength]],
  'visitors/show.ts formatShowLength': [[showLength]],
  'visitors/show.ts texts explainFit': [[fit], [{ ...fit, songCount: 1, rounds: 1, secondsEach: 2 }]],
  'visitors/show.ts texts fit': [[fit]],
  'visitors/show.ts texts showLength': [[showLength]],
  'visitors/storedShow.ts formatDay': [[1_796_400_000_000, 'month']],
  'visitors/storedShow.ts texts progress': [[1, 3]],
  'visitors/storedShow.ts texts ready': [[{ photographs: 2, films: 1, songs: 5 }]],
  'visitors/storedShow.ts texts recalled changed': ['running', 'done', 'failed'].flatMap((storing) =>
    [0, 1, 2, 21].map((count) => [count, storing]),
  ),
  'visitors/storedShow.ts texts recalled on': [['Friday']],
}
