import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readConfig, StartupError } from '../../server/config.ts'

describe('The environment', () => {
  test('left alone serves on this machine only, port 3000, from ./data', () => {
    const config = readConfig({})
    assert.equal(config.host, '127.0.0.1')
    assert.equal(config.port, 3000)
    assert.match(config.dataDir, /\/data$/)
    assert.equal(config.publicUrl, null)
    assert.equal(config.trustProxy, null)
    assert.equal(config.s3, null)
  })

  test('with empty values is the same as without them', () => {
    assert.deepEqual(readConfig({ PORT: '', S3_ENDPOINT: '', TRUST_PROXY: '' }), readConfig({}))
  })

  test('is refused in one line that names every wrong value', () => {
    const wrong = { PORT: 'http', PUBLIC_URL: 'example.org', DATABASE_URL: 'mysql://x', TRUST_PROXY: 'yes' }
    assert.throws(
      () => readConfig(wrong),
      (error: Error) =>
        error instanceof StartupError &&
        Object.keys(wrong).every((name) => error.message.includes(name)) &&
        !error.message.includes('\n'),
    )
  })

  test('names what is missing when S3 is only half described', () => {
    assert.throws(
      () => readConfig({ S3_ENDPOINT: 'https://s3.example' }),
      /S3_BUCKET, S3_ACCESS_KEY_ID.*must be set/,
    )
  })

  test('takes a number of proxies or their addresses', () => {
    assert.equal(readConfig({ TRUST_PROXY: '2' }).trustProxy, 2)
    assert.deepEqual(readConfig({ TRUST_PROXY: '10.0.0.1, ::1' }).trustProxy, ['10.0.0.1', '::1'])
  })

  test('takes one address that mail comes from', () => {
    assert.equal(readConfig({}).mailFrom, null)
    assert.equal(readConfig({ MAIL_FROM: 'walter@example.org' }).mailFrom, 'walter@example.org')
    for (const wrong of ['Walter <walter@example.org>', 'walter', 'a@example.org\r\nBcc: b@example.org'])
      assert.throws(
        () => readConfig({ MAIL_FROM: wrong }),
        /^Error: MAIL_FROM must be an e-mail address alone/,
      )
  })

  test('keeps of PUBLIC_URL its origin', () => {
    assert.equal(
      readConfig({ PUBLIC_URL: 'https://arne.example/some/path' }).publicUrl,
      'https://arne.example',
    )
  })
})
