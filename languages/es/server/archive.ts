import type { texts as en } from '../../en/server/archive.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  zipName: (memorial) => `${memorial} - todos los originales.zip`,
  files: { report: 'INFORME.txt', captions: 'títulos.csv' },
  folders: {
    gallery: 'Galería',
    otherPictures: 'Otras imágenes',
    sent: 'Lo recibido',
    music: 'Música',
    posters: 'Imágenes de los videos',
    shown: 'Como se ven',
  },
  captions: ['Archivo', 'Título', 'Descripción', 'Autoría', 'Tomada', 'Agregada', 'Enviada como', 'Personas'],
  unreadable: 'no se puede leer',
  missing: 'falta',
  damaged: 'está dañado: su tamaño ha cambiado',
})
