import type { effectNames as en } from '../../en/visitors/effects.ts'
import { sentences } from '../grammar.ts'

export const effectNames = sentences<typeof en>({
  fade: 'Fundido',
  blur: 'Desenfoque',
  fadeOutIn: 'Fundido a negro',
  crossDissolve: 'Encadenado',
  panAndZoom: 'Acercamiento',
  slide: 'Deslizamiento',
  zoom: 'Zoom',
  flip: 'Volteo',
  dissolve: 'Disolución',
  kenBurns: 'Ken Burns',
})
