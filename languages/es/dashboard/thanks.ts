import { endSentence } from '../../../domain/endSentence.ts'
import type { thanksTexts as en } from '../../en/dashboard/thanks.ts'
import { sentences } from '../grammar.ts'

export const thanksTexts = sentences<typeof en>({
  action: (name) => `Dar las gracias a ${name}`,
  hint: (email) =>
    `El correo a ${email} empieza con un saludo. Al final van un enlace a la primera de estas fotos y la firma de la familia.`,
  send: 'Enviar el agradecimiento',
  sent: { title: 'Enviado', description: 'El correo está en camino.' },
  failed: { title: 'No se envió', description: 'No se pudo enviar su agradecimiento.' },
  thanked: (name) => endSentence(`Ya se dieron las gracias a ${name}`),
})
