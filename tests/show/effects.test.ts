import assert from 'node:assert/strict'
import { test } from 'node:test'
import { settings as slideshow } from '../../web/site/slideshow/settingsDefinition.ts'
import { settings as olderSlideshow } from '../../web/site/slideshow-old/settingsDefinition.ts'
import { read } from '../support/project/projectFiles.ts'

const stylesheets = [
  'web/show/parts/stage.css',
  'web/site/slideshow/effects.css',
  'web/site/slideshow-old/effects.css',
]

test('effects animate only opacity and transform, which no device repaints for every frame', () => {
  const keyframes = stylesheets.flatMap((path) => [...read(path).matchAll(/@keyframes [^{]*\{(.*?)\n\}/gs)])
  assert.ok(keyframes.length > 8)
  const moved = keyframes.flatMap(([, steps = '']) =>
    [...steps.matchAll(/([\w-]+):/g)].map(([, name]) => name),
  )
  assert.deepEqual([...new Set(moved)].sort(), ['opacity', 'transform'])
})

for (const { name, effects } of [slideshow, olderSlideshow])
  test(`each effect of the ${name} has a rule in its stylesheet, or in the one that both shows share`, () => {
    const css = read(`web/site/${name}/effects.css`) + read('web/show/parts/stage.css')
    const missing = effects.filter((effect) => effect !== 'fade' && !css.includes(`&.${effect}`))
    assert.deepEqual(missing, [], `draw it in web/site/${name}/effects.css`)
  })
