import type { texts as en } from '../../en/visitors/api.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  unreadable: (file) => `«${file}» ya no se puede leer en este dispositivo. Elíjalo otra vez.`,
  foreign: {
    tooLarge:
      'Esto es demasiado grande para el servidor web que está delante de este sitio. No se ha perdido nada de lo que escribió. Avise a la persona encargada del servidor.',
    refused:
      'El servidor web que está delante de este sitio no dejó pasar esto. No se ha perdido nada de lo que escribió. Avise a la persona encargada del servidor.',
    unanswered:
      'El memorial no responde en este momento. No se ha perdido nada de lo que escribió. Inténtelo de nuevo dentro de unos minutos. Si no funciona, avise a la persona encargada del servidor.',
  },
})
