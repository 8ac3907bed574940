import type { texts as en, verdictTexts as enVerdicts } from '../../en/dashboard/services.ts'
import { sentences } from '../grammar.ts'
import { texts as cardTexts } from '../visitors/serviceCards.ts'

const { addToCalendar, directions } = cardTexts

export const texts = sentences<typeof en>({
  title: 'Ceremonias de despedida',
  add: 'Agregar ceremonia',
  loading: 'Cargando las ceremonias…',
  none: 'Todavía no hay ceremonias',
  failed: 'Las ceremonias no se pueden mostrar ahora mismo.',
  columns: { title: 'Título', date: 'Fecha', time: 'Hora', location: 'Lugar', actions: 'Acciones' },
  edit: 'Editar',
  delete: 'Eliminar',
  addTitle: 'Agregar una ceremonia',
  editTitle: 'Editar la ceremonia',
  create: 'Agregar ceremonia',
  save: 'Guardar cambios',
  description: 'Descripción (opcional)',
  imagePath: 'Ruta de la imagen (opcional)',
  dateNotRead: 'Escríbala así: 18 de marzo de 2025. Si aún no se sabe, escriba «por confirmar».',
  whichTime: 'Elija a qué hora se refiere.',
  timeNotRead: 'Escríbala así: de 14:00 a 18:00. Si aún no se sabe, escriba «por confirmar».',
  notKnown: 'Aún no se sabe',
  notKnownTexts: { date: 'por confirmar', time: 'por confirmar', location: 'por confirmar' },
  hints: {
    date: 'Por ejemplo, 18 de marzo de 2025.',
    time: 'Por ejemplo, de 14:00 a 18:00.',
    location: 'La dirección, tal como la buscaría en un mapa.',
    imagePath: 'Si no hay ninguna, los visitantes ven un dibujo que va con el título.',
  },
  usualTitles: [
    'Velatorio',
    'Velorio',
    'Misa funeral',
    'Misa de cuerpo presente',
    'Entierro',
    'Depósito de las cenizas',
    'Encuentro con la familia',
    'Novenario',
    'Misa de aniversario',
  ],
  automatic: 'Automática',
  missing: {
    title: 'Falta algo',
    description: 'Complete los campos necesarios (título, fecha, hora, lugar).',
  },
  created: { title: 'Ceremonia agregada', description: 'La ceremonia se agregó.' },
  createFailed: {
    title: 'No se agregó',
    description: 'No se pudo agregar la ceremonia. Inténtelo de nuevo.',
  },
  updated: { title: 'Guardado', description: 'Se guardaron los cambios.' },
  updateFailed: { title: 'No se guardó', description: 'No se pudo cambiar la ceremonia.' },
  itemPhrase: (title) => `la ceremonia «${title}»`,
  deleted: { title: 'Eliminada', description: 'La ceremonia se eliminó.' },
  deleteFailed: { title: 'No se eliminó', description: 'No se pudo eliminar la ceremonia.' },
  sampleBelow: 'Debajo de las ceremonias, los visitantes leen todavía nuestras palabras, no las suyas:',
  preview: 'Cómo la verán los visitantes',
})

/** The sentences below the inputs that say how the application reads the typed date and time. */
export const verdictTexts = sentences<typeof enVerdicts>({
  works: (from, until, zone) =>
    `«${addToCalendar}» funcionará: ${from}${until ? ` hasta ${until}` : ''}, ${zone}.`,
  tbd: `«${addToCalendar}» dirá que la fecha o la hora están por confirmar.`,
  noDate: `«${addToCalendar}» no funcionará: esta fecha no se puede leer. Escríbala así: 18 de marzo de 2025.`,
  answerDate: 'Responda a la pregunta que está junto a la fecha.',
  answerTime: 'Responda a la pregunta que está junto a la hora.',
  noTime: `«${addToCalendar}» no funcionará: esta hora no se puede leer. Escríbala así: de 14:00 a 18:00.`,
  past: `Este día ya pasó: «${directions}» y «${addToCalendar}» se desactivarán.`,
  noAmOrPm: 'Revise la hora: sin a.\u00a0m. ni p.\u00a0m., se entiende en formato de 24 horas.',
  midnight: 'medianoche',
  weekday: (date) => `Revise el día de la semana: la fecha es ${date}.`,
  skipped: ({ day, zone, from, to, time }) =>
    `El ${day}, los relojes pasan de ${from} a ${to} (${zone}), así que la hora ${time} no existe. Revise la hora.`,
  repeated: ({ day, zone, from, to, time }) =>
    `El ${day}, los relojes se atrasan de ${from} a ${to} (${zone}), así que la hora ${time} se repite. Los calendarios toman la primera; revise la hora.`,
  ownZone: (zone) => `${zone}, como se eligió.`,
  keywordZone: (zone) => `${zone}, porque el título o el lugar mencionan «California» o «ashes» (cenizas).`,
  defaultZone: (zone) => `${zone}, la habitual según los ajustes.`,
})
