import type { texts as en } from '../../en/server/copy.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  readMe: 'LÉAME.txt',
  stopped: 'La copia se detuvo.',
  changed: 'Mientras se hacía la copia, algo se ocultó o se eliminó. Hágala otra vez.',
  otherFiles: (folder) =>
    `En ${folder} hay otros archivos. Elija una carpeta vacía o una con una copia anterior.`,
  incomplete:
    'Esta copia no está completa. Hágala otra vez en esta misma carpeta: se aprovecharán los archivos que ya están aquí.',
  lostFile: (title) => `No se pudo leer y no está en la copia: ${title}`,
  notPlayable: (title) => `No se puede reproducir, así que no está en la copia: ${title}`,
  aboutBook: (remark) => `El libro: ${remark}`,
  pictures: {
    service: (title) => `Imagen de la ceremonia ${title}`,
    obituary: 'Imagen del obituario',
    portrait: 'Retrato',
  },
})
