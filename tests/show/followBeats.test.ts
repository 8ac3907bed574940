import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainProgram } from '../../contract/program.ts'
import { type TimelineSlide, timeline } from '../../contract/timeline.ts'
import type { MusicState } from '../../web/show/musicPlayer.ts'
import { openPlaylist } from '../../web/show/playlist.ts'
import { followBeats } from '../../web/show/useBeats.ts'
import { track } from './fakeAudio.ts'

const song = { ...track('march', 0), duration: 120, beat: { first: 0.31, every: 0.52 } }
const photograph = { fileType: 'image', orientation: 'landscape', duration: null } as const
const photographs = Array.from(
  { length: 20 },
  (_, index): TimelineSlide => ({ ...photograph, id: `${index}` }),
)
const settings = { ...plainProgram, ...plainProgram.cards, onBeats: true, seconds: 5, volume: 1 }
const state = (playing: boolean): MusicState => ({
  playlist: openPlaylist([song], false, Math.random),
  playing,
  muted: true,
  refused: false,
  failed: false,
})

test('pictures change when the timeline says, by the beats of the song that plays', () => {
  let at = 0
  const secondsOf = followBeats({ get: () => state(true), position: () => at })
  for (const { until } of timeline(photographs, [song], settings).scenes) {
    at += secondsOf(5)
    assert.ok(Math.abs(at - until) < 0.001, `${at} instead of ${until}`)
  }
})

test('without music pictures stay for their time', () => {
  const secondsOf = followBeats({ get: () => state(false), position: () => 0 })
  assert.equal(secondsOf(5), 5)
})
