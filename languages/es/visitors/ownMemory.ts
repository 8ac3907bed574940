import type { texts as en } from '../../en/visitors/ownMemory.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  heading: 'Su recuerdo',
  loading: 'Cargando su recuerdo…',
  missing:
    'Este enlace no lleva a ningún recuerdo. Quizá se retiró, quizá hay un enlace más nuevo o quizá falta el final del enlace.',
  unseen: 'Por ahora, los visitantes no ven este recuerdo.',
  photos: 'Fotos de este recuerdo',
  save: 'Guardar cambios',
  saved: { title: 'Guardado', description: 'Los cambios de su recuerdo están guardados.' },
  saveFailed: { title: 'No se guardó', description: 'No se pudo cambiar el recuerdo.' },
  withdraw: 'Retirar recuerdo',
  withdrawQuestion: {
    title: '¿Retirar este recuerdo?',
    description: 'El texto y las fotos se eliminan definitivamente.',
    confirm: 'Retirar recuerdo',
    cancel: 'Conservarlo',
  },
  photographStays:
    'El texto y sus propias fotos se eliminan definitivamente. La foto de la galería permanece.',
  withdrawn: { title: 'Recuerdo retirado', description: 'Ya no aparece en esta página.' },
  withdrawFailed: { title: 'No se eliminó', description: 'No se pudo eliminar el recuerdo.' },
  leave: 'Volver a todos los recuerdos',
  wroteHere: 'Usted escribió en este teléfono.',
  wroteHereThis: (beginning) => `Usted escribió en este teléfono: «${beginning}»`,
  change: 'Cambiar su recuerdo',
})
