import { endSentence } from '../../../domain/endSentence.ts'
import { sentences } from '../grammar.ts'

const askForHelp = (name: string, inviter: string | null) =>
  `${inviter === null ? 'The family would like your help' : `${inviter} asks you to help`} with the memorial of ${name}`

/** The email to an invited person. `inviter` is null if it is not known how the administrator who invites is called. */
export const texts = sentences({
  subject: askForHelp,
  invited: (name: string, inviter: string | null) => endSentence(askForHelp(name, inviter)),
  asHelper:
    'As a helper you can add photographs, write their titles and descriptions, decide which memories are shown, and answer them.',
  asAdministrator: 'As an administrator you can do everything there.',
  terms: (lastDay: string) =>
    `You choose a name and a password of your own. The link works once, until ${lastDay}. If you would rather not, just ignore this e-mail.`,
  link: 'Accept the invitation',
  signature: (name: string, inviter: string) => `${inviter}, for the family of ${name}`,
  reason: (inviter: string | null) =>
    `You get this because ${inviter ?? 'the family'} entered your e-mail address for this invitation. The memorial does not keep it.`,
})
