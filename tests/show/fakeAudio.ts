import type { Track } from '../../contract/music.ts'
import type { AudioElement } from '../../web/show/music/audioElement.ts'

/** A page that can be touched. */
const page = new EventTarget()
Object.assign(globalThis, { document: page })
export const touch = () => page.dispatchEvent(new Event('pointerup'))

/** An audio element as far as the music player uses it, without a sound. */
export class FakeAudio extends EventTarget implements AudioElement {
  muted = false
  volume = 1
  currentTime = 0
  duration = Number.NaN
  paused = true
  ended = false
  /** as a browser that wants a gesture before it lets anything sound */
  refuses = false
  played: string[] = []
  #src = ''

  get src() {
    return this.#src
  }

  /** Another track stops the one before. */
  set src(address: string) {
    this.#src = address
    this.paused = true
    this.ended = false
    this.currentTime = 0
  }

  async play() {
    if (this.refuses && !this.muted) throw new DOMException('touch the page first', 'NotAllowedError')
    this.paused = false
    this.ended = false
    this.played.push(this.#src)
    this.dispatchEvent(new Event('playing'))
  }

  pause() {
    if (this.paused) return
    this.paused = true
    this.dispatchEvent(new Event('pause'))
  }

  /** The track has come to its end: browsers say that it pauses, then that it ended. */
  finish() {
    this.paused = true
    this.ended = true
    this.dispatchEvent(new Event('pause'))
    this.dispatchEvent(new Event('ended'))
  }

  break() {
    this.paused = true
    this.dispatchEvent(new Event('error'))
  }
}

export const track = (id: string, order: number): Track => ({
  id,
  order,
  uploadedAt: '2025-01-01T00:00:00.000Z',
  title: id,
  artist: null,
  filePath: `/uploads/${id}/song.mp3`,
  fileSize: 1,
  originalName: `${id}.mp3`,
  duration: null,
})
