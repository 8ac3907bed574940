import { useCallback, useMemo } from 'react'
import { type DeckOfShow, useDeck } from './useDeck.ts'
import type { Slide } from './useSlides.ts'
import { useWhenChanged } from './useWhenChanged.ts'

interface Pace {
  /** seconds a slide */
  duration: number
  random: boolean
}

/** A deck of photographs that begins playing and follows what is chosen; `lockMs` as in the deck. */
export const useSlideDeck = <E>(
  slides: readonly Slide[],
  { duration, random }: Pace,
  lockMs: number,
  chooseEffect: () => E,
): { deck: DeckOfShow<E>; slideOf: (id: string) => Slide | undefined } => {
  const start = { random, playing: true, durationMs: duration * 1_000, lockMs }
  const deck = useDeck<E>(slides, start, chooseEffect)
  useWhenChanged(duration * 1_000, deck.slidePlayer.setDuration)
  useWhenChanged(random, deck.slidePlayer.setRandom)
  const byId = useMemo(() => new Map(slides.map((slide) => [slide.id, slide])), [slides])
  const slideOf = useCallback((id: string) => byId.get(id), [byId])
  return { deck, slideOf }
}
