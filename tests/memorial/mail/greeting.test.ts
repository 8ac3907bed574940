import assert from 'node:assert/strict'
import os from 'node:os'
import { test } from 'node:test'
import { checkMail, sendMail } from '../../../server/memorial/mail/sendMail.ts'
import { readHeader } from '../../support/servers/mailbox.ts'
import { openMailWorld } from '../../features/mailWorld.ts'

const mail = {
  to: 'inga@example.org',
  subject: 'News',
  readerName: 'Inga',
  paragraphs: ['One memory has come.'],
  reason: 'You get this because you asked for it.',
}
const machine = os.hostname().includes('.') ? os.hostname() : '[127.0.0.1]'

for (const [publicUrl, greeting] of [
  ['https://walter.example.org', 'walter.example.org'],
  ['https://walter.example.org:8443', 'walter.example.org'],
  ['https://müller.example', 'xn--mller-kva.example'],
  ['http://192.168.1.20:3000', '[192.168.1.20]'],
  ['http://[fd00::2]:3000', '[IPv6:fd00::2]'],
  ['http://localhost:3000', '[127.0.0.1]'],
  [null, machine],
] as const)
  test(`the memorial at ${publicUrl} greets mail servers as ${greeting}`, async () => {
    const { world, mailbox } = await openMailWorld({ config: { publicUrl } })
    await sendMail(world.context, mail)
    assert.deepEqual(mailbox.greetings, [greeting])
    const [letter] = mailbox.letters
    assert.ok(letter)
    const domain = publicUrl === null ? '127.0.0.1' : greeting
    assert.equal(readHeader(letter, 'message-id')?.split('@')[1], `${domain}>`)
  })

test('a name in SMTP_URL replaces that of PUBLIC_URL', async () => {
  const { world, mailbox } = await openMailWorld()
  const smtpUrl = `${mailbox.url}/?name=relay.example.org`
  await sendMail({ ...world.context, config: { ...world.context.config, smtpUrl } }, mail)
  await checkMail(smtpUrl, world.context.config)
  assert.deepEqual(mailbox.greetings, ['relay.example.org', 'relay.example.org'])
})

test('an error of the mail server says what it was greeted with, and what to do', async () => {
  const { world, mailbox } = await openMailWorld()
  const sentence = /421 4\.7\.0 .*It was greeted as walter\.example\.org\. .*\?name=/
  mailbox.refuseGreeting('421 4.7.0 Try again later')
  await assert.rejects(sendMail(world.context, mail), sentence)
  await assert.rejects(checkMail(mailbox.url, world.context.config), sentence)
  mailbox.refuseGreeting(null)
  mailbox.reject('550 5.1.1 No such person')
  await assert.rejects(sendMail(world.context, mail), /greeted as walter\.example\.org/)
})
