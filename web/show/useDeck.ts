import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { DeckSettings } from './deck.ts'
import { type Album, openAlbum, type SlidePicture } from './pictures.ts'
import { type Clock, openProjector, type Projection, type Projector } from './projector.ts'

export interface DeckOfShow<E> {
  show: Projection<E>
  projector: Pick<Projector<E>, 'next' | 'previous' | 'goTo' | 'setPlaying' | 'setDuration' | 'setRandom'>
  /** the decoded picture of a slide, to be put on the screen as it is */
  pictureOf: Album['element']
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
  const [{ album, projector }] = useState(() => openShow(settings, () => effect.choose()))
  useEffect(() => {
    effect.choose = chooseEffect
  })
  const ids = useMemo(() => slides.map(({ id }) => id), [slides])
  useEffect(() => {
    album.setPictures(slides)
    projector.setSlides(ids)
  }, [album, projector, slides, ids])
  useEffect(() => {
    album.open()
    projector.start()
    return () => {
      projector.stop()
      album.close()
    }
  }, [album, projector])
  const show = useSyncExternalStore(projector.subscribe, projector.get)
  useEffect(() => album.setDuration(show.deck.durationMs), [album, show.deck.durationMs])
  return { show, projector, pictureOf: album.element, retry: album.retry }
}

const openShow = <E>(settings: DeckSettings, chooseEffect: () => E) => {
  const album = openAlbum()
  const parts = { ids: [], settings, pictures: album, clock, chance: Math.random, chooseEffect }
  return { album, projector: openProjector<E>(parts) }
}
