import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/server/invitation.ts'
import { sentences } from '../grammar.ts'

const askForHelp = (name: string, inviter: string | null) =>
  `${inviter ?? 'La familia'} le pide ayuda con el memorial de ${name}`

/** The email to an invited person. `inviter` is null if it is not known how the administrator who invites is called. */
export const texts = sentences<typeof en>({
  subject: askForHelp,
  invited: (name, inviter) => endSentence(askForHelp(name, inviter)),
  asHelper:
    'Como ayudante, usted puede agregar fotos, escribir sus títulos y descripciones, decidir qué recuerdos se muestran y responderlos.',
  asAdministrator: 'Como responsable, usted puede hacerlo todo.',
  terms: (lastDay) =>
    `Usted elige un nombre de usuario y una contraseña. El enlace sirve una sola vez, hasta el ${lastDay}. Si prefiere no participar, no tiene que hacer nada.`,
  link: 'Aceptar la invitación',
  signature: (name, inviter) => `${inviter}, en nombre de la familia de ${name}`,
  reason: (inviter) =>
    `Recibe este correo porque ${inviter ?? 'la familia'} escribió su dirección para esta invitación. El memorial no la guarda.`,
})
