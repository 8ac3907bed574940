import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isEmail } from '../../contract/email.ts'
import { saveDigestEndpoint } from '../../contract/people/digest.ts'
import { shareMemoryEndpoint } from '../../contract/memorial/memories.ts'
import { findFieldErrors } from '../../web/site/memories/form/fieldErrors.ts'
import { openDraft } from '../../web/site/memories/form/draft.ts'

const real = [
  'ruth@example.org',
  'r@t.co',
  "ruth.o'neill+walter@mail.example.co.uk",
  'user@münchen.de',
  'josé@example.com',
  'jose\u0301@example.com',
  'юрий@почта.рф',
  '用户@例子.中国',
  'user@xn--mnchen-3ya.de',
  'user@example.xn--p1ai',
  `${'a'.repeat(64)}@example.org`,
]
const nonsense = [
  'ruth',
  'ruth@',
  '@example.org',
  'ruth@example',
  'ruth@example.o',
  'ruth@example.123',
  'ruth@192.168.0.1',
  'ruth@example..org',
  'ruth@-example.org',
  'ruth@example-.org',
  'ruth..lane@example.org',
  '.ruth@example.org',
  'ruth.@example.org',
  'ruth lane@example.org',
  'ruth@exam ple.org',
  'ruth@lane@example.org',
  'ruth@example.org, theo@example.org',
  'Ruth <ruth@example.org>',
  'ruth\u0000@example.org',
  `${'a'.repeat(65)}@example.org`,
  `ruth@${'a.'.repeat(130)}org`,
]

const pageAccepts = (email: string) => {
  const draft = openDraft()
  draft.setFields({ name: 'Ruth', email })
  return findFieldErrors(draft.get()).email === undefined
}
const serverAccepts = (email: string) => shareMemoryEndpoint.body.safeParse({ name: 'Ruth', email }).success
const keepersMayHave = (email: string) => saveDigestEndpoint.body.safeParse({ email, when: 'none' }).success

test('addresses of real people are accepted, by the page and by the server', () => {
  for (const email of [...real, '']) {
    assert.ok(email === '' || isEmail(email), email)
    assert.ok(pageAccepts(email), `page: ${email}`)
    assert.ok(serverAccepts(email), `server: ${email}`)
    assert.ok(keepersMayHave(email), `keepers: ${email}`)
  }
})

test('what nobody can be written to is refused by both', () => {
  for (const email of nonsense) {
    assert.ok(!pageAccepts(email), `page: ${email}`)
    assert.ok(!serverAccepts(email), `server: ${email}`)
    assert.ok(!keepersMayHave(email), `keepers: ${email}`)
  }
})

test('what nobody sees around an address is left out, and inside it is refused', () => {
  for (const email of [
    ' ruth@example.org',
    'ruth@example.org\u00a0',
    '\u200bruth@example.org\u200e',
    'ruth@example.org\n',
  ])
    assert.equal(saveDigestEndpoint.body.parse({ email, when: 'none' }).email, 'ruth@example.org')
  for (const email of ['ru\u200bth@example.org', 'ruth\u202e@example.org', 'ruth@exam\u00adple.org'])
    assert.ok(!serverAccepts(email), JSON.stringify(email))
})
