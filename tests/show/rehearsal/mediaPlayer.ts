import type { MediaElement } from '../../../web/show/rehearsal/probes/playMoment.ts'

interface Played {
  seconds: number
  /** 'breaks off': only its beginning is there; 'silent': it never loads */
  fault?: 'no song' | 'breaks off' | 'refused' | 'silent'
}

/** An audio element that plays a tenth of a second with each turn of the event loop. */
export class MediaPlayer extends EventTarget implements MediaElement {
  src = ''
  muted = false
  paused = true
  currentTime = 0
  duration: number
  readonly #fault

  constructor({ seconds, fault }: Played) {
    super()
    this.duration = seconds
    this.#fault = fault
  }

  async play() {
    if (this.#fault === 'refused') throw new DOMException('touch the page first', 'NotAllowedError')
    this.paused = false
    if (this.#fault !== 'silent') setImmediate(this.#step)
  }

  pause() {
    this.paused = true
  }

  #step = () => {
    if (this.paused) return
    const isBroken = this.#fault === 'no song' || (this.#fault === 'breaks off' && this.currentTime > 1)
    if (isBroken) return this.dispatchEvent(new Event('error'))
    this.currentTime = Math.min(this.duration, this.currentTime + 0.1)
    this.dispatchEvent(new Event('timeupdate'))
    if (this.currentTime === this.duration) this.dispatchEvent(new Event('ended'))
    else setImmediate(this.#step)
    return undefined
  }
}
