import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '../../domain/language.ts'
import { describeDevice, findStoredDevice, sayDevice } from '../../server/http/callers/device.ts'

const agents = ['Edg/', 'OPR/', 'SamsungBrowser/', 'Firefox/', 'Chrome/', 'Safari/', ''].flatMap((browser) =>
  ['iPhone', 'iPad', 'Android Mobile', 'Android', 'Windows', 'CrOS', 'Macintosh', 'Linux', ''].map(
    (system) => `${browser} ${system}`,
  ),
)

test('what a reader reads as the name of a device finds the stored one again, in each language', () => {
  const stored = [...new Set(agents.map(describeDevice))]
  assert.equal(stored.length, agents.length)
  for (const language of languages)
    for (const description of stored)
      assert.equal(findStoredDevice(sayDevice(description, language), language), description, language)
})

test('the name that a person gave a device stays as it is', () => {
  for (const language of languages)
    assert.equal(sayDevice('The laptop in the hall', language), 'The laptop in the hall')
})
