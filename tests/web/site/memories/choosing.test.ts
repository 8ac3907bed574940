import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { take } from '../../../../web/site/memories/choosing.ts'
import { isMoving } from '../../../../web/site/memories/shrink.ts'
import { fixturePath } from '../../../support/fixtures.ts'

const photo = (name: string, type = 'image/jpeg') => ({ name, type })

test('what the browser calls an image is taken, whatever it is called', () => {
  const chosen = take([photo('a.bin'), photo('b.pdf', 'application/pdf'), photo('c.jpg', 'text/html')], 0)
  assert.deepEqual(chosen.taken, [photo('a.bin')])
  assert.equal(chosen.othersThanImages, true)
})

test('HEIC and AVIF count as images where the browser does not know them', () => {
  const names = ['IMG_1.HEIC', 'b.heif', 'c.avif', 'd.jpg', 'e.mp4']
  const { taken } = take(
    names.map((name) => photo(name, '')),
    0,
  )
  assert.deepEqual(
    taken.map(({ name }) => name),
    names.slice(0, 3),
  )
})

test('thirty photos go with one memory; those beyond stay behind, and that is said', () => {
  const many = Array.from({ length: 8 }, (_, each) => photo(`${each}.jpg`))
  assert.deepEqual([take(many, 22).taken.length, take(many, 22).tooMany], [8, false])
  assert.deepEqual([take(many, 25).taken.length, take(many, 25).tooMany], [5, true])
  assert.deepEqual([take(many, 30).taken.length, take(many, 30).tooMany], [0, true])
})

test('pictures that move are known by how they begin', () => {
  const begins = (file: string) =>
    isMoving(new Uint8Array(readFileSync(fixturePath(file)).subarray(0, 4_096)))
  assert.equal(begins('formats/animated.gif'), true)
  assert.equal(begins('formats/animated.webp'), true)
  assert.equal(begins('formats/still.webp'), false)
  assert.equal(begins('formats/alpha.png'), false)
  assert.equal(begins('photos/landscape-2mp-bee.jpg'), false)
})
