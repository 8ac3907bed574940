import type { Scene } from '../../../domain/timeline.ts'
import type { PlayOrder, RoundOffset } from './playOrder.ts'

/** The scenes of three rounds: the previous round, the current round (from `start` until before `end`), and the next round. */
export interface Reel {
  readonly scenes: readonly Scene[]
  readonly start: number
  readonly end: number
}

/** A function that returns the scenes (pictures, videos and cards) of a show of the slides with these ids, in this order. */
export type ReadScenes = (ids: readonly string[]) => readonly Scene[]

/** The scenes of each round are computed only once. */
export const openReels = (readScenes: ReadScenes) => {
  const scenesByRound = new WeakMap<readonly string[], readonly Scene[]>()
  const readRound = (round: readonly string[]) => {
    const scenes = scenesByRound.get(round) ?? readScenes(round)
    scenesByRound.set(round, scenes)
    return scenes
  }
  return ({ previousRound, round, nextRound }: PlayOrder): Reel => {
    const start = readRound(previousRound).length
    const end = start + readRound(round).length
    return { scenes: [previousRound, round, nextRound].flatMap(readRound), start, end }
  }
}

/** A scene with slides, and its index in the reel. */
export interface PlacedScene {
  readonly index: number
  readonly scene: Scene
}

/** A slide in one of the three rounds of a reel. */
export interface Place {
  readonly id: string
  readonly round: RoundOffset
}

/** Finds the index of the scene with this slide; -1 if there is none. */
export const findScene = ({ scenes, start, end }: Reel, { id, round }: Place) => {
  const firstIndex = round === 0 ? start : round === 1 ? end : 0
  return scenes.findIndex((scene, index) => index >= firstIndex && listSlideIds(scene).includes(id))
}

export const getRoundOffset = ({ start, end }: Reel, sceneIndex: number): RoundOffset =>
  sceneIndex < start ? -1 : sceneIndex < end ? 0 : 1

/**
 * Yields the scenes with slides from `fromIndex` on, each with the ids of its slides in the direction of the walk. At the end of
 * the reel, repeats its last round, so that each slide comes at least once.
 */
export function* walk({ scenes, start, end }: Reel, fromIndex: number, direction: 1 | -1) {
  for (const firstIndex of [fromIndex, direction === 1 ? end : start - 1])
    for (let index = firstIndex; ; index += direction) {
      const scene = scenes[index]
      if (!scene) break
      const ids = listSlideIds(scene)
      if (ids.length > 0) yield { index, scene, ids: direction === 1 ? ids : [...ids].reverse() }
    }
}

export const listSlideIds = (scene: Scene): readonly string[] =>
  scene.kind === 'pictures' ? scene.ids : scene.kind === 'video' ? [scene.id] : []
