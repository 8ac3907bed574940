import assert from 'node:assert/strict'
import { test } from 'node:test'
import { invitationKey } from '../../support/world/addKeeper.ts'
import { makeCheapHash } from '../../support/world/cheapHash.ts'
import { administrator } from '../../support/world/template.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, admin } = await openSharedWorld()

interface Account {
  username: string
  password: string
}

const logIn = (body: Account) => world.visitor.call('POST /api/login', { body })

/** Lets a person join by an invitation, with this name and password. */
async function join(body: Account) {
  const invited = await admin.call('POST /api/invitations', { body: { name: 'Somebody', isAdmin: false } })
  const headers = { 'invitation-key': invitationKey(invited) }
  return world.visitor.call('POST /api/invitations/mine', { headers, body })
}

test('A login ignores what a keyboard adds: capitals and spaces around the name, spaces around the password', async () => {
  for (const username of ['admin ', 'Admin', ' ADMIN', '\u00a0admin\u00a0'])
    for (const password of [administrator.password, ` ${administrator.password} `]) {
      const { status, body } = await logIn({ username, password })
      assert.deepEqual([status, body.username], [200, 'admin'], JSON.stringify([username, password]))
    }
  for (const wrong of [administrator.password.toUpperCase(), administrator.password.replaceAll(' ', '')])
    assert.equal((await logIn({ ...administrator, password: wrong })).status, 401)
})

test('accented letters may come in either of their Unicode forms', async () => {
  const [composed, decomposed] = (['NFC', 'NFD'] as const).map((form) => ({
    username: 'Zoë'.normalize(form),
    password: 'ein schöner Platz'.normalize(form),
  })) as [Account, Account]
  assert.equal((await join(decomposed)).status, 200)
  for (const account of [composed, decomposed]) assert.equal((await logIn(account)).status, 200)
  assert.equal((await join(composed)).refusal.issues?.[0]?.path, 'username')
})

test('a login opens with quotation marks, dashes and blanks that nobody can tell apart', async () => {
  const typed = [
    "Grandpa's  boat - 1962",
    'Grandpa’s boat — 1962',
    'Grandpa´s\u00a0boat – 1962',
    'Ｇｒａｎｄｐａ＇ｓ boat --\u20091962',
  ]
  for (const [index, password] of typed.entries()) {
    const username = `Karla ${index}`
    assert.equal((await join({ username, password })).status, 200)
    // each hash is of the same folded text, so one other spelling shows that it is
    const other = typed.at(index - 1) ?? ''
    assert.equal((await logIn({ username, password: other })).status, 200, other)
  }
  assert.equal((await logIn({ username: 'Karla 0', password: typed[0]?.toLowerCase() ?? '' })).status, 401)
})

test('a password that the server made opens without its case and hyphens; one that a keeper made does not', async () => {
  await addUser({ username: 'Made', password: makeCheapHash('harbor-maple-thursday-lantern-48') })
  await addUser({ username: 'Own', password: makeCheapHash('Harbor Maple Thursday Lantern 48') })
  for (const password of ['Harbor Maple Thursday Lantern 48', 'harbormaplethursdaylantern48'])
    assert.equal((await logIn({ username: 'Made', password })).status, 200, password)
  assert.equal((await logIn({ username: 'Own', password: 'Harbor  Maple Thursday Lantern 48' })).status, 200)
  assert.equal((await logIn({ username: 'Own', password: 'harbor maple thursday lantern 48' })).status, 401)
})

test('an older password with a curly apostrophe or two blanks works as it was set', async () => {
  for (const [index, password] of ['Grandpa’s boat 1962', 'a bench  by the lake', 'ﬁnal—word—of'].entries()) {
    const username = `Old ${index}`
    await addUser({ username, password: makeCheapHash(password) })
    assert.equal((await logIn({ username, password })).status, 200, password)
  }
})

test('an older password with spaces around it works as it was set', async () => {
  const password = makeCheapHash(' a bench by the lake')
  await addUser({ username: 'Karl', password })
  assert.equal((await logIn({ username: 'Karl', password: ' a bench by the lake' })).status, 200)
})

test('a password opens with invisible characters around it, and so does an older one that was set with them', async () => {
  const password = 'a bench by the lake'
  await addUser({ username: 'Otto', password: makeCheapHash(password) })
  for (const typed of [`\u200b${password}`, `\ufeff${password}\u200e`, `${password}\u00ad\u2060`])
    assert.equal((await logIn({ username: '\u200bOtto\u200f', password: typed })).status, 200)
  await addUser({ username: 'Emil', password: makeCheapHash(`\u200b${password}`) })
  assert.equal((await logIn({ username: 'Emil', password: `\u200b${password}` })).status, 200)
})

test('two older keepers whose names differ only in capitals both log in; a third cannot join', async () => {
  const passwords = { ruth: 'the password of ruth', Ruth: 'the password of Ruth' }
  for (const [username, password] of Object.entries(passwords))
    await addUser({ username, password: makeCheapHash(password) })
  for (const [username, password] of Object.entries(passwords))
    assert.equal((await logIn({ username: `${username} `, password })).body.username, username)
  const { refusal } = await join({ username: 'RUTH', password: 'the password of RUTH' })
  assert.equal(refusal.issues?.[0]?.path, 'username')
})

const addUser = (user: Account) =>
  world.context.db
    .insertInto('users')
    .values({
      ...user,
      id: user.username,
      is_admin: 0,
      created_at: Date.now(),
      last_seen_at: null,
      digest_at_once: 0,
    })
    .execute()
