import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/server/invitation.ts'
import { ofName, sentences } from '../grammar.ts'

const askForHelp = (name: string, inviter: string | null) =>
  `${inviter === null ? 'La famille aimerait avoir votre aide' : `${inviter} vous demande votre aide`} pour le site à la mémoire ${ofName(name)}`

/** The email to an invited person. `inviter` is null if it is not known how the administrator who invites is called. */
export const texts = sentences<typeof en>({
  subject: askForHelp,
  invited: (name, inviter) => endSentence(askForHelp(name, inviter)),
  asHelper:
    'Vous pourrez ajouter des photos, écrire leurs titres et descriptions, choisir les souvenirs à montrer, et y répondre.',
  asAdministrator: 'Vous pourrez tout y faire.',
  terms: (lastDay) =>
    `Vous choisissez vous-même votre nom et votre mot de passe. Le lien ne sert qu’une fois, jusqu’au ${lastDay}. Si vous préférez refuser, il suffit d’ignorer cet e-mail.`,
  link: 'Accepter l’invitation',
  signature: (name, inviter) => `${inviter}, pour la famille ${ofName(name)}`,
  reason: (inviter) =>
    `${inviter ?? 'La famille'} a donné votre adresse e-mail pour cette invitation. Le site ne la garde pas.`,
})
