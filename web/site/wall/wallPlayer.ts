import type { Slide } from '../../show/slides/slide.ts'
import { decodePicture, fetchSlidePicture } from '../../show/pictures/slidePicture.ts'
import { openStore, type ReadableStore } from '../../stores/store.ts'
import { type Card, chooseDurationMs, computeNextIndex, openRound, updateCards } from './cards.ts'

/** The time until the next attempt if no card can be shown, in milliseconds. */
const RETRY_MS = 5_000

/** A card, and the URL of its decoded photograph: null if the card has no photograph, or if the photograph did not load. */
export interface ShownCard {
  card: Card
  pictureUrl: string | null
}

export interface WallPlayer extends ReadableStore<ShownCard | null> {
  setCards: (cards: readonly Card[]) => void
  stop: () => void
}

/** Shows one card after the other in a loop. Skips a card if it has no text and its photograph cannot be loaded. */
export const openWallPlayer = (): WallPlayer => {
  const store = openStore<ShownCard | null>(null)
  let round = openRound([])
  let timer = 0
  /** the number of the latest call to `showNext`; an earlier call that is still loading a picture then shows nothing */
  let latestCallNumber = 0

  const isShown = () => round.cards.some(({ id }) => id === store.get()?.card.id)

  const scheduleNext = (ms: number) => {
    timer = window.setTimeout(() => void showNext(), ms)
  }

  const showNext = async () => {
    window.clearTimeout(timer)
    const callNumber = ++latestCallNumber
    const firstStep = isShown() ? 1 : 0
    for (let step = firstStep; step < round.cards.length + firstStep; step++) {
      const card = round.cards[computeNextIndex(round, step)] as Card
      const pictureUrl = card.photo && (await decodePhoto(card.photo))
      if (callNumber !== latestCallNumber) return
      if (!pictureUrl && !card.text) continue
      round = {
        ...round,
        currentIndex: Math.max(
          0,
          round.cards.findIndex(({ id }) => id === card.id),
        ),
      }
      store.set({ card, pictureUrl })
      return scheduleNext(chooseDurationMs(card))
    }
    scheduleNext(RETRY_MS)
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    setCards: (cards) => {
      round = updateCards(round, cards)
      if (isShown()) return
      store.set(null)
      void showNext()
    },
    stop: () => {
      latestCallNumber++
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
