import type { texts as en } from '../../en/dashboard/donation.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  question: '¿Flores o un donativo?',
  untilAnswered: 'Hasta que usted elija, nada de lo que imprima o envíe pide un donativo.',
  choices: { ours: 'Un donativo a St. Jude', none: 'Nada', own: 'Sus propias palabras' },
  noneHint: 'En ninguna parte se dice nada de flores ni de donativos.',
  textHint: 'Por ejemplo: Sin flores, por favor. Los donativos pueden ir a la Cruz Roja.',
  saveFailed: {
    title: 'No se guardó',
    description: 'No se pudo guardar la respuesta. Inténtelo de nuevo.',
  },
})
