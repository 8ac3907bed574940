import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languageNames } from '../../domain/language.ts'
import { anyPerson } from '../../domain/person/person.ts'
import { inLanguage } from '../../languages/inLanguage.ts'
import { fc } from '../support/random/fastCheck.ts'
import { typeset as typesetWith, type Typography } from '../../domain/typeset.ts'
import * as english from '../../languages/en/grammar.ts'
import * as polish from '../../languages/pl/grammar.ts'

const typeset = (text: string, typography: Typography = english) => typesetWith(text, typography)

const pairs: [string, string][] = [
  ['"Jack" built it.', '“Jack” built it.'],
  [`He said: "Don't."`, 'He said: “Don’t.”'],
  [`"'Tis late," he'd say`, '“’Tis late,” he’d say'],
  [`She told us: "He said 'go' and went."`, 'She told us: “He said ‘go’ and went.”'],
  [`"'Go,' he said."`, '“‘Go,’ he said.”'],
  [`the summer of '68, the '70s, the boys' boat`, 'the summer of ’68, the ’70s, the boys’ boat'],
  ['("Jack")', '(“Jack”)'],
  ['Hal Whitcombe Jr. met John Paul II in 1979', 'Hal Whitcombe\u00a0Jr. met John Paul\u00a0II in 1979'],
  [`He was 6'2" tall`, 'He was 6′2″ tall'],
  ['On March 4 -- he was 84 - he left', 'On March\u00a04\u00a0– he was 84\u00a0– he left'],
  ['his bees--all of them', 'his bees—all of them'],
  [`'"Ride it," he said.'`, '‘“Ride it,” he said.’'],
  // names, places and times
  [`George "Jack" O'Miller`, 'George “Jack” O’Miller'],
  ["St. Mary's Church", 'St.\u00a0Mary’s Church'],
  [`Jan van 't Hof, 's-Hertogenbosch`, 'Jan van ’t Hof, ’s-Hertogenbosch'],
  [
    "see miller-1948-2025.org or www.example.org/o'neil",
    "see miller-1948-2025.org or www.example.org/o'neil",
  ],
  ['2:00 PM - 6:00 PM', '2:00\u00a0PM\u00a0– 6:00\u00a0PM'],
  ['2pm-4pm, 2-4 PM, 11 AM-1 PM', '2pm–4pm, 2–4\u00a0PM, 11\u00a0AM–1\u00a0PM'],
  ['14:00-16:00', '14:00–16:00'],
  ['March 18, 2025', 'March\u00a018, 2025'],
  ['about 1965 · he was 24', 'about 1965\u00a0· he was 24'],
  ['Summer 1975, at the lake (with Anna)', 'Summer 1975, at the lake (with Anna)'],
  ['rows 2-4, 3-4 Pm. and 1-2-3', 'rows 2-4, 3–4 Pm. and 1-2-3'],
  // Hebrew
  [`ד"ר ג'ורג' כהן אמר "שלום"`, 'ד״ר ג׳ורג׳ כהן אמר “שלום”'],
  ['1941-2026', '1941–2026'],
  ['call 555-1234, or 2014-2015-3', 'call 555-1234, or 2014-2015-3'],
  ['and then...', 'and then…'],
  ['Dr. Berg came at 2 PM', 'Dr.\u00a0Berg came at 2\u00a0PM'],
  ['a well-kept hive', 'a well-kept hive'],
  [
    "see https://example.org/a--b'c\"d and o'neil@example.org",
    "see https://example.org/a--b'c\"d and o'neil@example.org",
  ],
  [
    'see http://nas/a--b, example.org/a--b and @ann--lee',
    'see http://nas/a--b, example.org/a--b and @ann--lee',
  ],
  ['„Servus“, sagte er – ‚gut‘', '„Servus“, sagte er\u00a0– ‚gut‘'],
  ['', ''],
]
for (const [typed, set] of pairs)
  test(`${typed || 'nothing'} becomes ${set || 'nothing'}, which does not change when it is set again`, () => {
    assert.equal(typeset(typed), set)
    assert.equal(typeset(set), set)
  })

test('a Polish sentence of the site, and a name in it, end no line with a word of one letter', () => {
  const { note } = polish.sentences<{ note: (place: string) => string }>({
    note: (place) => `Był w ${place} i wrócił`,
  })
  assert.equal(note('domu z ogrodem'), 'Był w\u00a0domu z\u00a0ogrodem i\u00a0wrócił')
})

const plain = (text: string) =>
  text
    .replace(/[“”″״]/g, '"')
    .replace(/[‘’′׳]/g, "'")
    .replace(/…/g, '...')
    .replace(/[-–—]+/g, '-')
    .replace(/[\u2068\u2069]/g, '')
    .replace(/\s+/g, ' ')

test('no word is lost or changed', () => {
  const piece = fc.constantFrom(
    '"',
    "'",
    '-',
    '--',
    '...',
    ' ',
    ' - ',
    'May ',
    '4',
    '1941',
    'he',
    'Dr. ',
    'é',
    '\n',
    '(',
    '祖父',
    'א',
    '2:30',
    'pm',
    '’',
  )
  const texts = fc.array(piece).map((pieces) => pieces.join(''))
  fc.assert(fc.property(texts, (text) => assert.equal(plain(typeset(text)), plain(text))))
})

test('a very long word is set in one pass, not again from each of its letters', () => {
  // a new pass from each letter would take a quarter of an hour
  const word = `e${'\u0301'.repeat(500_000)}`
  assert.equal(typeset(`"${word}" and www.example.org/it's`), `“${word}” and www.example.org/it's`)
})

const joinedPairs: [language: 'de' | 'fr' | 'pl', typed: string, set: string][] = [
  ['pl', 'Szła w góry i w doliny, a i o nas', 'Szła w_góry i_w_doliny, a_i_o_nas'],
  ['pl', 'A "z domu" (w ogrodzie) – i już', 'A_„z_domu” (w_ogrodzie)_– i_już'],
  ['pl', 'Była babcią, żółw też, na zawsze', 'Była babcią, żółw też, na zawsze'],
  ['pl', 'śp. Jan, ks. Adam, kościół św. Anny', 'śp._Jan, ks._Adam, kościół św._Anny'],
  ['pl', '18 marca 2026 r., godz. 14, ul. Długa 5', '18_marca 2026_r., godz._14, ul._Długa_5'],
  ['pl', 'ul. św. Anny 11 od 18, al. 3 Maja 4', 'ul._św._Anny_11 od 18, al._3 Maja_4'],
  ['pl', '3 IX 1941 roku, 3 X w domu', '3_IX 1941_roku, 3 X w_domu'],
  ['pl', 'https://example.org/i w sieci', 'https://example.org/i w_sieci'],
  ['fr', 'Qui vient ? Tous : oui ! 5 % ; "là"', 'Qui vient·? Tous_: oui·! 5_%·; «_là_»'],
  ['fr', 'Né le 1er mai 1948, à 14 h 30, hier', 'Né le 1er_mai 1948, à_14_h_30, hier'],
  ['fr', 'Le monde de Paul, de Paris, de lui', 'Le monde de_Paul, de_Paris, de lui'],
  ['fr', 'voir https://example.org/a?b ; merci', 'voir https://example.org/a?b·; merci'],
  [
    'de',
    'Am 18. März um 14 Uhr mit 62 Jahren, der 2. Marsch',
    'Am 18._März um 14_Uhr mit 62_Jahren, der 2. Marsch',
  ],
]
for (const [language, typed, set] of joinedPairs)
  test(`in ${languageNames[language]}, '${typed}' becomes '${set}', with no-break spaces for '_' and narrow ones for '·'`, () => {
    const once = typeset(typed, inLanguage(language, anyPerson))
    assert.equal(once.replaceAll('\u00a0', '_').replaceAll('\u202f', '·'), set)
    assert.equal(typeset(once, inLanguage(language, anyPerson)), once)
  })
