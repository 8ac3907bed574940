import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anyPerson } from '../../../domain/person/person.ts'
import { english, inLanguage } from '../../../languages/inLanguage.ts'
import { readDevice, sayDevice } from '../../../server/http/callers/device.ts'

const describe = (userAgent?: string) => sayDevice(readDevice(userAgent), english)

const devices: Record<string, string> = {
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1':
    'Safari on an iPhone',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1':
    'Chrome on an iPhone',
  'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1':
    'Safari on an iPad',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36':
    'Chrome on an Android phone',
  'Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Safari/537.36':
    'Samsung Internet on an Android tablet',
  'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0': 'Firefox on an Android phone',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0': 'Firefox on Windows',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0':
    'Edge on Windows',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15':
    'Safari on a Mac',
  'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36':
    'Chrome on a Chromebook',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 OPR/112.0.0.0':
    'Opera on Linux',
  'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0': 'Firefox on Linux',
  'curl/8.5.0': 'A browser',
}

for (const [userAgent, device] of Object.entries(devices))
  test(`‘${userAgent}’ is ${device}`, () => assert.equal(describe(userAgent), device))

test('a caller without a User-Agent is called a browser', () => {
  assert.equal(describe(undefined), 'A browser')
})

test('what is stored are names, which each reader reads in his language', () => {
  const names = readDevice('Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) CriOS/126.0 Safari/604.1')
  assert.equal(names, 'Chrome/iPad')
  assert.equal(sayDevice(names, inLanguage('de', anyPerson)), 'Chrome auf einem iPad')
})

test('a system that this version does not know is left out', () => {
  assert.equal(sayDevice('Firefox/toaster', english), 'Firefox')
})
