import { listen, type Player, type Progress, progressOf, started } from './player.ts'
import * as list from './playlist.ts'
import type { Random } from './playOrder.ts'
import { openStore, type Store } from '../stores/store.ts'

/** A song as the slideshows play it. */
export interface Track extends list.Song {
  title: string
  artist: string | null
  filePath: string
}

export interface MusicPlayerSettings {
  playing: boolean
  muted: boolean
  /** 0 to 100 */
  volume: number
  random: boolean
}

export interface Music<T extends Track = Track> extends Omit<MusicPlayerSettings, 'random'> {
  playlist: list.Playlist<T>
  /** the browser keeps it silent until someone touches the page */
  refused: boolean
  /** no song of the list can be played now */
  failed: boolean
}

export interface MusicPlayer<T extends Track = Track> extends Pick<Store<Music<T>>, 'get' | 'subscribe'> {
  progress: Pick<Store<Progress>, 'get' | 'subscribe'>
  /** Begins on this player, or goes on after `stop`. */
  start: (player: Player) => void
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

/**
 * Plays a playlist on one audio element, the same for all songs: telephones let an element that a finger has once
 * started go on to the next song by itself, and no other. `urlOf` gives the address of a song.
 */
export const openMusicPlayer = <T extends Track>(
  settings: MusicPlayerSettings,
  urlOf: (song: T) => string,
  randomNumber: Random = Math.random,
): MusicPlayer<T> => {
  const { random, ...rest } = settings
  const playlist = list.openPlaylist<T>([], random, randomNumber)
  const store = openStore<Music<T>>({ ...rest, playlist, refused: false, failed: false })
  const progress = openStore<Progress>({ at: 0, of: 0 })
  const set = (change: Partial<Music<T>>) => store.set({ ...store.get(), ...change })
  let player: Player | null = null
  let unlisten = () => {}
  let loaded: string | null = null
  let failures = 0
  /** it has only run silently: the first who lets it sound hears it from its beginning */
  let unheard = true

  const load = () => {
    const song = list.songOn(store.get().playlist)
    const url = song ? urlOf(song) : null
    if (!player || url === loaded) return
    loaded = url
    progress.set({ at: 0, of: 0 })
    if (url) player.src = url
    else player.pause()
  }

  const sound = async () => {
    load()
    const { playing, failed } = store.get()
    if (!player?.paused || !loaded || !playing || failed) return
    const outcome = await started(player)
    if (outcome !== 'not playing') set({ refused: outcome === 'refused' && !store.get().muted })
  }

  const move = (playlist: list.Playlist<T>) => {
    const again = list.songOn(playlist) === list.songOn(store.get().playlist)
    set({ playlist })
    if (again && player) player.currentTime = 0
    void sound()
  }

  const byHand = (playlist: list.Playlist<T>) => {
    unheard = false
    failures = 0
    set({ playing: true, failed: false })
    move(playlist)
  }

  const passOver = () => {
    if (!loaded) return
    console.error(`This song cannot be played now: ${loaded}`)
    failures++
    const { playlist } = store.get()
    if (failures < playlist.songs.length) return move(list.nextSong(playlist))
    loaded = null
    set({ failed: true })
  }

  const news = {
    playing: () => {
      failures = 0
      set({ playing: true, refused: false })
    },
    paused: () => set({ playing: false }),
    ended: () => move(list.nextSong(store.get().playlist)),
    failed: passOver,
    progress: progress.set,
    gesture: () => void sound(),
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    progress,
    start: (on) => {
      player = on
      player.muted = store.get().muted
      player.volume = store.get().volume / 100
      unlisten = listen(player, news)
      void sound()
    },
    stop: () => {
      unlisten()
      player?.pause()
      player = null
      loaded = null
    },
    play: () => {
      failures = 0
      set({ playing: true, failed: false })
      void sound()
    },
    pause: () => {
      set({ playing: false })
      player?.pause()
    },
    next: () => byHand(list.nextSong(store.get().playlist)),
    previous: () => byHand(list.previousSong(store.get().playlist)),
    choose: (id) => byHand(list.chooseSong(store.get().playlist, id)),
    seek: (seconds) => {
      unheard = false
      if (!player) return
      player.currentTime = seconds
      progress.set(progressOf(player))
    },
    setMuted: (muted) => {
      if (player && !muted && unheard) player.currentTime = 0
      if (!muted) unheard = false
      if (player) player.muted = muted
      set({ muted })
      void sound()
    },
    setVolume: (volume) => {
      if (player) player.volume = volume / 100
      set({ volume })
    },
    setRandom: (random) =>
      set({ playlist: list.withRandomSongs(store.get().playlist, random, randomNumber) }),
    setSongs: (songs) => {
      set({ playlist: list.withSongs(store.get().playlist, songs, randomNumber) })
      void sound()
    },
  }
}
