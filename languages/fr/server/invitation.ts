import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/server/invitation.ts'
import { ofName, sentences } from '../grammar.ts'

const askForHelp = (name: string, inviter: string | null) =>
  `${inviter === null ? 'La famille serait heureuse de votre aide' : `${inviter} vous demande votre aide`} pour le mémorial ${ofName(name)}`

/** The email to an invited person. `inviter` is null if it is not known how the administrator who invites is called. */
export const texts = sentences<typeof en>({
  subject: askForHelp,
  invited: (name, inviter) => endSentence(askForHelp(name, inviter)),
  asHelper:
    'En tant qu’aide, vous pouvez ajouter des photos, écrire leurs titres et descriptions, décider quels souvenirs sont montrés, et y répondre.',
  asAdministrator: 'En tant que responsable, vous pouvez tout y faire.',
  terms: (lastDay) =>
    `Vous choisissez vous-même votre nom et votre mot de passe. Le lien sert une seule fois, jusqu’au ${lastDay}. Si vous ne le souhaitez pas, laissez simplement ce courriel de côté.`,
  link: 'Accepter l’invitation',
  signature: (name, inviter) => `${inviter}, pour la famille ${ofName(name)}`,
  reason: (inviter) =>
    `Vous recevez ce courriel parce que ${inviter ?? 'la famille'} a donné votre adresse pour cette invitation. Le mémorial ne la garde pas.`,
})
