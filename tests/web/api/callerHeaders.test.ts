import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageLanguageHeader } from '../../../contract/endpoint.ts'
import { language } from '../../../languages/en/grammar.ts'
import { makeCallerHeaders, rememberCaller } from '../../../web/api/recovery.ts'

test('every call names the language of its page, also one of a keeper and one that logs in', () => {
  assert.deepEqual(makeCallerHeaders('GET /api/media'), { [pageLanguageHeader]: language })
  rememberCaller('GET /api/check-auth', { id: 'ruth' })
  assert.deepEqual(makeCallerHeaders('GET /api/media'), {
    [pageLanguageHeader]: language,
    'expected-caller': 'ruth',
  })
  assert.deepEqual(makeCallerHeaders('POST /api/login'), { [pageLanguageHeader]: language })
})
