import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/server/thanks.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  subject: (name) => `Gracias por sus fotos de ${name}`,
  message: (name) =>
    `${endSentence(`Gracias por enviarnos sus fotos de ${name}`)} Las guardamos con mucho cariño.`,
  open: 'Verlas en la galería',
  reason:
    'Recibe este correo porque, al enviar fotos a la familia, se dio esta dirección. Si usted no envió ninguna, alguien escribió su dirección por error: elimine este correo.',
  reasons: {
    no_email: 'Con estas fotos no se dio ninguna dirección de correo.',
    not_approved:
      'Los visitantes todavía no ven ninguna de estas fotos. Agregue primero alguna a la galería.',
    mail_failed:
      'Este memorial no puede enviar correos. La persona encargada del servidor puede configurarlo.',
    mailed_often:
      'En las últimas 24 horas ya se envió un correo a esta dirección. Envíe su agradecimiento mañana.',
    mails_used_up: 'Hoy ya no se pueden enviar más agradecimientos. Envíe los demás mañana.',
  },
})
