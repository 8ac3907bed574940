import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isHashOf, makePasswordHash, makeUnusableHash } from '../../../server/features/auth/passwordHash.ts'

const newHash = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z\d+/]{22}\$[A-Za-z\d+/]{43}$/
const passwords = ['a bench by the lake', ' a bench by the lake', 'ein schöner Platz, 祖父 🌻', '']

test('a new hash is of its password alone, and another each time', async () => {
  for (const [index, password] of passwords.entries()) {
    const hash = await makePasswordHash(password)
    assert.match(hash, newHash)
    assert.equal(await isHashOf(hash, password), true, password)
    assert.equal(await isHashOf(hash, passwords.at(index - 1) ?? ''), false, password)
  }
  assert.notEqual(await makePasswordHash('x'), await makePasswordHash('x'))
})

test('a hash of no password costs as much as a new one', () => {
  assert.match(makeUnusableHash(), newHash)
  assert.notEqual(makeUnusableHash(), makeUnusableHash())
})

/** Hashes by @node-rs/argon2 2.2.1, which earlier versions used. */
const earlierHashes: [password: string, hash: string][] = [
  [
    'a bench by the lake',
    '$argon2id$v=19$m=19456,t=2,p=1$mn05KUo6XByUt8PykhrY1w$nH8GjCHMUOyUsBNXvnJyqbA5jdPlMjfSnmXG0nWDZgo',
  ],
  [
    'ein schöner Platz, 祖父 🌻',
    '$argon2id$v=19$m=19456,t=2,p=1$GontEL29H2Ck2oRRLCnTTg$wb9EKsAjvlmL2Iro1xU2cDUy0QTi1eLeI20N27xCDGQ',
  ],
  // this one has another cost and length
  [
    'x',
    '$argon2id$v=19$m=65536,t=3,p=4$HAhiorqz37Yn/UP0szwyhg$toFuJdkIsR8jIQyoxU5kFrFA+21YyI0/FLCvZARCh8KDGJWUukLzoRUMGRQdfuPQ+Hp9We/b5Swr3kULGllmSw',
  ],
]
for (const [password, hash] of earlierHashes)
  test(`an earlier version’s hash of ${JSON.stringify(password)} is of this password alone`, async () => {
    assert.equal(await isHashOf(hash, password), true)
    assert.equal(await isHashOf(hash, `${password} `), false)
    assert.equal(await isHashOf(`${hash.slice(0, -2)}AA`, password), false)
  })

test('nothing is the password of what is no hash', async () => {
  const [, hash] = earlierHashes[0] ?? ['', '']
  for (const stored of ['', 'a bench by the lake', hash.slice(0, hash.lastIndexOf('$') + 1), hash.slice(1)])
    await assert.rejects(isHashOf(stored, 'a bench by the lake'), /no hash of argon2id/)
})

test('requests go on while a hash is computed', async () => {
  const order: string[] = []
  const [, hash] = earlierHashes[0] ?? ['', '']
  const computing = isHashOf(hash, 'a bench by the lake').then(() => order.push('hash'))
  // a thread reports its result to the event loop, which does not turn here, however long the steps take
  for (let steps = 0; steps < 100; steps += 1) await Promise.resolve()
  order.push('request')
  await computing
  assert.deepEqual(order, ['request', 'hash'])
})
