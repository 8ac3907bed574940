import type { texts as en } from '../../en/visitors/media.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  edit: {
    gallery: {
      heading: 'Editar los datos de la foto',
      failure: 'No se pudieron guardar los datos de la foto.',
    },
    memory: {
      heading: 'Editar la foto',
      failure: 'No se pudieron guardar los datos de la foto. Inténtelo de nuevo.',
    },
  },
  title: 'Título',
  description: 'Descripción',
  save: 'Guardar cambios',
  saving: 'Guardando…',
  titleNeeded: 'Hace falta un título',
  updated: { title: 'Guardado', description: 'Se guardaron los datos de la foto.' },
  held: { title: 'Todavía no se ve', description: 'Gracias. La familia revisa antes los enlaces.' },
  updateFailed: 'No se guardó',
  download: 'Descargar',
  imageDownloaded: 'Foto descargada',
  videoDownloaded: 'Video descargado',
  hasBeenDownloaded: (title) => `Se descargó «${title}».`,
  downloadFailed: (title) => ({
    title: 'No se descargó',
    description: `No se pudo descargar «${title}». Quizá ya no se muestra.`,
  }),
  close: 'Cerrar',
  previous: 'Anterior',
  next: 'Siguiente',
  newTab: 'se abre en otra pestaña',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  count: (position, total) => `${position} de ${total}`,
  slideshowFromHere: 'Proyección desde aquí',
  copyLink: 'Copiar enlace',
  linkCopied: 'Enlace copiado',
  gone: 'Esta foto ya no se muestra.',
})
