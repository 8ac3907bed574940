import type { texts as en } from '../../en/dashboard/work.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'Comprobando cómo va…',
  startFailed: { title: 'No empezó', description: 'No se pudo empezar. Inténtelo de nuevo.' },
  progress: 'Progreso',
  cancel: 'Cancelar',
  canceled: 'Cancelado',
  cancelFailed: { title: 'No se canceló', description: 'Sigue en marcha. Inténtelo de nuevo.' },
  startAgain: 'Empezar otra vez',
  download: (size) => `Descargar (${size})`,
  toFold: 'Para imprimir y doblar',
  forScreen: 'Para una pantalla',
  toPrint: 'Para imprimir',
  asTable: 'Como hoja de cálculo',
  madeToday: (time) => `Se creó hoy (${time})`,
  made: (day) => `Se creó el ${day}`,
  changed: (made) => `${made}; ha cambiado desde entonces`,
  notMade: 'Todavía no se ha creado',
  notMadeBecause: 'No se pudo terminar.',
  making: (percent) => `En marcha: ${percent}\u00a0%. Puede salir de esta página.`,
  pages: (count) => plural(count, { one: 'Vista previa (# página)', other: 'Vista previa (# páginas)' }),
  cover: 'La portada y la contraportada',
  page: (page, total) => `Página ${formatNumber(page)} de ${formatNumber(total)}`,
  until: (day) => `Puede descargarlo hasta el ${day}.`,
  remarks: 'Tenga en cuenta:',
})
