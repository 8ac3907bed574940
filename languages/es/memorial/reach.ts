import type { reachTexts as en } from '../../en/memorial/reach.ts'
import { sentences } from '../grammar.ts'

/** Says who can open an address, that no code is shown or printed for it, and what to do. */
export const reachTexts = sentences<typeof en>({
  computer: 'Solo este dispositivo puede abrir esta dirección.',
  network: 'Solo los dispositivos de esta red pueden abrir esta dirección.',
  noCode: 'Por eso no hay código que imprimir.',
  advice: 'Pida a la persona encargada del servidor una dirección que todos puedan abrir.',
})
