import type { Slide } from '../../show/slides/slide.ts'
import { decodePicture, fetchSlidePicture } from '../../show/pictures/slidePicture.ts'
import { openStore } from '../../stores/store.ts'
import { type Card, chooseDurationMs, hasMemories, type WallItem } from './items.ts'
import { findItem, goOn, openRound, type Place, updateItems } from './round.ts'

/** The time until the next attempt if no card can be shown, in milliseconds. */
const RETRY_MS = 5_000

/** The time for which a card stays when a memory has come, in milliseconds, so that people can finish the sentence they read. */
const FINISH_READING_MS = 6_000

/** The time for which a text waits for its photograph, in milliseconds. Then it is shown alone. */
const PICTURE_WAIT_MS = 2_000

/**
 * The time until a photograph without a text is skipped, in milliseconds. Meanwhile, the card before it stays. It goes on loading,
 * so a slow photograph is there when it comes again.
 */
const SKIP_AFTER_MS = 10_000

/** A card with its place, and the URL of its decoded photograph: null if it has no photograph, or if the photograph did not load. */
export interface ShownCard {
  place: Place
  card: Card
  pictureUrl: string | null
}

/**
 * Shows one card after the other, without an end. Skips a card if it has no text and its photograph cannot be loaded in time. A new
 * memory interrupts the card that is on the screen, which is shown again afterwards. It interrupts a photograph that is still
 * loading at once.
 */
export const openWallPlayer = () => {
  const store = openStore<ShownCard | null>(null)
  let round = openRound([])
  let timer = 0
  /** when the current card has been shown as long as it should be; null while no card is on the screen */
  let endsAt: number | null = null
  let isInterrupted = false
  /** the number of the latest call to `showNext`; an earlier call that is still loading a picture then shows nothing */
  let latestCallNumber = 0

  const schedule = (ms: number) => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => void showNext(), ms)
  }

  const scheduleEnd = () => {
    if (endsAt === null) return
    const restMs = endsAt - Date.now()
    schedule(isInterrupted ? Math.min(restMs, FINISH_READING_MS) : restMs)
  }

  const prefetchPhotos = (ids: readonly string[]) => {
    for (const id of ids) {
      const photo = findItem(round, id)?.cards[0]?.photo
      if (photo) fetchSlidePicture(photo)
    }
  }

  const showNext = async () => {
    window.clearTimeout(timer)
    const callNumber = ++latestCallNumber
    const isCut = isInterrupted && endsAt !== null && Date.now() < endsAt
    endsAt = null
    isInterrupted = false
    round = goOn(round, isCut)
    for (let tries = round.items.length; tries > 0 && round.current; tries--) {
      const { current: place } = round
      const card = findItem(round, place.id)?.cards[place.index]
      const pictureUrl = card?.photo ? await decodePhoto(card.photo, card.texts.content) : null
      if (callNumber !== latestCallNumber) return
      if (card && (pictureUrl || card.texts.content)) {
        store.set({ place, card, pictureUrl })
        endsAt = Date.now() + chooseDurationMs(card)
        return scheduleEnd()
      }
      round = goOn(round)
    }
    schedule(RETRY_MS)
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    setItems: (items: readonly WallItem[]) => {
      const earlierIds = new Set(round.newIds)
      round = round.items.length === 0 ? openRound(items) : updateItems(round, items)
      const arrivedIds = round.newIds.filter((id) => !earlierIds.has(id))
      prefetchPhotos(arrivedIds)
      if (!round.current) {
        store.set(null)
        void showNext()
      } else if (
        arrivedIds.length > 0 &&
        endsAt === null &&
        !hasMemories(findItem(round, round.current.id))
      ) {
        void showNext()
      } else if (arrivedIds.length > 0 && !isInterrupted) {
        isInterrupted = true
        scheduleEnd()
      }
    },
    stop: () => {
      latestCallNumber++
      window.clearTimeout(timer)
    },
  }
}

/** Loads and decodes the photograph of a card. Resolves to its URL, or to null if it did not load in time. */
const decodePhoto = (photo: Slide, text: string | null): Promise<string | null> => {
  const element = fetchSlidePicture(photo)
  const decoding = decodePicture(element).then(
    () => element.currentSrc,
    () => null,
  )
  const waiting = new Promise<null>((resolve) =>
    setTimeout(() => resolve(null), text ? PICTURE_WAIT_MS : SKIP_AFTER_MS),
  )
  return Promise.race([decoding, waiting])
}
