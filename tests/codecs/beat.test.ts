import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BEAT_RATE, beatOf } from '../../server/codecs/beat.ts'
import { hasFfmpeg } from '../../server/codecs/ffmpeg.ts'
import { findBeat } from '../../server/codecs/findBeat.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { fixtureSource } from './codecFixture.ts'

const withFfmpeg = await hasFfmpeg()
const SECONDS = 45
const FIRST = 0.3

/** A short tone at each of these seconds. */
function clicksAt(seconds: readonly number[]): Float32Array {
  const samples = new Float32Array(SECONDS * BEAT_RATE)
  for (const second of seconds)
    for (let at = 0; at < 400; at++) {
      const index = Math.round(second * BEAT_RATE) + at
      if (index < samples.length) samples[index] = 0.8 * Math.sin(at * 0.6) * Math.exp(-at / 80)
    }
  return samples
}

/** The same numbers from 0 to 1 at every run. */
function openRandom() {
  let state = 42
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

for (const bpm of [48, 60, 77, 100, 120, 133, 180])
  test(`${bpm} clicks a minute are a beat, found within a hundredth, on the click`, () => {
    const every = 60 / bpm
    const count = Math.floor((SECONDS - FIRST) / every)
    const beat = beatOf(clicksAt(Array.from({ length: count }, (_, index) => FIRST + index * every)))
    assert.ok(beat)
    assert.ok(Math.abs(60 / beat.every / bpm - 1) < 0.01, `${60 / beat.every} a minute`)
    const last = FIRST + (count - 1) * every
    for (const click of [FIRST, last]) {
      const beats = (click - beat.first) / beat.every
      assert.ok(Math.abs(beats - Math.round(beats)) * beat.every < 0.04, `${click} is on the beat`)
    }
  })

test('noise, silence, clicks at random and a few seconds have no beat', () => {
  const random = openRandom()
  const noise = new Float32Array(SECONDS * BEAT_RATE).map(() => random() - 0.5)
  assert.equal(beatOf(noise), null)
  assert.equal(beatOf(new Float32Array(SECONDS * BEAT_RATE)), null)
  const anyTimes = Array.from({ length: 2 * SECONDS }, () => random() * SECONDS)
  assert.equal(beatOf(clicksAt(anyTimes)), null)
  assert.equal(beatOf(clicksAt([0.5, 1, 1.5]).slice(0, 2 * BEAT_RATE)), null)
})

test('of a song the same beat is found in every format; a spoken message has none', {
  skip: !withFfmpeg,
}, async () => {
  const find = (name: string) => findBeat(fixtureSource(`audio/${name}`), temporaryFolder())
  const [mp3, m4a] = [await find('nebula-no-tags.mp3'), await find('nebula.m4a')]
  assert.ok(mp3 && m4a)
  assert.ok(Math.abs(mp3.every / m4a.every - 1) < 0.001)
  assert.ok(await find('through-space-tags.ogg'))
  assert.equal(await find('voicemail-gsm-6.10.wav'), null)
})
