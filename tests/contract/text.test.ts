import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fieldTexts } from '../../contract/fieldTexts.ts'
import { inviteKeeper } from '../../contract/keepers.ts'
import { shareMemory } from '../../contract/memories.ts'
import { saveSettings } from '../../contract/settings.ts'

const messageOf = (
  schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } } },
  value: unknown,
) => schema.safeParse(value).error?.issues[0]?.message

describe('A name', () => {
  test('is not half a character, nor signs that nobody sees', () => {
    for (const name of ['\ud83d', '\udc4d \u200b', '\u200d', ' ', '\u0007'])
      assert.equal(messageOf(shareMemory.body, { name }), fieldTexts.name, JSON.stringify(name))
    assert.equal(messageOf(shareMemory.body, { name: 'Ánna 👍🏽' }), undefined)
    assert.equal(messageOf(saveSettings.body, { name: '\ud83d' }), fieldTexts.hisName)
  })

  test('has no control characters, whoever is named', () => {
    for (const sign of ['\r\n', '\n', '\t', '\u0007', '\u0085']) {
      const name = `Walter${sign}Bcc: all@example.org`
      assert.equal(messageOf(saveSettings.body, { name }), fieldTexts.unstorable)
      assert.equal(messageOf(shareMemory.body, { name }), fieldTexts.unstorable)
      assert.equal(messageOf(inviteKeeper.body, { name, isAdmin: false }), fieldTexts.unstorable)
    }
  })
})

test('the path of a picture has no sign that browsers drop, nor leads elsewhere', () => {
  for (const portraitPath of [
    '/\t/evil.example/x',
    '/\n/evil.example',
    '/a\rb.jpg',
    '//evil.example',
    '/\\evil.example',
  ])
    assert.equal(messageOf(saveSettings.body, { portraitPath }), fieldTexts.localPath)
  assert.equal(messageOf(saveSettings.body, { portraitPath: '/pictures/boat.jpg' }), undefined)
})
