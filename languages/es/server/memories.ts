import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/server/memories.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  answerMail: {
    subject: (name) => `La familia respondió a su recuerdo de ${name}`,
    answered: (name) =>
      `${endSentence(`Usted compartió un recuerdo de ${name}`)} La familia le ha respondido. La respuesta está debajo de su recuerdo.`,
    link: 'Leer la respuesta',
    reason: 'Recibe este correo porque lo pidió al compartir su recuerdo.',
  },
  linkMail: {
    subject: (name) => `El enlace privado de su recuerdo de ${name}`,
    link: (name) =>
      `Usted compartió un recuerdo de ${name} y pidió su enlace privado. Con él puede cambiar o retirar su recuerdo cuando quiera; también puede hacerlo cualquier persona a quien se lo dé.`,
    open: 'Cambiar mi recuerdo',
    reason:
      'Recibe este correo porque, al compartir el recuerdo, se dio esta dirección. Si usted no compartió ninguno, alguien escribió su dirección por error: elimine este correo.',
  },
})
