import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { Media } from '../../../contract/media.ts'
import { anyEffect } from '../../show/effects.ts'
import { type DeckOfShow, useDeck } from '../../show/useDeck.ts'
import type { Effect } from './settings.ts'
import { type Settings, useSettings } from './useSettings.ts'

export type Slide = Media & { filePath: string }

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

const stillness = matchMedia('(prefers-reduced-motion: reduce)')

const effectOf = ({ randomTransitions, effects, effect }: Settings['settings']): Effect => {
  if (stillness.matches) return 'fade'
  return randomTransitions ? anyEffect(effects, Math.random) : effect
}

/** Not at first: what a show begins with it was opened with. */
const useWhenChanged = <T>(value: T, tell: (value: T) => void) => {
  const told = useRef(value)
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    tell(value)
  }, [value, tell])
}
