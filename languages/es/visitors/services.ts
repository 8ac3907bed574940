import type { texts as en } from '../../en/visitors/services.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Ceremonias de despedida',
  loading: 'Cargando las ceremonias…',
  emptyTitle: 'Pronto habrá más información',
  empty: 'Vuelva más adelante: aquí se anunciarán las ceremonias.',
  emptyCopyTitle: 'No hay ceremonias anunciadas',
  emptyCopy: 'Cuando se hizo esta copia del memorial, no había ninguna ceremonia anunciada.',
  flowers: 'En lugar de flores',
  donateTo: (charity) => (charity ? `Donar a ${charity}` : 'Donar'),
  failedTitle: 'Las ceremonias no se pueden mostrar ahora mismo',
  failed: 'No se pudo conectar con el memorial. Inténtelo de nuevo en un momento.',
  outdated: 'No se pudo conectar con el memorial. Lo que ve aquí puede no estar al día.',
})
