import {
  chooseSong,
  nextSong,
  openPlaylist,
  type Playlist,
  previousSong,
  type Song,
  songOn,
  withRandomSongs,
  withSongs,
} from './playlist.ts'
import { openStore, type Store } from './store.ts'

/** A song as the slideshows play it. */
export interface Tune extends Song {
  title: string
  artist: string | null
  filePath: string
}

export interface Music<T extends Tune = Tune> {
  playlist: Playlist<T>
  /** whether it is meant to sound, not whether it does yet */
  playing: boolean
  muted: boolean
  /** 0 to 100 */
  volume: number
  /** the browser keeps it silent until someone touches the page */
  refused: boolean
  /** no song of the list can be played now */
  failed: boolean
}

/** Seconds. */
export interface Progress {
  at: number
  of: number
}

export interface Jukebox<T extends Tune = Tune> extends Pick<Store<Music<T>>, 'get' | 'subscribe'> {
  progress: Pick<Store<Progress>, 'get' | 'subscribe'>
  start: () => void
  stop: () => void
  play: () => void
  pause: () => void
  next: () => void
  previous: () => void
  choose: (id: string) => void
  seek: (seconds: number) => void
  setMuted: (muted: boolean) => void
  setVolume: (volume: number) => void
  setRandom: (random: boolean) => void
  setSongs: (songs: readonly T[]) => void
}

export interface JukeboxSettings {
  playing: boolean
  muted: boolean
  volume: number
  random: boolean
}

/** What of an audio element the jukebox touches. */
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

const gestures = ['pointerup', 'touchend', 'keydown', 'click'] as const

/**
 * Plays a playlist on one audio element, the same for all songs: telephones let an element that a finger has once
 * started go on to the next song by itself, and no other. `urlOf` gives the address of a song.
 */
export const openJukebox = <T extends Tune>(
  player: Player,
  settings: JukeboxSettings,
  urlOf: (song: T) => string,
  chance: () => number = Math.random,
): Jukebox<T> => {
  const { playing, muted, volume, random } = settings
  const playlist = openPlaylist<T>([], random, chance)
  const store = openStore<Music<T>>({ playlist, playing, muted, volume, refused: false, failed: false })
  const progress = openStore<Progress>({ at: 0, of: 0 })
  let loaded: string | null = null
  let failures = 0
  /** nobody has heard or touched the song yet: it has only run silently */
  let unheard = true

  const set = (change: Partial<Music<T>>) => store.set({ ...store.get(), ...change })

  const load = () => {
    const song = songOn(store.get().playlist)
    const url = song ? urlOf(song) : null
    if (url === loaded) return
    loaded = url
    progress.set({ at: 0, of: 0 })
    if (url) player.src = url
    else player.pause()
  }

  const sound = () => {
    load()
    if (!loaded || !store.get().playing || !player.paused) return
    player.play().then(
      () => set({ refused: false }),
      (reason: unknown) => {
        const refused = reason instanceof DOMException && reason.name === 'NotAllowedError'
        if (refused) set({ refused: !store.get().muted })
        if (!(reason instanceof DOMException && reason.name === 'AbortError')) {
          console.warn('The music did not start', reason)
        }
      },
    )
  }

  const move = (playlist: Playlist<T>) => {
    const again = songOn(playlist) === songOn(store.get().playlist)
    set({ playlist })
    if (again) player.currentTime = 0
    sound()
  }

  const byHand = (playlist: Playlist<T>) => {
    unheard = false
    failures = 0
    set({ failed: false, playing: true })
    move(playlist)
  }

  const onError = () => {
    if (!loaded) return
    console.error(`This song cannot be played now: ${loaded}`)
    failures++
    const { playlist } = store.get()
    if (failures >= playlist.songs.length) return set({ failed: true })
    move(nextSong(playlist))
  }

  const listeners: [string, () => void][] = [
    ['ended', () => move(nextSong(store.get().playlist))],
    ['error', onError],
    [
      'playing',
      () => {
        failures = 0
        set({ playing: true, failed: false, refused: false })
      },
    ],
    ['pause', () => !player.ended && !store.get().failed && set({ playing: false })],
    ['timeupdate', () => progress.set(progressOf(player))],
    ['durationchange', () => progress.set(progressOf(player))],
  ]

  return {
    get: store.get,
    subscribe: store.subscribe,
    progress,
    start: () => {
      player.muted = store.get().muted
      player.volume = store.get().volume / 100
      for (const [event, listener] of listeners) player.addEventListener(event, listener)
      for (const gesture of gestures) document.addEventListener(gesture, sound, true)
      sound()
    },
    stop: () => {
      for (const [event, listener] of listeners) player.removeEventListener(event, listener)
      for (const gesture of gestures) document.removeEventListener(gesture, sound, true)
      player.pause()
    },
    play: () => {
      failures = 0
      if (store.get().failed) loaded = null
      set({ playing: true, failed: false })
      sound()
    },
    pause: () => {
      set({ playing: false })
      player.pause()
    },
    next: () => byHand(nextSong(store.get().playlist)),
    previous: () => byHand(previousSong(store.get().playlist)),
    choose: (id) => byHand(chooseSong(store.get().playlist, id)),
    seek: (seconds) => {
      unheard = false
      player.currentTime = seconds
      progress.set(progressOf(player))
    },
    setMuted: (muted) => {
      if (!muted && unheard) player.currentTime = 0
      if (!muted) unheard = false
      player.muted = muted
      set({ muted })
      sound()
    },
    setVolume: (volume) => {
      player.volume = volume / 100
      set({ volume })
    },
    setRandom: (random) => set({ playlist: withRandomSongs(store.get().playlist, random, chance) }),
    setSongs: (songs) => {
      set({ playlist: withSongs(store.get().playlist, songs, chance) })
      sound()
    },
  }
}

const progressOf = ({ currentTime, duration }: Player): Progress => ({
  at: currentTime,
  of: Number.isFinite(duration) ? duration : 0,
})
