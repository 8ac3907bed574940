import type { Scene } from '../../../domain/timeline.ts'
import type { Deck } from './deck.ts'
import { getIdAt, type PlayOrder, getRoundAt } from './playOrder.ts'

/** A function that returns the scenes (pictures, videos and cards) of a show of the slides with these ids, in this order. */
export type ReadScenes = (ids: readonly string[]) => readonly Scene[]

/** Returns functions that find scenes of a deck. The scenes of each round are computed only once. */
export const openScenes = (readScenes: ReadScenes) => {
  const scenesByRound = new WeakMap<readonly number[], readonly Scene[]>()

  const readRound = (order: PlayOrder, index: number) => {
    const round = getRoundAt(order, index)
    const scenes = scenesByRound.get(round) ?? readScenes(round.map((position) => order.ids[position] ?? ''))
    scenesByRound.set(round, scenes)
    return scenes
  }

  const findSceneIndex = (order: PlayOrder, index: number) => {
    const id = getIdAt(order, index) ?? ''
    return readRound(order, index).findIndex((scene) => listSlideIds(scene).includes(id))
  }

  return {
    /** Finds the scene that contains the slide at `index`. */
    at: (order: PlayOrder, index: number): Scene | undefined =>
      readRound(order, index)[findSceneIndex(order, index)],
    /** Lists the scenes between the current slide (or the start, if no slide has been shown) and the slide at `index`. */
    between: ({ order, span }: Deck, index: number): readonly Scene[] => {
      const scenes = readRound(order, order.index)
      const fromIndex = span === 0 ? 0 : findSceneIndex(order, order.index) + 1
      const toIndex = findSceneIndex(order, index)
      if (index < order.ids.length) return scenes.slice(fromIndex, toIndex)
      return [...scenes.slice(fromIndex), ...readRound(order, index).slice(0, toIndex)]
    },
  }
}

export const listSlideIds = (scene: Scene | undefined): readonly string[] =>
  scene?.kind === 'pictures' ? scene.ids : scene?.kind === 'video' ? [scene.id] : []
