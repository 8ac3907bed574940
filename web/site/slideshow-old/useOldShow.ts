import { useCallback, useState } from 'react'
import { anyEffect } from '../../show/effects.ts'
import { prefersReducedMotion } from '../../show/reducedMotion.ts'
import { readStored, store } from '../../show/stored.ts'
import type { DeckOfShow } from '../../show/useDeck.ts'
import { useSlideDeck } from '../../show/useSlideDeck.ts'
import type { Slide } from '../../show/useSlides.ts'
import { type Effect, fromStored, type ShowSettings } from './settings.ts'

const name = 'slideshow-old'
/** For so long after a change no other can be asked for. */
const lockMs = 1_500

export interface OldShow {
  deck: DeckOfShow<Effect>
  slideOf: (id: string) => Slide | undefined
  settings: ShowSettings
  /** keeps what was chosen on this device */
  choose: (chosen: Partial<ShowSettings>) => void
}

/** The pictures of the show, run by what was chosen. */
export const useOldShow = (slides: readonly Slide[]): OldShow => {
  const [settings, set] = useState(() => fromStored(readStored(name)))
  const choose = useCallback((chosen: Partial<ShowSettings>) => {
    store(name, chosen)
    set((before) => ({ ...before, ...chosen }))
  }, [])
  const deck = useSlideDeck<Effect>(slides, settings, lockMs, () => effectOf(settings))
  return { ...deck, settings, choose }
}

const effectOf = ({ transitions, effects }: ShowSettings): Effect =>
  transitions && !prefersReducedMotion() ? anyEffect(effects, Math.random) : 'fade'
