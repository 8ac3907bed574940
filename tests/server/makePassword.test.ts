import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { newPassword } from '../../contract/people/auth.ts'
import { makePassword } from '../../server/features/auth/makePassword.ts'
import { passwordWords } from '../../server/features/auth/passwordWords.ts'

test('a password that the server makes has four words and two digits, at least 48 bits, and is accepted as a password', () => {
  const passwords = Array.from({ length: 500 }, makePassword)
  for (const password of passwords) {
    assert.match(password, /^[a-z]{4,9}(-[a-z]{4,9}){3}-\d\d$/)
    assert.ok(newPassword.safeParse(password).success, password)
  }
  assert.equal(new Set(passwords).size, passwords.length)
  assert.ok(new Set(passwords.map((password) => password.slice(-2))).size > 80, 'all digits occur')
  assert.ok(Math.log2(passwordWords.length ** 4 * 100) >= 48)
})

test('the words can be told over the telephone: at least 2,048, short, and no two differ in a single letter', () => {
  assert.ok(passwordWords.length >= 2048)
  const patterns = new Map<string, string>()
  for (const word of passwordWords) {
    assert.match(word, /^[a-z]{4,9}$/)
    for (const index of word.split('').keys()) {
      const pattern = `${word.slice(0, index)}.${word.slice(index + 1)}`
      assert.equal(patterns.get(pattern), undefined, `${word} sounds like ${patterns.get(pattern)}`)
      patterns.set(pattern, word)
    }
  }
})
