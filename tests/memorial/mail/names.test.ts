import assert from 'node:assert/strict'
import { anyPerson } from '../../../domain/person/person.ts'
import { english, inLanguage } from '../../../languages/inLanguage.ts'
import { test } from 'node:test'
import { writeText } from '../../../server/memorial/mail/letterText.ts'
import { nameKeeper, toMailName } from '../../../server/memorial/mail/names.ts'

test('a keeper is called by the name that was entered, or else by the one to sign in with', () => {
  for (const [username, display_name, name] of [
    ['inga', 'Aunt Inga', 'Aunt Inga'],
    ['inga', null, 'Inga'],
    ['deLuca', null, 'deLuca'],
    ['inga@example.org', null, null],
    ['inga@example.org', 'Inga', 'Inga'],
    ['inga', 'inga@example.org', 'Inga'],
    ['admin', null, null],
    ['Admin', null, null],
    ['admin', 'Margaret', 'Margaret'],
    ['مريم', null, '\u2068مريم\u2069'],
  ] as const)
    assert.equal(nameKeeper({ username, display_name }, english), name)
})

test('a name is one line, and cannot turn the direction of the sentence around it', () => {
  assert.equal(toMailName(' Walter\r\nBcc: everyone \t', english), 'Walter Bcc: everyone')
  assert.equal(toMailName('Walter \u202etfel\u202c', english), 'Walter tfel')
  assert.equal(toMailName('\u2067Walter', english), 'Walter')
  assert.equal(toMailName('George "Jack" Miller Jr.', english), 'George “Jack” Miller Jr.')
  assert.equal(toMailName('דוד', english), '\u2068דוד\u2069')
  assert.equal(toMailName('Dr. محمد', english), '\u2068Dr. محمد\u2069')
  assert.equal(toMailName('דנה 03 123 4567', inLanguage('he', anyPerson)), 'דנה \u206803 123 4567\u2069')
  assert.equal(toMailName('דנה 03 123 4567', english), '\u2068דנה \u206803 123 4567\u2069\u2069')
  assert.equal(toMailName(toMailName('דוד', english), english), toMailName('דוד', english))
})

test('a letter greets its reader by name, but not by one in which mail programs would see a link', () => {
  const greet = (readerName: string | null) =>
    writeText({ readerName, paragraphs: [], signature: 'Us', reason: 'You get this.' }, english).split(
      '\n\n',
    )[0]
  for (const name of ['Susan', 'J. R. R. Tolkien', 'O’Neill, Tip', 'Hal Jr.', 'Louis XIV', 'Class of 58'])
    assert.equal(greet(name), `Dear ${name},`)
  for (const name of [
    null,
    '',
    ' ',
    'Buy at evil.example',
    'https://evil.example',
    'HTTP:evil',
    'ruth@example.org',
    'Call 555-0199 now',
  ])
    assert.equal(greet(name), 'Hello,', String(name))
})

test('a German letter goes on with a small letter after the comma of its greeting', () => {
  const { digest, invitation, memories, safekeeping, thanks } = inLanguage('de', anyPerson)
  for (const first of [
    digest.since('Anna'),
    invitation.invited('Anna', null),
    memories.answerMail.answered('Anna'),
    memories.linkMail.link('Anna'),
    safekeeping.needsHelp('Anna'),
    thanks.message('Anna'),
  ])
    assert.match(first, /^(\p{Ll}|Sie\b)/u)
})

test('a line of a letter does not end at a no-break space', () => {
  const long = 'm'.repeat(70)
  const letter = {
    readerName: null,
    paragraphs: [`${long} w\u00a0domu`],
    signature: 'Us',
    reason: 'You get this.',
  }
  assert.match(writeText(letter, english), /\nm+\nw\u00a0domu\n/)
})
