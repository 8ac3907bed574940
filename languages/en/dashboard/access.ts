import { sentences } from '../grammar.ts'
import { hisOrThe } from '../pronouns.ts'

export const texts = sentences((person) => ({
  loading: 'Reading who may see it...',
  audiences: {
    everyone: {
      label: 'Everyone',
      hint: 'Search engines find it, too, if the settings allow them to.',
    },
    link: {
      label: 'Everyone who has the link',
      hint: 'Search engines are asked not to list it. Anyone who has the link sees it, and can pass it on.',
    },
    password: {
      label: 'Everyone who knows the family’s password',
      hint: `Without it, people see ${hisOrThe(person)} name and a field for the password. Nothing else.`,
    },
  },
  familyHint: 'At least 8 characters. Write it down: it cannot be shown again.',
  newFamily: 'A new family password',
  newFamilyHint: 'Leave empty to keep it. After a change, everyone is asked again.',
  noPassword: 'No password is set yet: nobody but you gets in.',
  saveFailed: { title: 'Update failed', description: 'Failed to save who may see this memorial.' },
  keys: 'Links that open without the password',
  keysPurpose:
    'For the screen at the funeral home, or as a code on a printed card. Make one for each place, so that you can revoke them one by one.',
  noKeys: 'There are none yet.',
  madeOn: (day: string) => `Made on ${day}`,
  keyName: 'What is it for?',
  keyNameHint: 'Such as Funeral home, or Printed card.',
  makeKey: 'Make a Link',
  show: 'Show',
  showKey: (name: string) => `Show ${name}`,
  revoke: 'Revoke',
  revokeKey: (name: string) => `Revoke ${name}`,
  revokeQuestion: (name: string) => ({
    title: `Revoke ‘${name}’?`,
    description:
      'Anyone who used this link is asked for the password from now on. The link cannot be brought back.',
    confirm: 'Revoke',
    cancel: 'Keep it',
  }),
  revoked: (name: string) => ({ title: 'Link revoked', description: `The link ‘${name}’ no longer works.` }),
  revokeFailed: { title: 'Not revoked', description: 'The link still works. Please try again.' },
  keyDescription: 'Anyone who opens this link sees the memorial without the password.',
  opens: 'It opens',
  home: 'Home',
  link: { label: 'Link', copy: 'Copy link', copied: 'Copied' },
}))
