import type { Scene } from '../../../domain/timeline.ts'
import type { Deck } from './deck.ts'
import { idAt, type PlayOrder, roundAt } from './playOrder.ts'

/** Returns the scenes of slides that are shown in this order. */
export type ReadScenes = (ids: readonly string[]) => readonly Scene[]

/** Finds the scenes of a deck; it reads each round only once. */
export const openScenes = (readScenes: ReadScenes) => {
  const scenesByRound = new WeakMap<readonly number[], readonly Scene[]>()

  const readRound = (order: PlayOrder, index: number) => {
    const round = roundAt(order, index)
    const scenes = scenesByRound.get(round) ?? readScenes(round.map((position) => order.ids[position] ?? ''))
    scenesByRound.set(round, scenes)
    return scenes
  }

  const findSceneIndex = (order: PlayOrder, index: number) => {
    const id = idAt(order, index) ?? ''
    return readRound(order, index).findIndex((scene) => listSlideIds(scene).includes(id))
  }

  return {
    /** The scene with the slide at `index`. */
    at: (order: PlayOrder, index: number): Scene | undefined =>
      readRound(order, index)[findSceneIndex(order, index)],
    /** The scenes between the current slide and the slide at `index`; before the first slide, all scenes before `index`. */
    between: ({ order, span }: Deck, index: number): readonly Scene[] => {
      const here = readRound(order, order.index)
      const from = span === 0 ? 0 : findSceneIndex(order, order.index) + 1
      const to = findSceneIndex(order, index)
      if (index < order.ids.length) return here.slice(from, to)
      return [...here.slice(from), ...readRound(order, index).slice(0, to)]
    },
  }
}

export const listSlideIds = (scene: Scene | undefined): readonly string[] =>
  scene?.kind === 'pictures' ? scene.ids : scene?.kind === 'video' ? [scene.id] : []
