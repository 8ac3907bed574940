import { inLanguage } from '../../../contract/language.ts'

const en = {
  title: 'Where you are logged in',
  loading: 'Loading where you are logged in...',
  failed: 'This cannot be read right now.',
  unknownDevice: 'A device from before this list',
  here: 'This device, now',
  lastUsed: (time: string) => `last used ${time}`,
  end: 'Log out',
  endOthers: 'Log out everywhere else',
  ended: { title: 'Logged out', description: 'That device has to log in again.' },
  othersEnded: { title: 'Logged out everywhere else', description: 'Only this device is still logged in.' },
  endFailed: { title: 'Update failed', description: 'Nobody was logged out. Please try again.' },
}

export const sessionsTexts = inLanguage({ en })
