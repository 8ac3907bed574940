import { type Scene, type Timeline, TRANSITION_SECONDS, type VolumePoint } from '../../../domain/timeline.ts'

interface ScreenState {
  scene: Scene
  /** the previous scene while it is still visible during the transition; otherwise null */
  previousScene: Scene | null
  /** the progress of the transition from the previous scene, from 0 to 1 */
  transitionProgress: number
  /** the progress of the scene, from 0 to 1 */
  progress: number
  /** the number of seconds since the scene began; for a video, this is also the position in the video */
  second: number
}

/** Finds what is on the screen at a second of the slideshow; null if the slideshow is empty. */
export function findScreen({ scenes, seconds }: Timeline, second: number): ScreenState | null {
  const at = seconds > 0 ? second % seconds : 0
  const index = findLastBegun(scenes, at)
  const scene = scenes[index]
  if (!scene) return null
  // the first scene begins without a transition, except when the slideshow starts again
  const previous = scenes[index - 1] ?? (second >= seconds ? scenes.at(-1) : undefined)
  const secondInScene = at - scene.at
  const transitionProgress = previous ? Math.min(1, secondInScene / TRANSITION_SECONDS) : 1
  return {
    scene,
    previousScene: previous && transitionProgress < 1 ? previous : null,
    transitionProgress,
    progress: secondInScene / (scene.until - scene.at),
    second: secondInScene,
  }
}

/** Finds the song at a second of the slideshow, with the position in the song and the volume; null if there is no song. */
export function findSound({ seconds, sounds, volumes }: Timeline, second: number) {
  const at = seconds > 0 ? second % seconds : 0
  const sound = sounds[findLastBegun(sounds, at)]
  return sound ? { id: sound.id, position: at - sound.at, volume: computeVolume(volumes, at) } : null
}

function computeVolume(points: readonly VolumePoint[], at: number): number {
  const index = findLastBegun(points, at)
  const previous = points[index] ?? { at: 0, volume: 0 }
  const next = points[index + 1]
  if (!next || next.at === previous.at) return previous.volume
  return previous.volume + ((next.volume - previous.volume) * (at - previous.at)) / (next.at - previous.at)
}

/** Finds the index of the last element that begins at or before the second `at`; -1 if there is none. */
function findLastBegun(list: readonly { at: number }[], at: number): number {
  let index = list.length - 1
  while (index >= 0 && (list[index]?.at ?? 0) > at) index--
  return index
}
