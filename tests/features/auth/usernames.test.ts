import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toNameKey } from '../../../domain/foldConfusables.ts'
import { findKeeperByName } from '../../../server/features/auth/usernames.ts'

const same = [
  ['susan', 'Susan', 'SUSAN ', '\tsusan\u00a0', '\ufeffsusan', 'su\u200bsan', 'su\u00adsan'],
  ['Ägidius', 'ägidius', 'A\u0308gidius', 'a\u0308gidius'],
  ['Anaïs', 'ANAÏS', 'anai\u0308s'],
  ['Groß', 'GROSS', 'groẞ'],
  ['Σοφίας', 'ΣΟΦΊΑΣ', 'σοφίασ'],
  ['ilker', 'İlker', 'I\u0307lker', 'ILKER'],
  ['Işıl', 'ışıl', 'IŞIL'],
  ['Ｓｕｓａｎ', 'susan'],
  ["Sean O'Brien", 'Sean O’Brien', 'sean  o´brien', 'Sean O`Brien'],
  ['Anne-Marie', 'Anne–Marie', 'anne\u2011marie'],
]
for (const names of same)
  test(`${names[0]} is the same name, however a keyboard writes it`, () => {
    for (const name of names) assert.equal(toNameKey(name), toNameKey(names[0] ?? ''), JSON.stringify(name))
  })

test('accents, and spaces inside, make a different name', () => {
  const names = ['Jose', 'José', 'Anna Lind', 'Annalind', 'Susan', 'Suzan', '0', 'O']
  assert.equal(new Set(names.map(toNameKey)).size, names.length)
})

test('if the names of two keepers differ only in capitals, the exact spelling wins, else the first keeper', () => {
  const keepers = [{ username: 'susan' }, { username: 'Susan' }, { username: 'Ruth' }]
  const found = (typed: string) => findKeeperByName(keepers, typed)?.username
  assert.deepEqual(['susan', 'Susan ', 'SUSAN', 'ruth', 'Karl'].map(found), [
    'susan',
    'Susan',
    'susan',
    'Ruth',
    undefined,
  ])
})
