import { sentences } from '../grammar.ts'
import { him } from '../pronouns.ts'

export const texts = sentences((person) => ({
  title: (name: string) => `In memory of ${name}`,
  nothing: `What you write about ${him(person)} appears here.`,
  off: 'The wall is switched off.',
  /** shown to an administrator who opens the wall while it is off */
  isOff: 'The wall is off. Switch it on',
  purpose: 'It shows memories and photographs on a screen, new ones at once. It opens as soon as it is on.',
  switch: 'A wall of memories for a screen',
  notSwitchedOn: {
    title: 'Update failed',
    description: 'The wall could not be switched on. Please try again.',
  },
  sharedBy: (name: string) => `Shared by ${name}`,
  share: 'Share a memory',
  code: (address: string) => `QR code: share a memory at ${address}`,
  home: 'Home',
}))
