import type { texts as en } from '../../en/visitors/wall.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: (name) => `En memoria de ${name}`,
  nothing: 'Lo que usted escriba aparecerá aquí.',
  off: 'El muro está desactivado.',
  isOff: 'El muro está desactivado. Activarlo',
  purpose:
    'Muestra recuerdos y fotos en una pantalla, los nuevos al instante. Se abre en cuanto esté activado.',
  switch: 'Un muro de recuerdos para una pantalla',
  notSwitchedOn: {
    title: 'No se guardó',
    description: 'No se pudo activar el muro. Inténtelo de nuevo.',
  },
  sharedBy: (name) => `Lo compartió ${name}`,
  share: 'Compartir un recuerdo',
  code: (address) => `Código QR: compartir un recuerdo en ${address}`,
  home: 'Inicio',
})
