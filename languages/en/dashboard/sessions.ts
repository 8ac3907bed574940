import { formatNumber, sentences } from '../grammar.ts'

export const sessionsTexts = sentences({
  title: 'Where you are signed in',
  loading: 'Loading where you are signed in...',
  unknownDevice: 'A device that signed in before this list existed',
  here: 'This device, now',
  lastUsed: (time: string) => `last used ${time}`,
  several: (device: string, count: number) => `${device}, ${formatNumber(count)} times`,
  alike: 'A device is known only by its browser and system, so two of the same kind share a line.',
  showAll: (count: number) => `Show all ${formatNumber(count)}`,
  showFewer: 'Show fewer',
  end: 'Sign out',
  endAll: 'Sign out all',
  endAllQuestion: (device: string, count: number) => ({
    title: `Sign out all ${formatNumber(count)}?`,
    description: `Wherever else you use ${device}, even on a second device of this kind, you have to sign in again.`,
    confirm: 'Sign out',
  }),
  endOthers: 'Sign out everywhere else',
  ended: { title: 'Signed out', description: 'That device has to sign in again.' },
  allEnded: { title: 'Signed out', description: 'Those devices have to sign in again.' },
  othersEnded: { title: 'Signed out everywhere else', description: 'Only this device is still signed in.' },
  endFailed: { title: 'Update failed', description: 'Nobody was signed out. Please try again.' },
})
