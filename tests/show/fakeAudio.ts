import type { Track } from '../../contract/memorial/music.ts'
import type { AudioElement } from '../../web/show/music/audioOutput.ts'

/** The document of a page that tests can touch. */
const fakeDocument = new EventTarget()
Object.assign(globalThis, { document: fakeDocument })
export const touch = () => fakeDocument.dispatchEvent(new Event('pointerup'))

/** A silent audio element with the members that the music player uses. */
export class FakeAudio extends EventTarget implements AudioElement {
  muted = false
  volume = 1
  currentTime = 0
  duration = Number.NaN
  paused = true
  ended = false
  /** refuses to play with sound, like a browser that wants a gesture first */
  refuses = false
  played: string[] = []
  #src = ''

  get src() {
    return this.#src
  }

  /** Stops the previous track, as browsers do. */
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

  /** Ends the track: browsers send `pause`, then `ended`. */
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
