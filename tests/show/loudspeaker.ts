import type { Track } from '../../web/show/musicPlayer.ts'
import type { Player } from '../../web/show/player.ts'

/** A page that can be touched. */
const page = new EventTarget()
Object.assign(globalThis, { document: page })
export const touch = () => page.dispatchEvent(new Event('pointerup'))

/** What an audio element does, as far as a jukebox can tell, without a sound. */
export class Loudspeaker extends EventTarget implements Player {
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

  /** Another song stops the one before. */
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

  /** The song has come to its end: browsers say that it pauses, then that it ended. */
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

export const tune = (id: string, order: number): Track => ({
  id,
  order,
  uploadedAt: '2025-01-01T00:00:00.000Z',
  title: id,
  artist: null,
  filePath: `/uploads/${id}/song.mp3`,
})
