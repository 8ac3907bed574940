import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldConfusables } from '../../domain/foldConfusables.ts'
import { foldForSearch } from '../../domain/search/search.ts'

/** Texts that look the same to people, or that a device makes of one another. */
const alike: Record<string, readonly string[]> = {
  "grandpa's boat": [
    'grandpa’s boat',
    'grandpa‘s boat',
    'grandpa´s boat',
    'grandpa`s boat',
    'grandpaʼs boat',
    'grandpa′s boat',
    'grandpa‛s boat',
    'grandpa＇s boat',
    'grandpa\u2019s\u00a0boat',
    ' grandpa’s  boat ',
    'grandpa’s\u3000boat',
    'grandpa’s\u2009\tboat',
    'grand\u00adpa’s\u200b boat\ufeff',
    '\u200egrandpa’s boat\u2060',
    'ｇｒａｎｄｐａ’ｓ　ｂｏａｔ',
  ],
  'the "blue" one': [
    'the “blue” one',
    'the „blue“ one',
    'the «blue» one',
    'the ‟blue″ one',
    "the ''blue'' one",
    'the ’’blue’’ one',
    'the ＂blue＂ one',
    'the ʺblueˮ one',
  ],
  'May-June': [
    'May‐June',
    'May\u2011June',
    'May–June',
    'May—June',
    'May―June',
    'May−June',
    'May﹘June',
    'May－June',
    'May--June',
    'May⁃June',
  ],
  'wait...': ['wait…', 'wait․․․', 'wait‥.'],
  '1/2 mile': ['1⁄2 mile', '1∕2 mile', '½ mile', '１／２ mile'],
  'the final fig': ['the ﬁnal ﬁg'],
  Zoë: ['Zoe\u0308', 'Zoe\u00ad\u0308', 'Zoe\u200d\u0308'],
}

for (const [text, others] of Object.entries(alike))
  test(`${text} is the same, however a keyboard writes it`, () => {
    for (const other of [text, ...others]) {
      assert.equal(foldConfusables(other), text.normalize('NFC'), JSON.stringify(other))
      assert.equal(foldConfusables(foldConfusables(other)), foldConfusables(other))
    }
  })

test('letters that look different stay different', () => {
  const texts = ['a b', 'ab', 'A b', 'a-b', 'á b', "a'b", 'a"b', 'a.b', 'a,b', 'a_b', '0', 'O', 'l', '1']
  assert.equal(new Set(texts.map(foldConfusables)).size, texts.length)
})

test('a search ignores accents and case as well, and knows letters that keyboards lack', () => {
  assert.equal(foldForSearch('José’s  Café – Noël'), "jose's cafe - noel")
  for (const [title, typed] of [
    ['Łódź, przy grobie Wałęsów', 'lodz, przy grobie walesow'],
    ['Straße GROẞ', 'strasse gross'],
    ['Smørrebrød', 'smorrebrod'],
    ['Œuvre d’Æsop', "oeuvre d'aesop"],
    ['Đorđe', 'dorde'],
    ['Għarb, Diyarbakır, İzmir', 'gharb, diyarbakir, izmir'],
    ['Þórður Sigurðsson', 'thordur sigurdsson'],
    ['שָׁלוֹם', 'שלום'],
  ] as const) {
    assert.equal(foldForSearch(title), typed)
  }
})
