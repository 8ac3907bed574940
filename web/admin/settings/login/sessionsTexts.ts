import { inLanguage } from '../../../../domain/language.ts'

const en = {
  title: 'Where you are signed in',
  loading: 'Loading where you are signed in...',
  failed: 'This cannot be shown right now. Please try again.',
  unknownDevice: 'A device that signed in before this list existed',
  here: 'This device, now',
  lastUsed: (time: string) => `last used ${time}`,
  end: 'Sign out',
  endOthers: 'Sign out everywhere else',
  ended: { title: 'Signed out', description: 'That device has to sign in again.' },
  othersEnded: { title: 'Signed out everywhere else', description: 'Only this device is still signed in.' },
  endFailed: { title: 'Update failed', description: 'Nobody was signed out. Please try again.' },
}

export const sessionsTexts = inLanguage({ en })
