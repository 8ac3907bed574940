import assert from 'node:assert/strict'
import { test } from 'node:test'
import { builtin, neutralSettings } from '../support/world/builtIn.ts'
import { settingsList } from '../../contract/memorial/settingsList.ts'
import { findSampleFacts } from '../support/world/findSampleFacts.ts'

test('once a name is saved, no built-in value of a setting says anything about the man in the sample', () => {
  assert.notDeepEqual(findSampleFacts(Object.values(builtin).join('\n')), [])
  assert.deepEqual(findSampleFacts(Object.values(neutralSettings).join('\n')), [])
})

test('no two settings have the same field of memorial.json', () => {
  const fields = Object.values(settingsList).flatMap(({ memorialJson }) => memorialJson?.join('.') ?? [])
  assert.deepEqual(fields.toSorted(), [...new Set(fields)].toSorted())
})
