import type { texts as en } from '../../en/visitors/obituary.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'Cargando el obituario…',
  failedTitle: 'El obituario no se puede mostrar ahora mismo',
  failed: 'No se pudo conectar con el memorial. Inténtelo de nuevo en un momento.',
  outdated: 'No se pudo conectar con el memorial. Lo que ve aquí puede no estar al día.',
})
