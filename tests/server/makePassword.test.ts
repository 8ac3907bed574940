import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { newPassword } from '../../contract/people/auth.ts'
import { listMadePasswords, makePassword } from '../../server/features/auth/makePassword.ts'
import { wordlist } from '../../server/features/auth/wordlist.ts'

test('a password that the server makes has four words and two digits, at least 48 bits, and is accepted as a password', () => {
  const passwords = Array.from({ length: 500 }, makePassword)
  for (const password of passwords) {
    assert.match(password, /^[a-z]{4,9}(-[a-z]{4,9}){3}-\d\d$/)
    assert.ok(newPassword.safeParse(password).success, password)
  }
  assert.equal(new Set(passwords).size, passwords.length)
  assert.ok(new Set(passwords.map((password) => password.slice(-2))).size > 80, 'all digits occur')
  assert.ok(Math.log2(wordlist.length ** 4 * 100) >= 48)
})

test('the words can be told over the telephone: at least 2,048, short, and no two differ in a single letter', () => {
  assert.ok(wordlist.length >= 2048)
  const patterns = new Map<string, string>()
  for (const word of wordlist) {
    assert.match(word, /^[a-z]{4,9}$/)
    for (const index of word.split('').keys()) {
      const pattern = `${word.slice(0, index)}.${word.slice(index + 1)}`
      assert.equal(patterns.get(pattern), undefined, `${word} sounds like ${patterns.get(pattern)}`)
      patterns.set(pattern, word)
    }
  }
})

test('it is recognized in every way in which somebody writes it down', () => {
  const password = 'harbor-maple-thursday-lantern-48'
  for (const typed of [
    password,
    'Harbor Maple Thursday Lantern 48',
    'HARBOR-MAPLE-THURSDAY-LANTERN-48',
    'harbor, maple, thursday, lantern, 48.',
    'harbor maple thursday lantern48',
    'harbormaplethursdaylantern48',
    ' harbor — maple – thursday\u00a0lantern_48',
  ])
    assert.deepEqual(listMadePasswords(typed), [password], typed)
  assert.deepEqual(listMadePasswords('doubleturban-maple-harbor-48'), [
    'double-turban-maple-harbor-48',
    'doublet-urban-maple-harbor-48',
  ])
})

test('no other text is taken for one', () => {
  for (const typed of [
    'harbor-maple-thursday-48',
    'harbor-maple-thursday-lantern-4',
    'harbor-maple-thursday-lantern-048',
    'harbor-maple-thursday-lanterns-48',
    'harbor-maple-thursday-lantern-lantern-48',
    'a bench by the lake',
    '',
    'harbor'.repeat(160),
  ])
    assert.deepEqual(listMadePasswords(typed), [], typed)
})
