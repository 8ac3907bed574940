import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type ErrorCode, errors } from '../../../contract/errors.ts'
import { addReason } from '../../../web/api/addReason.ts'
import { type CallError, toChangeError, toReadError, parseError } from '../../../web/api/CallError.ts'
import { checkResponse } from '../../../web/api/checkResponse.ts'
import { ownHeaders } from '../../support/servers/answerInFront.ts'

test('a failed read names the status text', () => {
  assert.equal(toReadError(500, 'Internal Server Error').message, 'API request failed: Internal Server Error')
})

test('a failed change has the message and the code that the server sent', () => {
  const response = { message: 'Somebody changed this in the meantime.', code: 'not_yours' } as const
  const error = toChangeError(400, 'Bad Request', response)
  assert.equal(error.code, 'not_yours')
  assert.equal(error.message, 'Somebody changed this in the meantime.')
  assert.equal(error.explanation, 'Somebody changed this in the meantime.')
})

test('a failed change without a message names the status', () => {
  const error = toChangeError(500, 'Internal Server Error', parseError('<html>Oh</html>'))
  assert.equal(error.message, 'API request failed: 500 Internal Server Error')
  assert.equal(error.explanation, undefined)
  assert.equal(error.isForeign, false)
})

describe('A web server in front of the memorial', () => {
  const bodies = ['<html>nginx</html>', '', '{"message":"Request Too Long"}']
  const explain = (status: number, body: string) =>
    toChangeError(status, '', parseError(body)).explanation ?? ''

  test('that answers instead of the memorial is named, with what to do', () => {
    for (const body of bodies) {
      assert.match(explain(413, body), /^This is too large for the web server in front/)
      assert.match(explain(403, body), /^The web server in front of this site did not let this through/)
      for (const status of [502, 503, 504, 524])
        assert.match(explain(status, body), /^The memorial does not answer/)
      for (const status of [403, 413, 502, 503, 504, 524])
        assert.match(
          explain(status, body),
          /Nothing you typed is lost\..* tell the person who runs the server/,
        )
    }
  })

  test('is not blamed for what the memorial itself says, nor for any other status', () => {
    for (const code of ['not_allowed', 'too_large', 'not_ready', 'busy'] as const) {
      const { explanation, isForeign } = toChangeError(errors[code], '', { code, message: 'Its own words' })
      assert.deepEqual([explanation, isForeign], ['Its own words', false], code)
    }
    for (const status of [0, 400, 401, 404, 409, 415, 429, 500, 501, 505, 507])
      assert.equal(toChangeError(status, '').isForeign, false, String(status))
  })

  const check = (status: number, text: string, headers: Record<string, string> = {}) => {
    const readHeader = (name: string) => headers[name] ?? null
    try {
      checkResponse({ status, statusText: 'x', text, readHeader }, toChangeError)
      return 'success'
    } catch (error) {
      const { status, isForeign, code } = error as CallError
      return isForeign ? `in front, ${status}` : (code ?? (status || 'no response'))
    }
  }

  test('has not made a change or sent a list, even if it answers with a 200', () => {
    for (const page of ['<!doctype html><p>Log in', 'OK', ''])
      for (const status of [200, 201]) assert.equal(check(status, page), 'no response', `${status} ${page}`)
    for (const status of [403, 413, 502, 503, 530])
      assert.equal(check(status, '<p>No'), `in front, ${status}`)
  })

  test('is told from the memorial by the header, or by the form of the response', () => {
    assert.equal(check(200, 'null', ownHeaders), 'success')
    assert.equal(check(200, '[]'), 'success')
    assert.equal(check(204, ''), 'success')
    assert.equal(check(404, '{"message":"No","code":"not_found"}'), 'not_found')
    assert.equal(check(500, 'oh'), 500)
  })

  test('is named in the toast, next to the words about what failed, long enough to be read', () => {
    const failure = { title: 'Update failed', description: 'Failed to update photo details.' }
    const toast = addReason(failure, toChangeError(413, ''))
    assert.equal(toast.title, failure.title)
    assert.match(
      toast.description ?? '',
      /^Failed to update photo details\. This is too large for the web server/,
    )
    assert.equal(toast.duration, 20_000)
    assert.deepEqual(addReason(toast, toChangeError(413, '')), toast, 'the reason is not said twice')
  })
})

test('the toast about a failure has the server’s reason only if trying again would not help', () => {
  const failure = { title: 'Update failed' }
  const addTo = (code: ErrorCode) =>
    addReason(failure, toChangeError(errors[code], '', { code, message: 'Why' }))
  assert.deepEqual(addTo('disk_full'), { title: 'Update failed', description: 'Why' })
  assert.deepEqual(addTo('internal'), failure)
  assert.deepEqual(addReason(failure, toChangeError(0, '')), failure)
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
