import { sentences } from '../grammar.ts'

export const texts = sentences({
  title: 'Who keeps this memorial',
  purpose:
    'Administrators may do everything here. Helpers add photographs, write titles and descriptions, decide which memories are shown, and answer them.',
  loading: 'Loading who keeps this memorial...',
  administrator: 'Administrator',
  helper: 'Helper',
  you: 'you',
  lastSeen: (time: string) => `last here ${time}`,
  makeAdministrator: 'Make administrator',
  makeHelper: 'Make helper',
  remove: 'Remove',
  administratorQuestion: (name: string) => ({
    title: `Make ${name} an administrator?`,
    description:
      'Administrators may do everything here, including deleting and inviting. They will be asked to sign in again.',
    confirm: 'Make administrator',
  }),
  helperQuestion: (name: string) => ({
    title: `Make ${name} a helper?`,
    description: `${name} then looks after photographs and memories, and nothing else. They will be asked to sign in again.`,
    confirm: 'Make helper',
  }),
  removeQuestion: (name: string) => ({
    title: `Remove ${name}?`,
    description: `${name} is signed out at once and can no longer sign in. Everything ${name} added stays. If the memorial opens with the family’s password, ${name} still knows it, and may have links that open without it: choose a new password and revoke those links.`,
    confirm: 'Remove',
  }),
  changed: { title: 'Changes saved' },
  changeFailed: 'Update failed',
  notChanged: 'Their role could not be changed. Please try again.',
  removed: (name: string) => ({ title: 'Keeper removed', description: `${name} can no longer sign in.` }),
  removeFailed: 'Delete failed',
  notRemoved: 'The keeper could not be removed. Please try again.',

  invite: 'Invite somebody',
  invitations: 'Invited',
  invitationsRead: {
    loading: 'Loading who is invited...',
  },
  until: (role: string, time: string) => `${role}. The link works until ${time}`,
  withdraw: 'Withdraw',
  withdrawn: { title: 'Invitation withdrawn', description: 'Its link no longer works.' },
  withdrawFailed: { title: 'Withdraw failed', description: 'The invitation still works. Please try again.' },
  dialog: {
    name: 'Name',
    nameHint: 'Only for this list. They will choose their own name for signing in.',
    role: 'Role',
    helperHint: 'Photographs and memories.',
    administratorHint: 'Everything.',
    email: 'Email',
    emailHint: 'Leave empty to pass the link on yourself.',
    create: 'Create the link',
    failed: { title: 'Invitation failed', description: 'The invitation could not be made.' },
    ready: (name: string) => `The invitation for ${name}`,
    explanation:
      'It works once, within three days. Anyone who has it can join, so give it to nobody else. It is shown only now.',
    mailed: (email: string) => `It was sent to ${email}.`,
    notMailed: (email: string) => `It could not be sent to ${email}. Please give it to them yourself.`,
    done: 'Done',
    link: { label: 'The link', copy: 'Copy link', copied: 'Copied', share: 'Share link' },
  },
})

export const dialogTexts = texts.dialog
