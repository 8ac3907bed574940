import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeError, readError, parseError } from '../../../web/api/CallError.ts'

test('a failed reading names the status text', () => {
  assert.equal(readError(500, 'Internal Server Error').message, 'API request failed: Internal Server Error')
})

test('a failed change says what the server said, and by its code which of the catalogue it is', () => {
  const error = changeError(400, 'Bad Request', {
    message: 'Somebody changed this meanwhile.',
    code: 'not_yours',
  })
  assert.equal(error.code, 'not_yours')
  assert.equal(error.message, 'Somebody changed this meanwhile.')
  assert.equal(error.sentence, 'Somebody changed this meanwhile.')
})

test('a failed change without words names the status', () => {
  const error = changeError(502, 'Bad Gateway', parseError('<html>Bad Gateway</html>'))
  assert.equal(error.message, 'API request failed: 502 Bad Gateway')
  assert.equal(error.sentence, undefined)
})

test('silence is told apart from a refusal', () => {
  assert.equal(changeError(0, '').answered, false)
  assert.equal(changeError(400, 'Bad Request').answered, true)
})

test('what the server said about one field is found by its path', () => {
  const text = JSON.stringify({ message: 'No', issues: [{ path: 'title', message: 'A title is needed' }] })
  const error = changeError(400, 'Bad Request', parseError(text))
  assert.equal(error.issue('title'), 'A title is needed')
  assert.equal(error.issue('name'), undefined)
})

test('an answer that is JSON but no refusal has no words', () => {
  for (const text of ['null', '"no"', '{"message":5}', '[]', '']) assert.deepEqual(parseError(text), {})
})
