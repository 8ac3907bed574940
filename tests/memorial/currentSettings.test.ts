import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inLanguage } from '../../languages/inLanguage.ts'
import { readCurrentSettings, readFamilyTexts } from '../../server/memorial/currentSettings.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'

const { world, admin } = await openSharedWorld()

test('the settings and the family’s sentences are there at once, and new after each change', async () => {
  const { context } = world
  const first = await readCurrentSettings(context)
  assert.equal(readCurrentSettings(context), first, 'no promise, and no other row was read')
  assert.equal(readFamilyTexts(context), inLanguage('en'))
  await admin.call('PUT /api/settings', { body: { language: 'pl' } })
  assert.equal((await readCurrentSettings(context)).values.language, 'pl')
  assert.equal(readFamilyTexts(context), inLanguage('pl'))
})
