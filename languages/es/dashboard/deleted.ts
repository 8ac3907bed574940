import type { texts as en } from '../../en/dashboard/deleted.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

const nouns = {
  image: { one: '# foto', other: '# fotos' },
  video: { one: '# video', other: '# videos' },
  media: { one: '# foto o video', other: '# fotos y videos' },
  music: { one: '# canción', other: '# canciones' },
  services: { one: '# ceremonia', other: '# ceremonias' },
  obituary: { one: '# obituario', other: '# obituarios' },
  memories: { one: '# recuerdo', other: '# recuerdos' },
}

const putBackAll = 'Recuperar todo'

export const texts = sentences<typeof en>({
  title: 'Lo eliminado',
  purpose:
    'Lo que se elimina se queda aquí 30 días y nadie más lo ve. Después se elimina definitivamente, con sus archivos.',
  purposeOff:
    'Desde ahora, lo que se elimina no se puede recuperar. Lo que hay en esta lista se queda hasta que pasen sus 30 días.',
  loading: 'Cargando lo que se eliminó…',
  failed: 'Ahora mismo no se puede cargar la lista.',
  none: 'Aquí no hay nada. Lo que usted elimine se puede recuperar desde esta lista durante 30 días.',
  noneOff: 'Aquí no hay nada. Lo que usted elimina no se puede recuperar.',
  kinds: {
    image: 'Foto',
    video: 'Video',
    media: 'Foto o video',
    music: 'Canción',
    services: 'Ceremonia',
    obituary: 'El obituario',
    memories: 'Recuerdo',
  },
  count: (kind, count) => `En «Lo eliminado»: ${plural(count, nouns[kind])}.`,
  toList: () => 'Recuperar o eliminar definitivamente',
  unnamed: (title, file) => `${title}, ${file}`,
  pixels: (width, height) => `${width} × ${height}`,
  photos: (count) => `con ${plural(count, nouns.image)}`,
  deleted: (time, keeper) => (keeper ? `${keeper} lo eliminó el ${time}` : `Se eliminó el ${time}`),
  gone: (day) => `Se eliminará definitivamente el ${day}`,
  putBack: 'Recuperar',
  hintForMouse: 'Mantenga presionada la tecla Mayús (Shift) para elegir todo lo que hay en medio.',
  putBackChosen: (count) => `Recuperar ${formatNumber(count)}`,
  putBackAll,
  putBackAllQuestion: (count) => ({
    title: count === 1 ? '¿Recuperarlo?' : `¿Recuperar todo (${formatNumber(count)})?`,
    description: 'Vuelve todo adonde estaba y los visitantes lo ven como antes.',
    confirm: putBackAll,
  }),
  deleteForGood: 'Eliminar definitivamente',
  quoted: (name) => `«${name}»`,
  done: { title: 'Eliminado', description: 'Ya no se puede recuperar.' },
  deleteFailed: {
    title: 'No se eliminó',
    description: 'No se pudo eliminar. Inténtelo de nuevo.',
  },
})
