import type { serviceTexts as en } from '../../en/dashboard/serviceShow.ts'
import { plural, sentences } from '../grammar.ts'

export const serviceTexts = sentences<typeof en>({
  choose: (count) =>
    plural(count, { one: 'Elegir # para la ceremonia', other: 'Elegir # para la ceremonia' }),
  offer: (count) => plural(count, { one: '¿Elegir # foto?', other: '¿Elegir # fotos?' }),
  loading: 'Cargando las fotos…',
  failed: 'Ahora mismo no se pueden cargar las fotos. Están a salvo; inténtelo de nuevo.',
  how: 'Los retratos y las fotos con título van primero. Las demás se reparten entre los años, una de cada momento. Todas siguen en la galería.',
  chosen: 'Estas fotos, en el orden de la proyección',
  take: (count) => plural(count, { one: 'Mostrar esta foto', other: 'Mostrar estas #' }),
  takenAlready: 'La proyección ya muestra exactamente estas fotos.',
  taken: (count) => ({
    title: 'Guardado',
    description: plural(count, {
      one: 'La proyección muestra esta foto. La galería las muestra todas.',
      other: 'La proyección muestra estas # fotos. La galería las muestra todas.',
    }),
  }),
  undone: {
    title: 'Guardado',
    description: 'La proyección muestra las mismas fotos que antes.',
  },
})
