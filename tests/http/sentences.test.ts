import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sayField, sayFields } from '../../contract/fieldErrors.ts'
import { listMisfits } from '../../contract/lines.ts'
import { english } from '../../languages/inLanguage.ts'
import { toStored } from '../../languages/storedSentence.ts'
import { fail, failFiles, failInvalid } from '../../server/base/errors/fail.ts'
import { toSentence } from '../../server/http/routes/schemas.ts'

/** Sentences that no language has, so that they show which of them were chosen. */
const other = {
  ...english,
  errors: { ...english.errors, wrong_kind: '<{file}> {reason}', too_large: '<{file}> {megabytes}' },
  fields: {
    ...english.fields,
    title: 'T',
    tooLong: (most: number) => `L${most}`,
    tooManyLines: (most: number, count: number) => `M${most},${count}`,
    lineTooLong: (line: number, excess: number, beginning: string) => `${line}+${excess}:${beginning}`,
  },
  refused: { ...english.refused, refused: { ...english.refused.refused, pdf: () => 'PDF' } },
}

test('an error is said in the language of its reader, and its message in English', () => {
  const failure = fail('wrong_kind', { file: 'a.pdf', reason: toStored('refused.refused.pdf') })
  assert.match(failure.message, /^“a\.pdf” is a PDF, which cannot be shown here\./)
  assert.equal(failure.message, failure.say(english))
  assert.equal(failure.say(other), '<a.pdf> PDF')
})

test('the error of many files says the first one, and each of them in its place', () => {
  const failures = [
    { index: 1, failure: fail('too_large', { file: 'b.mp4', megabytes: 9 }) },
    { index: 3, failure: fail('wrong_kind', { file: '{file}', reason: '{megabytes}' }) },
  ]
  const { code, say, issues } = failFiles(failures)
  assert.deepEqual([code, say(other)], ['too_large', '<b.mp4> 9'])
  const said = issues?.map(({ path, message }) => [path, message(other)])
  assert.deepEqual(said, [
    ['files.1', '<b.mp4> 9'],
    ['files.3', '<{file}> {megabytes}'],
  ])
})

test('a schema’s message becomes the sentence of the reader’s language, with its values', () => {
  assert.equal(toSentence(sayField('title'))(other), 'T')
  assert.equal(toSentence(sayField('tooLong', 200))(other), 'L200')
  const misfits = listMisfits('a\nb\n“dear” Walter', { maxLines: 2, maxLength: 6 })
  assert.equal(toSentence(sayFields(misfits))(other), 'M2,3 3+7:“dear” Walter')
  const { message } = failInvalid([{ path: 'title', message: toSentence(sayField('title')) }])
  assert.equal(message, 'A title is needed')
})

test('a message that is none of ours is not shown', () => {
  for (const message of [undefined, '', 'Invalid input', '{', 'null', '7', '{}'])
    assert.equal(toSentence(message)(english), english.fields.unusable)
})
