import { useCallback, useMemo } from 'react'
import { anyEffect } from '../../show/effects.ts'
import { wantsStillness } from '../../show/stillness.ts'
import { type DeckOfShow, useDeck } from '../../show/useDeck.ts'
import type { Slide } from '../../show/useSlides.ts'
import { useWhenChanged } from '../../show/useWhenChanged.ts'
import type { Effect } from './settings.ts'
import { type Settings, useSettings } from './useSettings.ts'

export interface ShowState extends Settings, DeckOfShow<Effect> {
  slideOf: (id: string) => Slide | undefined
  togglePlaying: () => void
}

/** The pictures of the show, run by what was chosen. */
export const useShow = (slides: readonly Slide[]): ShowState => {
  const chosen = useSettings()
  const { duration, random } = chosen.settings
  const deck = useDeck<Effect>(
    slides,
    { random, playing: true, durationMs: duration * 1_000, lockMs: 0 },
    () => effectOf(chosen.settings),
  )
  const { projector, show } = deck
  useWhenChanged(duration * 1_000, projector.setDuration)
  useWhenChanged(random, projector.setRandom)
  const byId = useMemo(() => new Map(slides.map((slide) => [slide.id, slide])), [slides])
  const slideOf = useCallback((id: string) => byId.get(id), [byId])
  const togglePlaying = () => projector.setPlaying(!show.deck.playing)
  return { ...chosen, ...deck, slideOf, togglePlaying }
}

const effectOf = ({ randomTransitions, effects, effect }: Settings['settings']): Effect => {
  if (wantsStillness()) return 'fade'
  return randomTransitions ? anyEffect(effects, Math.random) : effect
}
