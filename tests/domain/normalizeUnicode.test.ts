import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { normalizeUnicode } from '../../domain/normalizeUnicode.ts'
import { sources } from '../support/project/sources.ts'

const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const
const joiner = '\u034f'

test('a text is in the form that is asked for', () => {
  assert.deepEqual(
    forms.map((form) => normalizeUnicode('ﬁancé e\u0323\u0302', form)),
    forms.map((form) => 'ﬁancé e\u0323\u0302'.normalize(form)),
  )
})

test('thirty marks on a letter stay as they are', () => {
  for (const form of forms) {
    const text = `a${'\u0323\u0301'.repeat(15)}`.repeat(100)
    assert.equal(normalizeUnicode(text, form), text.normalize(form))
  }
})

describe('An invisible joiner ends a series of thirty marks', () => {
  test('and no mark is lost', () => {
    const marks = '\u0f71\u0f72\u0f74'.repeat(30)
    const text = normalizeUnicode(`a${marks}b`, 'NFD')
    assert.equal(text.replaceAll(joiner, '').length, marks.length + 2)
    assert.deepEqual(
      text.split(joiner).map((part) => part.length),
      [31, 30, 31],
    )
    assert.equal(normalizeUnicode(text, 'NFD'), text)
  })

  test('whichever characters they are, so that no form has to order more of them', () => {
    for (const form of forms) {
      const ordered = listOrdered(form)
      assert.ok(ordered.length > 800)
      const uncounted = ordered.filter(
        (mark) => !normalizeUnicode(`a${mark.repeat(40)}`, form).includes(joiner),
      )
      assert.deepEqual(uncounted, [], form)
    }
  })
})

test('no other code normalizes, because an engine alone takes too long for a letter with many marks', () => {
  const found = sources.filter(
    ({ path, text }) =>
      /^(contract|domain|languages|samples|scripts|server|web)\//.test(path) &&
      path !== 'domain/normalizeUnicode.ts' &&
      /\.normalize\b|\[['"`]normalize['"`]\]/.test(text),
  )
  assert.deepEqual(
    found.map(({ path }) => path),
    [],
    'call normalizeUnicode of domain/normalizeUnicode.ts',
  )
})

/** Lists the characters that this form puts before the last of all marks in their order, U+0345, if they follow it. */
const listOrdered = (form: (typeof forms)[number]) =>
  Array.from({ length: 0x11_0000 }, (_, codePoint) => codePoint)
    .filter((codePoint) => codePoint < 0xd8_00 || codePoint > 0xdf_ff)
    .map((codePoint) => String.fromCodePoint(codePoint))
    .filter((character) => !`\u0345${character}`.normalize(form).startsWith('\u0345'))
