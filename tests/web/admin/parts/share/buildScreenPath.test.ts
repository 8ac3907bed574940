import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../../../support/random/fastCheck.ts'
import { buildScreenPath } from '../../../../../web/admin/parts/share/buildScreenPath.ts'
import { parseLink } from '../../../../../web/site/slideshow/parseLink.ts'
import { settings } from '../../../../../web/site/slideshow/settingsDefinition.ts'

const choices = fc.record({
  fullscreen: fc.boolean(),
  music: fc.boolean(),
  captions: fc.boolean(),
  random: fc.boolean(),
  duration: fc.integer({ min: 2, max: 30 }),
})

test('the link for the screen carries all choices to the show, and a key next to them', () => {
  fc.assert(
    fc.property(choices, fc.option(fc.constant('aKey'), { nil: undefined }), (chosen, key) => {
      const { pathname, search, searchParams } = new URL(buildScreenPath(chosen, key), 'http://localhost')
      const { fullscreen, music, ...ofSettings } = chosen
      const read = parseLink(settings.defaults, search)
      assert.equal(pathname, '/slideshow')
      assert.equal(searchParams.get('key') ?? undefined, key)
      assert.deepEqual(read, {
        settings: { ...settings.defaults, ...ofSettings },
        options: { fullscreen, music },
      })
    }),
  )
})
