import type { texts as en } from '../../en/dashboard/adjust.ts'
import { formatNumber, sentences } from '../grammar.ts'

const restore = 'Restaurar'

export const texts = sentences<typeof en>({
  title: 'Ajustar la imagen',
  rotateLeft: 'Girar a la izquierda',
  rotateRight: 'Girar a la derecha',
  crop: 'Recortar',
  focalPoint: 'Punto de interés',
  restore,
  straighten: 'Enderezar',
  degrees: (degrees) => `${formatNumber(degrees)}°`,
  hint: `El original se queda como está. «${restore}» la muestra otra vez tal como se envió.`,
  hints: {
    crop: 'Arrastre el marco o las esquinas. También puede usar las flechas del teclado.',
    focus:
      'Ponga el círculo sobre lo que siempre debe verse, por ejemplo, la cara: arrástrelo o use las flechas del teclado.',
  },
  moveCrop: 'Mover el marco',
  corners: {
    topLeft: 'Esquina superior izquierda',
    topRight: 'Esquina superior derecha',
    bottomLeft: 'Esquina inferior izquierda',
    bottomRight: 'Esquina inferior derecha',
  },
  moveFocalPoint: 'Mover el punto de interés',
  updateFailed: { title: 'No se guardó', description: 'No se pudieron guardar los datos.' },
  save: 'Guardar',
  saving: 'Guardando…',
  saved: { title: 'Cambios guardados', description: 'Así ven la imagen los visitantes.' },
})
