import type { Slide } from '../../show/slides/slide.ts'
import { decodePicture, fetchSlidePicture } from '../../show/pictures/slidePicture.ts'
import { openStore, type ReadableStore } from '../../stores/store.ts'
import { type Card, chooseDurationMs, nextIndex, openRound, withCards } from './cards.ts'

/** The wait before the next try while nothing can be shown. */
const RETRY_MS = 5_000

/** A card and the address of its decoded photograph; null without a photograph, or if it could not be loaded. */
export interface ShownCard {
  card: Card
  picture: string | null
}

export interface WallPlayer extends ReadableStore<ShownCard | null> {
  setCards: (cards: readonly Card[]) => void
  stop: () => void
}

/** Shows one card after the other in a loop. It skips photographs that cannot be loaded. */
export const openWallPlayer = (): WallPlayer => {
  const store = openStore<ShownCard | null>(null)
  let round = openRound([])
  let timer = 0
  /** counts calls of `showNext`, so that an earlier one that still loads a picture can stop */
  let turn = 0

  const isShown = () => round.cards.some(({ id }) => id === store.get()?.card.id)

  const scheduleNext = (ms: number) => {
    timer = window.setTimeout(() => void showNext(), ms)
  }

  const showNext = async () => {
    window.clearTimeout(timer)
    const ownTurn = ++turn
    const first = isShown() ? 1 : 0
    for (let by = first; by < round.cards.length + first; by++) {
      const card = round.cards[nextIndex(round, by)] as Card
      const picture = card.photo && (await decodePhoto(card.photo))
      if (ownTurn !== turn) return
      if (!picture && !card.text) continue
      round = {
        ...round,
        at: Math.max(
          0,
          round.cards.findIndex(({ id }) => id === card.id),
        ),
      }
      store.set({ card, picture })
      return scheduleNext(chooseDurationMs(card))
    }
    scheduleNext(RETRY_MS)
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    setCards: (cards) => {
      round = withCards(round, cards)
      if (isShown()) return
      store.set(null)
      void showNext()
    },
    stop: () => {
      turn++
      window.clearTimeout(timer)
    },
  }
}

const decodePhoto = async (photo: Slide): Promise<string | null> => {
  const element = fetchSlidePicture(photo)
  try {
    await decodePicture(element)
    return element.currentSrc
  } catch {
    return null
  }
}
