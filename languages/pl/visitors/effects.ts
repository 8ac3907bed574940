import type { effectNames as en } from '../../en/visitors/effects.ts'
import { sentences } from '../grammar.ts'

export const effectNames = sentences<typeof en>({
  fade: 'Wyłanianie',
  blur: 'Rozmycie',
  fadeOutIn: 'Przez czerń',
  crossDissolve: 'Przenikanie',
  panAndZoom: 'Powolny ruch',
  slide: 'Przesuwanie',
  zoom: 'Zbliżenie',
  flip: 'Obrót',
  dissolve: 'Rozpływanie',
  kenBurns: 'Ken Burns',
})
