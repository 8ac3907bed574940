import { useCallback, useMemo, useState } from 'react'
import { anyEffect } from '../../show/effects.ts'
import { wantsStillness } from '../../show/stillness.ts'
import { readStored, store } from '../../show/stored.ts'
import { type DeckOfShow, useDeck } from '../../show/useDeck.ts'
import type { Slide } from '../../show/useSlides.ts'
import { useWhenChanged } from '../../show/useWhenChanged.ts'
import { type Effect, fromStored, type ShowSettings } from './settings.ts'

const name = 'slideshow-old'
/** For so long after a change no other can be asked for. */
const lockMs = 1_500

export interface OldShow extends DeckOfShow<Effect> {
  settings: ShowSettings
  /** keeps what was chosen on this device */
  choose: (chosen: Partial<ShowSettings>) => void
  slideOf: (id: string) => Slide | undefined
  togglePlaying: () => void
}

/** The pictures of the show, run by what was chosen. */
export const useOldShow = (slides: readonly Slide[]): OldShow => {
  const [settings, set] = useState(() => fromStored(readStored(name)))
  const choose = useCallback((chosen: Partial<ShowSettings>) => {
    store(name, chosen)
    set((before) => ({ ...before, ...chosen }))
  }, [])
  const { duration, random } = settings
  const start = { random, playing: true, durationMs: duration * 1_000, lockMs }
  const deck = useDeck<Effect>(slides, start, () => effectOf(settings))
  const { projector, show } = deck
  useWhenChanged(duration, (seconds) => projector.setDuration(seconds * 1_000))
  useWhenChanged(random, projector.setRandom)
  const byId = useMemo(() => new Map(slides.map((slide) => [slide.id, slide])), [slides])
  const slideOf = useCallback((id: string) => byId.get(id), [byId])
  const togglePlaying = () => projector.setPlaying(!show.deck.playing)
  return { ...deck, settings, choose, slideOf, togglePlaying }
}

const effectOf = ({ transitions, effects }: ShowSettings): Effect =>
  transitions && !wantsStillness() ? anyEffect(effects, Math.random) : 'fade'
