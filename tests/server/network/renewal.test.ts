import assert from 'node:assert/strict'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, beforeEach, describe, test } from 'node:test'
import tls from 'node:tls'
import { DAY, HOUR } from '../../../domain/timeUnits.ts'
import { openAttempts, parseRetryAfter } from '../../../server/operations/https/attempts.ts'
import { fetchCertificate, readCertificate } from '../../../server/operations/https/certificate.ts'
import { openRenewal } from '../../../server/operations/https/renewal.ts'
import { newSqliteFolder } from '../../support/world/backends.ts'
import { startRefusingAuthority } from '../../support/servers/refusingAuthority.ts'
import { selfSigned } from '../../support/servers/selfSigned.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { openWorld } from '../../support/world/world.ts'

const domain = 'walter.example.org'
const MINUTE = HOUR / 60
/** How often a server that runs on looks at what is due. */
const STEP = 5 * MINUTE
const noon = Date.UTC(2026, 10, 27, 12)

describe('A certificate authority that refuses', async () => {
  const { authority, directory, certificate, close } = await startRefusingAuthority()
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), certificate])
  after(close)
  after(() => tls.setDefaultCACertificates(tls.getCACertificates('bundled')))
  beforeEach(() => Object.assign(authority, { orders: 0, answer: { status: 403 } }))

  /** Starts a server at a time, lets it do what is due, and ends it. Returns what its dashboard says. */
  const startAt = async (on: Awaited<ReturnType<typeof newSqliteFolder>>, at: number, runForMs = 0) => {
    const https = { domain, acmeDirectoryUrl: directory, port: 0, plainPort: 0 }
    const world = await openWorld({ on, at, config: { https, publicUrl: `https://${domain}` } })
    await world.app.ready()
    await world.context.jobs.beginRepeating()
    await world.settle()
    for (let passed = 0; passed < runForMs; passed += STEP) {
      world.pass(STEP)
      await world.settle()
    }
    const warnings = world.readWarnings().join()
    await world.stop()
    return warnings
  }

  test('is asked five times an hour at most, however often the server starts, and each start says why', async () => {
    const folder = await newSqliteFolder()
    for (let start = 0; start < 6; start++)
      assert.match(await startAt(folder, noon + start * MINUTE), /could not be fetched \(refused \d\)/)
    assert.equal(authority.orders, 5)
    await startAt(folder, noon + 62 * MINUTE)
    assert.equal(authority.orders, 6, 'an hour after the first one, the next start asks again')
  })

  test('is asked every 15 minutes by a server that runs on, and only its latest reason is shown', async () => {
    const warnings = await startAt(await newSqliteFolder(), noon, 65 * MINUTE)
    assert.equal(authority.orders, 5)
    assert.deepEqual(warnings.match(/refused \d+/g), ['refused 5'])
  })

  test('is not asked again before the time that it names, not even after a start', async () => {
    const folder = await newSqliteFolder()
    authority.answer = { status: 429, retryAfter: '7200' }
    await startAt(folder, noon, 90 * MINUTE)
    await startAt(folder, noon + 110 * MINUTE)
    assert.equal(authority.orders, 1)
    authority.answer = { status: 403 }
    await startAt(folder, noon + 121 * MINUTE)
    assert.equal(authority.orders, 2)
  })

  test('is not asked while more than a third of the time of a stored certificate is left', async () => {
    const location = { folder: temporaryFolder(), domain, acmeDirectoryUrl: directory }
    storeCertificate(location.folder)
    let now = Date.now() + 1.3 * DAY
    await using world = await openWorld()
    const context = { ...world.context, clock: () => now }
    const renew = openRenewal(context, location, { challenges: new Map(), useCertificate: () => undefined })
    const renewalTime = await renew()
    assert.equal(authority.orders, 0)
    assert.ok(renewalTime > now && renewalTime < now + DAY / 10)
    now = renewalTime
    await renew()
    assert.equal(authority.orders, 1)
  })

  test('ends the attempt if it does not answer, and the attempt counts', async () => {
    const folder = path.join(temporaryFolder(), 'https')
    const location = { folder, domain, acmeDirectoryUrl: directory }
    authority.answer = 'none'
    let begun = 0
    const options = { challenges: new Map(), onBegin: () => void begun++, callLimitMs: 3_000 }
    await assert.rejects(
      fetchCertificate(location, options),
      /^Error: 127\.0\.0\.1:\d+ does not answer: no answer after 3 s$/,
    )
    assert.equal(begun, 1)
    const elsewhere = { ...location, folder: `${folder}-2`, acmeDirectoryUrl: 'https://127.0.0.1:1/dir' }
    await assert.rejects(
      fetchCertificate(elsewhere, options),
      /127\.0\.0\.1:1 does not answer: connect ECONNREFUSED/,
    )
    assert.equal(begun, 1, 'an authority that cannot be reached is no attempt')
  })
})

/** Stores a certificate of this domain, valid for two days, in the folder. Returns its file. */
function storeCertificate(folder: string): string {
  const { key, cert } = selfSigned(temporaryFolder(), `DNS:${domain}`)
  const file = path.join(folder, 'certificate.pem')
  writeFileSync(file, key + cert)
  return file
}

test('a stored certificate is taken for its own domain, and only if it is whole', () => {
  const folder = temporaryFolder()
  const file = storeCertificate(folder)
  const text = readFileSync(file, 'utf8')
  const read = (of = domain) => readCertificate({ folder, domain: of, acmeDirectoryUrl: null })
  assert.equal(`${read()?.key}${read()?.cert}`, text)
  assert.equal(read('wlater.example.org'), null)
  for (const damaged of ['', text.slice(0, text.indexOf('-----BEGIN CERTIFICATE'))]) {
    writeFileSync(file, damaged)
    assert.equal(read(), null)
  }
})

const waits: [header: string | undefined, waitMs: number][] = [
  ['120', 120_000],
  [' 120 ', 120_000],
  ['Fri, 27 Nov 2026 13:00:00 GMT', HOUR],
  ['Friday, 27-Nov-26 13:00:00 GMT', HOUR],
  ['Fri, 27 Nov 2026 11:00:00 GMT', 0],
  ['Fri, 27 Nov 2999 11:00:00 GMT', 2 * DAY],
  ['99999999999999999999999', 2 * DAY],
  ['-120', 0],
  ['1e9', 0],
  ['soon', 0],
  ['Fri, soon', 0],
  ['3600 seconds', 0],
  ['', 0],
  [undefined, 0],
]
for (const [header, waitMs] of waits)
  test(`Retry-After ${JSON.stringify(header)} means to wait ${waitMs / 1000} s`, () =>
    assert.equal(parseRetryAfter(header, noon), waitMs))

test('attempts for one domain do not delay another, which somebody corrected', () => {
  const folder = temporaryFolder()
  const wrong = openAttempts({ folder, domain: 'wlater.example.org' })
  for (let count = 0; count < 5; count++) wrong.begin(noon)
  assert.equal(wrong.findAllowedTime(noon), noon + HOUR)
  assert.equal(openAttempts({ folder, domain }).findAllowedTime(noon), noon)
})

test('a clock that was ahead, or a damaged file, does not delay the next attempt', () => {
  const folder = temporaryFolder()
  const attempts = openAttempts({ folder, domain })
  const ahead = noon + 365 * DAY
  for (let count = 0; count < 5; count++) attempts.begin(ahead)
  attempts.fail(ahead, { reason: 'refused', retryAfter: '86400' })
  assert.equal(attempts.findAllowedTime(noon), noon)
  for (const text of ['', 'null', '{"attempts":1}', '\0\0\0']) {
    writeFileSync(path.join(folder, 'attempts.json'), text)
    assert.equal(attempts.findAllowedTime(noon), noon)
    assert.equal(attempts.fail(noon, { reason: 'refused', retryAfter: undefined }), noon + 15 * MINUTE)
  }
  assert.ok(existsSync(path.join(folder, 'attempts.json')))
})
