import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/server/invitation.ts'
import { ofName, sentences } from '../grammar.ts'

const askForHelp = (name: string, inviter: string | null) =>
  `${inviter === null ? 'La famille aimerait votre aide' : `${inviter} vous demande votre aide`} pour le mémorial ${ofName(name)}`

/** The email to an invited person. `inviter` is null if it is not known how the administrator who invites is called. */
export const texts = sentences<typeof en>({
  subject: askForHelp,
  invited: (name, inviter) => endSentence(askForHelp(name, inviter)),
  asHelper:
    'Comme aide, vous pouvez ajouter des photos, écrire leurs titres et descriptions, décider quels souvenirs sont montrés, et y répondre.',
  asAdministrator: 'Comme responsable, vous pouvez tout y faire.',
  terms: (lastDay) =>
    `Vous choisissez vous-même votre nom et votre mot de passe. Le lien sert une seule fois, jusqu’au ${lastDay}. Si vous préférez ne pas le faire, ne tenez simplement pas compte de ce courriel.`,
  link: 'Accepter l’invitation',
  signature: (name, inviter) => `${inviter}, pour la famille ${ofName(name)}`,
  reason: (inviter) =>
    `Vous recevez ce courriel parce que ${inviter ?? 'la famille'} a donné votre adresse pour cette invitation. Le mémorial ne la garde pas.`,
})
