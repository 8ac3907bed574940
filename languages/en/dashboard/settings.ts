import { endSentence } from '../../../domain/endSentence.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'
import { he, him } from '../pronouns.ts'

export const texts = sentences((person) => ({
  deviceLanguage: 'Language on this device',
  deviceLanguageHint: 'For this dashboard and the pages. Others choose their own.',
  title: 'Settings',
  loading: 'Loading settings...',
  failed: 'The settings cannot be shown right now. What you typed here is not lost.',
  tabs: { about: `About ${him(person)}`, visitors: 'Visitors', safety: 'Keeping it safe' },
  legends: {
    person: `Who ${he(person)} was`,
    donation: 'In Lieu of Flowers',
    working: 'Services, memories and visitors',
    deleting: 'Deleting',
  },
  save: 'Save Settings',
  unsaved: 'Not saved yet.',
  saved: { title: 'Changes saved', description: 'They apply from now on.' },
  restore: 'Restore built-in words',
  restoreQuestion: {
    title: 'Restore the built-in words?',
    description:
      'Name, dates, tribute, portrait and the words about the donation become the samples again. Your own are lost.',
    confirm: 'Delete my words',
  },
  safekeeping: 'Safekeeping',
  readingSafekeeping: {
    loading: 'Checking that everything is there...',
  },
  stored: (counts: string, checkedOn: string | null) =>
    checkedOn ? `${counts}, all checked on ${checkedOn}.` : 'Nothing has been uploaded yet.',
  faulty: (counts: string, faultCount: number, listedCount: number) => {
    const start = counts && `${counts}. `
    if (faultCount === 1) return `${start}One file needs attention.`
    const isWholeList = listedCount === faultCount
    return `${start}${formatNumber(faultCount)} files need attention${isWholeList ? '' : `; the first ${listedCount} are listed at the top of the dashboard`}.`
  },
  photographs: (count: number) => plural(count, { one: '# photograph', other: '# photographs' }),
  videos: (count: number) => plural(count, { one: '# video', other: '# videos' }),
  songs: (count: number) => plural(count, { one: '# song', other: '# songs' }),
  /** uses British English, because it puts no comma before 'and' */
  list: (counts: readonly string[]) => new Intl.ListFormat('en-GB').format(counts),
  lastBackup: (day: string) => `Last backup: ${day}.`,
  noBackup: 'No backup yet. The person who runs the server can make one.',
  noBackupYet: 'No backup yet.',
  backup: {
    start: 'Make a Backup Now',
    ready: 'The backup was made. It is with the other backups.',
    canceled: 'No backup was made.',
  },
  free: 'This memorial runs on free software.',
  source: 'Source code',
  yourLogin: 'Your Account',
  loggedInAs: (name: string) => endSentence(`You are signed in as ${name}`),
  mailToYou: {
    title: 'Mail to you',
    displayName: 'What others call you',
    displayNameHint: 'E-mails to you begin with it, and your invitations are signed with it.',
    email: 'Your e-mail address',
    mailFrequency: 'Write to me when something is new',
    choices: {
      none: { label: 'Not at all' },
      daily: {
        label: 'Once a day',
        hint: 'An e-mail in the morning says how much came in; there is none if nothing did.',
      },
      'at-once': {
        label: 'At once',
        hint: 'Ten minutes after a memory arrives, or guests send photographs, you get one e-mail about all that has come in; other news follows in the morning.',
      },
    },
    hint: 'It goes only to you. Administrators also hear when a file is damaged or backups are missing.',
    save: 'Save',
    saved: { title: 'Changes saved', description: 'This is how you will hear what is new.' },
    saveFailed: { title: 'Update failed', description: 'Your choice could not be saved.' },
  },
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHint: 'At least 10 characters. It signs you out everywhere else.',
  changePassword: 'Change Password',
  passwordChanged: { title: 'Password changed', description: 'You are signed out everywhere else.' },
  passwordFailed: { title: 'Update failed', description: 'Failed to change the password.' },
}))
export const mailToYouTexts = texts.mailToYou
