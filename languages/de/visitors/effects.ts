import type { effectNames as en } from '../../en/visitors/effects.ts'
import { sentences } from '../grammar.ts'

export const effectNames = sentences<typeof en>({
  fade: 'Einblenden',
  blur: 'Verschwimmen',
  fadeOutIn: 'Über Schwarz',
  crossDissolve: 'Überblenden',
  panAndZoom: 'Heranfahren',
  slide: 'Schieben',
  zoom: 'Vergrößern',
  flip: 'Umklappen',
  dissolve: 'Auflösen',
  kenBurns: 'Ken Burns',
})
