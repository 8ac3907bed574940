import type { Scene } from '../../../domain/timeline.ts'
import type { Deck, SlideRequest } from './deck.ts'
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

  const at = (order: PlayOrder, index: number): Scene | undefined =>
    readRound(order, index)[findSceneIndex(order, index)]

  /** Finds the indexes of the first and the last slide of the scene that contains the slide at `index`. */
  const rangeAt = (order: PlayOrder, index: number) => {
    const ids = listSlideIds(at(order, index))
    const first = index - Math.max(0, ids.indexOf(getIdAt(order, index) ?? ''))
    return { first, last: first + Math.max(0, ids.length - 1) }
  }

  return {
    /** Finds the scene that contains the slide at `index`. */
    at,
    rangeAt,
    /**
     * Finds the index to which a step leads from the slides on the screen or, if an earlier request is still waiting, from the
     * scene of that request. If a card is on the screen, a step leads to the slides before or behind the card.
     */
    findStepIndex: (
      { order, card, shownIds }: Deck,
      direction: 1 | -1,
      waiting: SlideRequest | null,
    ): number => {
      if (waiting) {
        const { first, last } = rangeAt(order, waiting.index)
        return direction === 1 ? last + 1 : first - 1
      }
      const isNext = (id: string, offset: number) => getIdAt(order, order.index + offset) === id
      const nextIndex = order.index + shownIds.filter(isNext).length
      if (!card || shownIds.length === 0) return direction === 1 ? nextIndex : order.index - 1
      return direction === 1 ? rangeAt(order, nextIndex - 1).last + 1 : nextIndex - 1
    },
    /**
     * Returns the request with the index of its scene's first slide, or of the last slide if the request leads back. Otherwise,
     * the other picture of a pair would not be loaded.
     */
    startAtScene: (order: PlayOrder, request: SlideRequest): SlideRequest => {
      const { first, last } = rangeAt(order, request.index)
      return { ...request, index: request.direction === 1 ? first : last }
    },
    /** Lists the scenes between the current slide (or the start, if no slide has been shown) and the slide at `index`. */
    between: ({ order, shownIds }: Deck, index: number): readonly Scene[] => {
      const scenes = readRound(order, order.index)
      const fromIndex = shownIds.length === 0 ? 0 : findSceneIndex(order, order.index) + 1
      const toIndex = findSceneIndex(order, index)
      if (index < order.ids.length) return scenes.slice(fromIndex, toIndex)
      return [...scenes.slice(fromIndex), ...readRound(order, index).slice(0, toIndex)]
    },
  }
}

export const listSlideIds = (scene: Scene | undefined): readonly string[] =>
  scene?.kind === 'pictures' ? scene.ids : scene?.kind === 'video' ? [scene.id] : []
