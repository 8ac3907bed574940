import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../support/random/fastCheck.ts'
import { listLinks, splitAddress, splitLinks } from '../../domain/textLinks.ts'
import { typeset } from '../../domain/typeset.ts'
import { languages } from '../../domain/language.ts'
import { anyPerson } from '../../domain/person/person.ts'
import { inLanguage } from '../../languages/inLanguage.ts'

/** Lists the links of a text, as people read them. */
const addressesIn = (text: string) => splitLinks(text).flatMap((part) => (part.href ? [part.text] : []))

const long = `https://meet.example.org/join?token=${'a1b2c3'.repeat(330)}`

const wholeAddresses = [
  'https://stream.example.org',
  'http://stream.example.org/',
  'https://stream.example.org:8443/whitcombe?room=1&language=en#begin',
  'Https://Stream.Example.Org/Whitcombe',
  'https://münchen.example/straße',
  'https://xn--mnchen-3ya.example/a',
  'https://مثال.إختبار/صفحة',
  'https://192.168.1.4:8080/hall',
  'https://[2001:db8::1]/hall',
  'https://medium.example/@hal/a-life',
  'https://en.wikipedia.org/wiki/Up_(film)',
  'https://en.wikipedia.org/wiki/Michelson–Morley_experiment',
  "https://en.wikipedia.org/wiki/Schindler's_List",
  'https://example.org/a_(b_(c))',
  'https://example.org/list[1]',
  'https://example.org/a~b/%C3%A9/+/=;x,y',
  long,
]

test('an address with http or https is a link as a whole, and leads where it says', () => {
  for (const address of wholeAddresses) {
    assert.deepEqual(splitLinks(address), [{ text: address, href: new URL(address).href }])
    assert.deepEqual(addressesIn(`Join us: ${address} on Friday`), [address])
  }
})

test('punctuation, brackets and quotation marks around an address are not part of it', () => {
  const address = 'https://example.org/wiki/Up_(film)'
  const surroundings: [before: string, after: string][] = [
    ['', '.'],
    ['', '...'],
    ['', '…'],
    ['', ', and'],
    ['', '; then'],
    ['', ': '],
    ['', '!?'],
    ['(', ')'],
    ['(', ').'],
    ['(at ', '), or'],
    ['[here](', ')'],
    ['[', ']'],
    ['{', '}'],
    ['<', '>'],
    ['"', '"'],
    ["'", "'."],
    ['“', '”'],
    ['‘', '’'],
    ['„', '“'],
    ['«', '»'],
    ['Livestream:', ''],
    ['直播：', '。'],
    ['at\n', '\nand'],
    ['', '—join us'],
    ['\u200b', '\u200b'],
    ['\u202a', '\u202c'],
    ['', '\ud83d'],
  ]
  for (const [before, after] of surroundings)
    assert.deepEqual(addressesIn(before + address + after), [address], JSON.stringify(before + after))
})

test('all else stays text', () => {
  const texts = [
    '',
    'No address.',
    'www.example.org',
    'example.org/stream',
    'hal@example.org',
    'mailto:hal@example.org',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://example.org/a',
    'file:///etc/passwd',
    'xhttps://example.org',
    'svn+https://example.org',
    'https://',
    'https://...',
    'https://)',
    'https://-',
    'https:example.org',
    'https//example.org',
    'https://[::1',
    'https://example.org:99999/',
    'https://bank.com@evil.example',
    'https://bank.com:443@evil.example/login',
    'https://:secret@evil.example',
  ]
  for (const text of texts) assert.deepEqual(addressesIn(text), [], text)
})

test('an address cannot leave its place in HTML', () => {
  const [link] = listLinks('https://example.org/"onmouseover="alert(1)')
  assert.equal(link?.href, 'https://example.org/')
  assert.deepEqual(addressesIn('https://example.org/<script>alert(1)</script>'), ['https://example.org/'])
  const href = listLinks("https://example.org/'onmouseover='alert(1)'")[0]?.href ?? ''
  assert.doesNotMatch(href, /[\s<>"]/)
})

test('a text may have several links, and a list of them names each address once', () => {
  const text = 'Friday https://a.example/1, Saturday https://b.example (again: https://a.example/1).'
  assert.deepEqual(
    splitLinks(text).map((part) => part.text),
    [
      'Friday ',
      'https://a.example/1',
      ', Saturday ',
      'https://b.example',
      ' (again: ',
      'https://a.example/1',
      ').',
    ],
  )
  assert.deepEqual(listLinks('https://b.example', text), [
    { text: 'https://b.example', href: 'https://b.example/' },
    { text: 'https://a.example/1', href: 'https://a.example/1' },
  ])
})

test('an address breaks before its punctuation, and the scheme stays with the host', () => {
  assert.deepEqual(splitAddress('https://a-b.example.org/wiki/Up_(film)?x=1&y=%C3#top'), [
    'https://a',
    '-b',
    '.example',
    '.org',
    '/wiki',
    '/Up',
    '_(film)',
    '?x',
    '=1',
    '&y',
    '=%C3',
    '#top',
  ])
  for (const address of wholeAddresses) assert.equal(splitAddress(address).join(''), address)
})

test('the parts, joined, are the text, no part is empty, and links lead to http or https alone', () => {
  const pieces = fc.constantFrom(
    'https://',
    'http://',
    'javascript:',
    'a.example',
    '@',
    '/',
    '(',
    ')',
    '.',
    '"',
    '’',
    ' ',
    '\n',
    'ü',
    '\ud800',
  )
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 30 }).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(typed, (text) => {
      const parts = splitLinks(text)
      assert.equal(parts.map((part) => part.text).join(''), text)
      for (const part of parts) {
        assert.notEqual(part.text, '')
        if (part.href !== undefined) assert.match(part.href, /^https?:\/\/[^\s<>"]+$/)
      }
    }),
  )
})

test('a link next to letters from right to left leads where it was typed to, on a page in any language', () => {
  const addresses = [
    'https://www.example.org/הלוויה/2026/12/',
    'https://he.wikipedia.org/wiki/שנת_2020/',
    'https://waze.com/ul?q=הרצל,+5',
    'https://example.org/a_(b)/c+',
  ]
  for (const address of addresses)
    for (const language of languages)
      assert.deepEqual(addressesIn(typeset(`הזמנה: ${address} בשעה 10`, inLanguage(language, anyPerson))), [
        address,
      ])
})

test('a hostile text of a megabyte is split, because the work grows no faster than the text', () => {
  const size = 1_000_000
  for (const piece of [
    '.',
    ')',
    '(',
    'https://',
    'https://.',
    ' https://a.example/))',
    'https://a.example/(',
    "'",
  ])
    for (const text of [
      piece.repeat(size / piece.length),
      `https://a.example/${piece.repeat(size / piece.length)}`,
    ])
      assert.equal(
        splitLinks(text)
          .map((part) => part.text)
          .join('').length,
        text.length,
      )
})
