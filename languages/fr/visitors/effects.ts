import type { effectNames as en } from '../../en/visitors/effects.ts'
import { sentences } from '../grammar.ts'

export const effectNames = sentences<typeof en>({
  fade: 'Fondu',
  slide: 'Glissement',
  zoom: 'Zoom',
  flip: 'Retournement',
  blur: 'Flou',
  dissolve: 'Dissolution',
  kenBurns: 'Ken Burns',
  fadeOutIn: 'Fondu au noir',
  crossDissolve: 'Fondu enchaîné',
  panAndZoom: 'Zoom lent',
})
