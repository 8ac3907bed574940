import type { texts as en } from '../../en/visitors/gallery.ts'
import { plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  heading: 'Galería',
  filters: { all: 'Todo', photos: 'Fotos', videos: 'Videos' },
  filter: 'Qué mostrar',
  loading: 'Cargando la galería…',
  empty: 'Todavía no hay nada que mostrar',
  emptyHint: 'Las fotos y los videos se añaden en el panel',
  failed: 'No se pudo cargar la galería',
  failedHint: 'Ahora mismo no se pueden cargar las fotos. Están a salvo; vuelva a intentarlo, por favor.',
  again: 'Volver a intentar',
  all: 'Ver todas las fotos y los videos',
  count: (count) => plural(count, { one: '# elemento', other: '# elementos' }),
  edit: 'Editar',
})
