import { useEffect } from 'react'
import { changeOnBeat } from '../../contract/beats.ts'
import type { ShowState } from './definition.ts'
import type { MusicPlayer } from './musicPlayer.ts'
import { currentTrack } from './playlist.ts'

/** Lets pictures change on the beats of the song that plays. */
export const useBeats = (beats: ShowState['beats'], musicPlayer: BeatSource, isOn: boolean) =>
  useEffect(() => {
    if (!isOn) return
    beats.current = followBeats(musicPlayer)
    return () => {
      beats.current = (seconds) => seconds
    }
  }, [beats, musicPlayer, isOn])

type BeatSource = Pick<MusicPlayer, 'get' | 'position'>

/** The next picture has again what one loses, as in the timeline: the show stays as long as it is. */
export function followBeats(musicPlayer: BeatSource): (seconds: number) => number {
  let owed = 0
  return (seconds) => {
    const due = seconds + owed
    const on = changeOnBeat(0, due, songOf(musicPlayer))
    owed = due - on
    return on
  }
}

/** Its times are counted from now. */
function songOf(musicPlayer: BeatSource) {
  const { playlist, playing } = musicPlayer.get()
  const track = playing ? currentTrack(playlist) : undefined
  if (!track?.duration) return null
  const at = -musicPlayer.position()
  return { at, until: at + track.duration, beat: track.beat }
}
