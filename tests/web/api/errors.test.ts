import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toChangeError, toReadError, parseError } from '../../../web/api/CallError.ts'

test('a failed read names the status text', () => {
  assert.equal(toReadError(500, 'Internal Server Error').message, 'API request failed: Internal Server Error')
})

test('a failed change has the message and the code that the server sent', () => {
  const response = { message: 'Somebody changed this meanwhile.', code: 'not_yours' } as const
  const error = toChangeError(400, 'Bad Request', response)
  assert.equal(error.code, 'not_yours')
  assert.equal(error.message, 'Somebody changed this meanwhile.')
  assert.equal(error.serverMessage, 'Somebody changed this meanwhile.')
})

test('a failed change without a message names the status', () => {
  const error = toChangeError(502, 'Bad Gateway', parseError('<html>Bad Gateway</html>'))
  assert.equal(error.message, 'API request failed: 502 Bad Gateway')
  assert.equal(error.serverMessage, undefined)
})

test('a missing response differs from an error response', () => {
  assert.equal(toChangeError(0, '').hasResponse, false)
  assert.equal(toChangeError(400, 'Bad Request').hasResponse, true)
})

test('the reason why the server rejected a field is found by the field’s path', () => {
  const text = JSON.stringify({ message: 'No', issues: [{ path: 'title', message: 'A title is needed' }] })
  const error = toChangeError(400, 'Bad Request', parseError(text))
  assert.equal(error.findIssue('title'), 'A title is needed')
  assert.equal(error.findIssue('name'), undefined)
})

test('a JSON response that is not an error has no message', () => {
  for (const text of ['null', '"no"', '{"message":5}', '[]', '']) assert.deepEqual(parseError(text), {})
})
