import { formatNumber, inLanguage } from '../../../contract/language.ts'

const en = {
  title: 'Settings',
  loading: 'Loading settings...',
  failed: 'The settings cannot be read right now. What you typed here is not lost.',
  person: 'About him',
  name: 'Name',
  birthDate: 'Date of birth',
  deathDate: 'Date of death',
  dateHint: 'As visitors should read it, such as May 12, 1948.',
  tribute: 'Tribute',
  tributeHint: 'A sentence or two for the home page, and for the card of a link in a family chat.',
  portrait: 'Portrait',
  portraitHint: 'Shown on the home page and in links. Without one, visitors see a drawing.',
  donation: 'In Lieu of Flowers',
  donationUrl: 'Donation link',
  donationUrlHint: 'Where the button leads. Empty: no button.',
  donationCharity: 'Charity',
  donationCharityHint: 'The button says ‘Donate to’ and this name.',
  donationText: 'Words about the donation',
  working: 'Services, memories and visitors',
  timezone: 'Usual time zone of services',
  timezoneHint:
    'For services that choose none themselves. Where title or location mentions California or ashes, it is Pacific Time.',
  searchEngines: 'May search engines show this memorial?',
  searchEnginesMay: { yes: 'Yes', no: 'No, only people who know its address find it' },
  searchEnginesHint: 'Only while everyone may see it. Search engines take days or weeks to follow.',
  moderation: 'New memories',
  moderations: {
    off: 'Appear at once',
    doubtful: 'Doubtful ones wait until you approve them',
    all: 'All wait until you approve them',
  },
  notifyEmail: 'Tell of new memories by e-mail to',
  notifyEmailHint: 'Also when a file is damaged or copies are missing. Empty: nobody is told.',
  deleting: 'Deleting',
  keepDeleted: 'Keep what is deleted for 30 days',
  keepDeletedOff: 'What is deleted is gone for good at once.',
  keepDeletedOn:
    'It leaves the site at once, and can be put back on this dashboard for 30 days. Then it is gone for good.',
  stillThere: (count: number) =>
    count === 1
      ? 'One thing that was deleted before stays until its 30 days are over.'
      : `${count} things that were deleted before stay until their 30 days are over.`,
  toDeleted: 'Recently deleted',
  save: 'Save Settings',
  unsaved: 'Not saved yet.',
  saved: { title: 'Changes saved', description: 'Visitors see them from now on.' },
  saveFailed: { title: 'Update failed', description: 'Failed to update settings.' },
  restore: 'Restore built-in words',
  restoreQuestion: {
    title: 'Restore the built-in words?',
    description:
      'Name, dates, tribute, portrait and the words about the donation become the samples again. Your own are lost.',
  },
  restoreYes: 'Restore',
  safekeeping: 'Safekeeping',
  readingSafekeeping: {
    loading: 'Looking whether everything is there...',
    failed: 'It cannot be read right now whether everything is still there.',
  },
  stored: (all: string, checked: string | null) =>
    checked ? `${all}, all checked on ${checked}.` : 'Nothing has been uploaded yet.',
  faulty: (all: string, faults: number) =>
    faults === 1 ? `${all}. One file needs help.` : `${all}. ${faults} files need help.`,
  photographs: (count: number) => (count === 1 ? '1 photograph' : `${formatNumber(count)} photographs`),
  films: (count: number) => (count === 1 ? '1 film' : `${formatNumber(count)} films`),
  songs: (count: number) => (count === 1 ? '1 song' : `${formatNumber(count)} songs`),
  /** as the British write it: without a comma before 'and' */
  list: (counts: readonly string[]) => new Intl.ListFormat('en-GB').format(counts),
  lastCopy: (day: string) => `Last copy: ${day}.`,
  noCopy: 'No copy has been taken yet. Whoever runs the server can take one: npm run backup.',
  yourLogin: 'Your Login',
  loggedInAs: (name: string) => `You are logged in as ${name}.`,
  mailToYou: {
    title: 'Mail to you',
    failed: 'It cannot be read right now whether you get mail.',
    email: 'Your e-mail address',
    isOn: 'Write to me once a day when something is new',
    hint: 'In the morning, how much came in; no mail when nothing did. It goes to you alone.',
    save: 'Save',
    saved: { title: 'Changes saved', description: 'This is how you are told of news.' },
    saveFailed: { title: 'Update failed', description: 'Your choice could not be saved.' },
  },
  password: 'Password',
  currentPassword: 'Present password',
  newPassword: 'New password',
  newPasswordHint: 'At least 10 characters. All other sessions end.',
  changePassword: 'Change Password',
  passwordChanged: { title: 'Password changed', description: 'All other sessions have ended.' },
  passwordFailed: { title: 'Update failed', description: 'Failed to change the password.' },
}

export const texts = inLanguage({ en })
