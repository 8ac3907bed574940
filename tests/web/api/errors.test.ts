import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeError, readError, parseError } from '../../../web/api/CallError.ts'

test('a failed reading names the status text', () => {
  assert.equal(readError(500, 'Internal Server Error').message, 'API request failed: Internal Server Error')
})

test('a failed change has the server’s sentence and the code of the catalogue', () => {
  const answer = { message: 'Somebody changed this meanwhile.', code: 'not_yours' } as const
  const error = changeError(400, 'Bad Request', answer)
  assert.equal(error.code, 'not_yours')
  assert.equal(error.message, 'Somebody changed this meanwhile.')
  assert.equal(error.sentence, 'Somebody changed this meanwhile.')
})

test('a failed change without a sentence names the status', () => {
  const error = changeError(502, 'Bad Gateway', parseError('<html>Bad Gateway</html>'))
  assert.equal(error.message, 'API request failed: 502 Bad Gateway')
  assert.equal(error.sentence, undefined)
})

test('no answer is something else than an error answer', () => {
  assert.equal(changeError(0, '').answered, false)
  assert.equal(changeError(400, 'Bad Request').answered, true)
})

test('what the server found wrong with one field is found by its path', () => {
  const text = JSON.stringify({ message: 'No', issues: [{ path: 'title', message: 'A title is needed' }] })
  const error = changeError(400, 'Bad Request', parseError(text))
  assert.equal(error.issue('title'), 'A title is needed')
  assert.equal(error.issue('name'), undefined)
})

test('an answer that is JSON but no error has no sentence', () => {
  for (const text of ['null', '"no"', '{"message":5}', '[]', '']) assert.deepEqual(parseError(text), {})
})
