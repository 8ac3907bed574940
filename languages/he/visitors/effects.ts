import type { effectNames as en } from '../../en/visitors/effects.ts'
import { sentences } from '../grammar.ts'

export const effectNames = sentences<typeof en>({
  fade: 'הופעה הדרגתית',
  slide: 'החלקה',
  zoom: 'הגדלה',
  flip: 'היפוך',
  blur: 'טשטוש',
  dissolve: 'התפוגגות',
  kenBurns: 'Ken Burns',
  fadeOutIn: 'דרך שחור',
  crossDissolve: 'התמזגות',
  panAndZoom: 'הגדלה איטית',
})
