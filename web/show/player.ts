/** What of an audio element is used. */
export type Player = Pick<
  HTMLAudioElement,
  | 'src'
  | 'play'
  | 'pause'
  | 'muted'
  | 'volume'
  | 'currentTime'
  | 'duration'
  | 'paused'
  | 'ended'
  | 'addEventListener'
  | 'removeEventListener'
>

/** Seconds. */
export interface Progress {
  at: number
  of: number
}

export interface PlayerNews {
  playing: () => void
  /** by something else than us: a headset, a telephone call, the lock screen */
  paused: () => void
  ended: () => void
  failed: () => void
  progress: (progress: Progress) => void
  /** someone touched the page or a key: what the browser refused may now be tried again */
  gesture: () => void
}

const gestures = ['pointerup', 'touchend', 'keydown', 'click'] as const

/** Tells what happens to the player until the returned function is called. */
export const listen = (player: Player, news: PlayerNews): (() => void) => {
  const progress = () => news.progress(progressOf(player))
  const events: [string, () => void][] = [
    ['playing', news.playing],
    ['pause', () => player.ended || news.paused()],
    ['ended', news.ended],
    ['error', news.failed],
    ['timeupdate', progress],
    ['durationchange', progress],
  ]
  for (const [event, listener] of events) player.addEventListener(event, listener)
  for (const gesture of gestures) document.addEventListener(gesture, news.gesture, true)
  return () => {
    for (const [event, listener] of events) player.removeEventListener(event, listener)
    for (const gesture of gestures) document.removeEventListener(gesture, news.gesture, true)
  }
}

export const progressOf = ({ currentTime, duration }: Player): Progress => ({
  at: currentTime,
  of: Number.isFinite(duration) ? duration : 0,
})

/** Starts it; 'refused' when the browser wants a gesture first. Any other failure goes to the console. */
export const started = async (player: Player): Promise<'playing' | 'refused' | 'not playing'> => {
  try {
    await player.play()
    return 'playing'
  } catch (reason) {
    const name = reason instanceof DOMException ? reason.name : ''
    if (name !== 'AbortError') console.warn('The music did not start', reason)
    return name === 'NotAllowedError' ? 'refused' : 'not playing'
  }
}
