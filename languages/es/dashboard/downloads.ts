import type { copyTexts as enCopy, originalsTexts as enOriginals } from '../../en/dashboard/downloads.ts'
import { sentences } from '../grammar.ts'

export const copyTexts = sentences<typeof enCopy>({
  title: 'Una copia para conservar',
  purpose:
    'Para verla: todo el memorial tal como lo ven los visitantes, en un archivo ZIP. Una vez descomprimida, se abre en cualquier navegador, también sin internet.',
  size: 'Fotos',
  sizes: {
    all: 'Grandes, para memoria USB',
    small: 'Pequeñas, para el correo',
  },
  book: 'Incluir el libro (PDF)',
  start: 'Crear una copia',
  startAgain: 'Crear otra copia',
  ready: 'Su copia está lista. Guárdela en más de un lugar.',
  canceled: 'No se creó ninguna copia.',
})

export const originalsTexts = sentences<typeof enOriginals>({
  title: 'Todos los originales',
  purpose:
    'Para empezar de nuevo con ellos: todas las fotos, los videos y las canciones tal como se enviaron y todo lo que se escribió, en un archivo ZIP. Las fotos JPEG llevan su título, su descripción, su autoría y su fecha. Con el archivo se puede hacer un memorial nuevo.',
  download: 'Descargar todos los originales',
  caution: 'Solo para la familia: incluye también direcciones de correo y recuerdos que no se muestran.',
})
