import type { texts as en } from '../../en/dashboard/sendLink.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'Cargando el enlace…',
  failed: 'Ahora mismo no se puede cargar el enlace.',
  purpose:
    'Quien tenga este enlace puede enviar fotos y videos, sin contraseña. La familia los verá antes que nadie.',
  none: 'Todavía no hay ningún enlace. Puede crearlo cualquier responsable del memorial.',
  make: 'Crear el enlace',
  renew: 'Renovar el enlace',
  renewQuestion: {
    title: '¿Renovar el enlace?',
    description:
      'Habrá un enlace nuevo. El anterior dejará de funcionar, también en las tarjetas y los carteles impresos. Lo que ya se envió se conserva.',
    confirm: 'Renovar',
    cancel: 'Conservarlo',
  },
  renewed: {
    title: 'Enlace renovado',
    description: 'Hay que volver a imprimir las tarjetas y los carteles.',
  },
  renewFailed: {
    title: 'No se renovó',
    description: 'El enlace sigue funcionando. Inténtelo de nuevo.',
  },
  end: 'Anular el enlace',
  endQuestion: {
    title: '¿Anular el enlace?',
    description:
      'Desde ahora nadie podrá enviar fotos con él, tampoco con las tarjetas y los carteles impresos. Lo que ya se envió se conserva.',
    confirm: 'Anular',
    cancel: 'Conservarlo',
  },
  ended: { title: 'Enlace anulado', description: 'Lo que ya se envió sigue aquí.' },
  endFailed: { title: 'No se anuló', description: 'El enlace sigue funcionando. Inténtelo de nuevo.' },
  onPoster: 'Con el código para enviar fotos',
})
