import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { DeckSettings } from './deck.ts'
import { type PicturePreloader, openPicturePreloader, type SlidePicture } from './picturePreloader.ts'
import { type Clock, openSlidePlayer, type Projection, type SlidePlayer } from './slidePlayer.ts'

export interface DeckOfShow<E> {
  show: Projection<E>
  slidePlayer: Pick<SlidePlayer<E>, 'next' | 'previous' | 'goTo' | 'setPlaying' | 'setDuration' | 'setRandom'>
  /** the decoded picture of a slide, to be put on the screen as it is */
  pictureOf: PicturePreloader['element']
  /** after nothing could be shown */
  retry: () => void
}

const clock: Clock = {
  now: () => performance.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}

/**
 * Runs a slideshow over `slides`, in the order they are given. `settings` are where it begins; later changes go through
 * the projector. `chooseEffect` is asked at every change. Pass `slides` memoised: a new array is a new list.
 */
export const useDeck = <E>(
  slides: readonly SlidePicture[],
  settings: DeckSettings,
  chooseEffect: () => E,
): DeckOfShow<E> => {
  const [effect] = useState({ choose: chooseEffect })
  const [{ album, slidePlayer }] = useState(() => openShow(settings, () => effect.choose()))
  useEffect(() => {
    effect.choose = chooseEffect
  })
  const ids = useMemo(() => slides.map(({ id }) => id), [slides])
  useEffect(() => {
    album.setPictures(slides)
    slidePlayer.setSlides(ids)
  }, [album, slidePlayer, slides, ids])
  useEffect(() => {
    album.open()
    slidePlayer.start()
    return () => {
      slidePlayer.stop()
      album.close()
    }
  }, [album, slidePlayer])
  const show = useSyncExternalStore(slidePlayer.subscribe, slidePlayer.get)
  useEffect(() => album.setDuration(show.deck.durationMs), [album, show.deck.durationMs])
  return { show, slidePlayer, pictureOf: album.element, retry: album.retry }
}

const openShow = <E>(settings: DeckSettings, chooseEffect: () => E) => {
  const album = openPicturePreloader()
  const parts = { ids: [], settings, pictures: album, clock, randomNumber: Math.random, chooseEffect }
  return { album, slidePlayer: openSlidePlayer<E>(parts) }
}
