import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../support/projectFiles.ts'

const stylesheets = [
  'web/show/parts/stage.css',
  'web/site/slideshow/effects.css',
  'web/site/slideshow-old/effects.css',
]

test('Pictures come and go by opacity and transform alone, which no device computes anew for every frame', () => {
  const keyframes = stylesheets.flatMap((path) => [...read(path).matchAll(/@keyframes [^{]*\{(.*?)\n\}/gs)])
  assert.ok(keyframes.length > 8)
  const moved = keyframes.flatMap(([, steps = '']) =>
    [...steps.matchAll(/([\w-]+):/g)].map(([, name]) => name),
  )
  assert.deepEqual([...new Set(moved)].sort(), ['opacity', 'transform'])
})
