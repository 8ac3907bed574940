import type { texts as en } from '../../en/visitors/gallery.ts'
import { plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  heading: 'Galería',
  filters: { all: 'Todo', photos: 'Fotos', videos: 'Videos' },
  filter: 'Qué mostrar',
  loading: 'Cargando la galería…',
  empty: 'Todavía no hay nada que mostrar',
  emptyHint: 'Las fotos y los videos se agregan en el panel',
  failed: 'No se pudo cargar la galería',
  failedHint: 'Ahora mismo no se pueden cargar las fotos. Están a salvo; inténtelo de nuevo.',
  again: 'Reintentar',
  all: 'Ver todas las fotos y los videos',
  count: (count) => plural(count, { one: '# foto o video', other: '# fotos y videos' }),
  edit: 'Editar',
})
