import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { z } from 'zod'
import { newPassword } from '../../contract/people/auth.ts'
import { sayField } from '../../contract/fieldErrors.ts'
import { english } from '../../languages/inLanguage.ts'
import { toSentence } from '../../server/http/routes/schemas.ts'
import { inviteKeeperEndpoint } from '../../contract/people/keepers.ts'
import { shareMemoryEndpoint } from '../../contract/memorial/memories.ts'
import { saveSettingsEndpoint } from '../../contract/memorial/settings.ts'
import {
  changedImagePath,
  changedName,
  changedText,
  line,
  password,
  email,
  imagePath,
  requiredName,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
  text,
  webAddress,
} from '../../contract/text.ts'

const read = (field: z.ZodType, value: unknown) => {
  const { success, data } = field.safeParse(value)
  return success ? data : 'refused'
}
const blank = [' ', '\u200b', '\u00ad', '\u2800', '\ud800', '\udc4d \u200d', '\u0007']

const needed = sayField('title')

test('a text that may be absent is null where nothing of it is seen', () => {
  for (const nothing of ['', null, undefined, ...blank]) assert.equal(read(optionalText(9), nothing), null)
  assert.equal(read(optionalText(9), ' a '), ' a ')
  assert.equal(read(optionalText(2), 'abc'), 'refused')
})

test('a change leaves what is absent and clears what is blank', () => {
  for (const field of [changedText(9), changedName]) {
    assert.equal(read(field, undefined), undefined)
    for (const nothing of ['', null, ' ', '\u200b']) assert.equal(read(field, nothing), null)
    assert.equal(read(field, 'Bees'), 'Bees')
  }
})

test('a text that is needed is refused where nothing of it is seen, with the sentence that says so', () => {
  for (const nothing of ['', ...blank]) assert.equal(read(requiredText(9, needed), nothing), 'refused')
  const { error } = requiredText(9, needed).safeParse(undefined)
  assert.equal(error?.issues[0]?.message, needed)
  assert.equal(toSentence(needed)(english), 'A title is needed')
  assert.equal(read(requiredText(9, needed), '祖'), '祖')
})

test('a name has no control character', () => {
  for (const field of [requiredName(needed), changedName]) {
    for (const sign of ['\t', '\u0007', '\u001b'])
      assert.equal(read(field, `Ruth${sign}Adler`), 'refused', JSON.stringify(sign))
    assert.equal(read(field, 'Ánna 👍🏽'), 'Ánna 👍🏽')
  }
})

const lineEnds = ['\n', '\r', '\r\n', '\u000b', '\u000c', '\u0085', '\u2028', '\u2029']

test('every line end becomes \\n, a blank in a text of one line, and NUL goes', () => {
  for (const lineEnd of lineEnds) {
    for (const field of [text(9), requiredText(9, needed), optionalText(9), changedText(9)])
      assert.equal(read(field, `a${lineEnd}\0b`), 'a\nb', JSON.stringify(lineEnd))
    for (const field of [
      line(9),
      requiredLine(9, needed),
      optionalLine(9),
      requiredName(needed),
      changedName,
    ])
      assert.equal(read(field, `a${lineEnd}\0b`), 'a b', JSON.stringify(lineEnd))
  }
})

test('the length counts after line ends and NUL are normalized', () => {
  assert.equal(read(text(3), 'a\r\nb\0'), 'a\nb')
  assert.equal(read(line(3), 'a\r\n\r\nb'), 'a b')
  assert.equal(read(text(2), 'a\r\nb'), 'refused')
})

test('a text of line ends and NUL alone is blank', () => {
  for (const nothing of ['\0', '\u2028\r\n\0']) {
    assert.equal(read(optionalText(9), nothing), null)
    assert.equal(read(requiredLine(9, needed), nothing), 'refused')
  }
})

test('a password stays as it was typed', () => {
  assert.equal(read(password(needed), 'bees\r\n\u2028honey'), 'bees\r\n\u2028honey')
  assert.equal(read(password(needed), 'bees\0honey'), 'refused')
})

test('an address of mail or of a site is whole, or for mail empty', () => {
  const emails = ['', 'ruth@example.org', 'ruth'].map((each) => read(email, each))
  assert.deepEqual(emails, ['', 'ruth@example.org', 'refused'])
  for (const address of ['https://example.org', 'http://example.org/a'])
    assert.equal(read(webAddress, address), address)
  for (const address of ['javascript:alert(1)', 'ftp://example.org', 'xhttps://example.org', 'https'])
    assert.equal(read(webAddress, address), 'refused', address)
})

test('a picture is one of this site, or none', () => {
  for (const field of [imagePath, changedImagePath]) {
    assert.equal(read(field, '/uploads/a.jpg'), '/uploads/a.jpg')
    for (const other of [
      '//evil.example/a.jpg',
      '/\\evil.example',
      'uploads/a.jpg',
      'https://a/b.jpg',
      '/\t/evil.example',
      '/a\nb',
      '/a\rb.jpg',
    ])
      assert.equal(read(field, other), 'refused', other)
    for (const none of ['', null]) assert.equal(read(field, none), null)
  }
  assert.deepEqual([read(imagePath, undefined), read(changedImagePath, undefined)], [null, undefined])
})

test('names and pictures that people enter have these rules, and a sentence for each', () => {
  const name = 'Walter\u001b[2J'
  for (const [schema, value, message] of [
    [shareMemoryEndpoint.body, { name: '\ud83d' }, sayField('name')],
    [saveSettingsEndpoint.body, { name: '\ud83d' }, sayField('hisName')],
    [shareMemoryEndpoint.body, { name }, sayField('unstorable')],
    [saveSettingsEndpoint.body, { name }, sayField('unstorable')],
    [inviteKeeperEndpoint.body, { name, isAdmin: false }, sayField('unstorable')],
    [saveSettingsEndpoint.body, { portraitPath: '//evil.example' }, sayField('localPath')],
  ] as const)
    assert.equal(schema.safeParse(value).error?.issues[0]?.message, message)
})

test('a name, a title and a password are taken without what nobody sees around them', () => {
  const around = (text: string) => `\ufeff\u200b ${text}\u00a0\u200f\u00ad`
  assert.equal(shareMemoryEndpoint.body.parse({ name: around('Ruth') }).name, 'Ruth')
  assert.equal(saveSettingsEndpoint.body.parse({ name: around('Walter') }).name, 'Walter')
  assert.equal(newPassword.parse(around('1234567890')), '1234567890')
  assert.equal(newPassword.safeParse(around('123456789')).success, false)
  assert.equal(
    shareMemoryEndpoint.body.safeParse({ name: around('') }).error?.issues[0]?.message,
    sayField('name'),
  )
})
