import { anyEffect } from '../../show/effects.ts'
import { prefersReducedMotion } from '../../show/reducedMotion.ts'
import type { DeckOfShow } from '../../show/useDeck.ts'
import { useSlideDeck } from '../../show/useSlideDeck.ts'
import type { Slide } from '../../show/useSlides.ts'
import type { Effect } from './settings.ts'
import { type Settings, useSettings } from './useSettings.ts'

export interface ShowState extends Settings {
  deck: DeckOfShow<Effect>
  slideOf: (id: string) => Slide | undefined
}

/** The pictures of the show, run by what was chosen. */
export const useShow = (slides: readonly Slide[]): ShowState => {
  const chosen = useSettings()
  const deck = useSlideDeck<Effect>(slides, chosen.settings, 0, () => effectOf(chosen.settings))
  return { ...chosen, ...deck }
}

const effectOf = ({ randomTransitions, effects, effect }: Settings['settings']): Effect => {
  if (prefersReducedMotion()) return 'fade'
  return randomTransitions ? anyEffect(effects, Math.random) : effect
}
