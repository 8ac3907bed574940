import { endSentence } from '../../domain/endSentence.ts'
import { formatNumber, inLanguage } from '../../domain/language.ts'

const en = {
  noCookies:
    'This browser does not keep cookies, so nobody can stay signed in. Please allow cookies for this site in the browser’s settings, or use another browser.',
  login: {
    title: 'Admin Login',
    username: 'Username',
    password: 'Password',
    signIn: 'Sign in',
    signingIn: 'Signing in...',
    failed: 'Error',
    needBoth: 'Please enter both username and password',
    wrong: 'Invalid username or password',
    forgotten:
      'Forgotten? Another administrator can send you a new invitation, and the person who set up this site can set a new password.',
    noAnswer: 'No answer came. Please check the connection and try again.',
    success: 'Success',
    successful: 'Login successful',
  },
  invitation: {
    title: 'Invitation',
    loading: 'Checking the invitation…',
    failed: 'The invitation could not be checked just now.',
    used: 'This invitation has already been used. If that was you, please sign in with the name and password you chose.',
    incomplete:
      'This link is not complete: its last part is missing, because some mail programs cut it off. Please copy the whole link into the browser’s address field, or ask the person who invited you to send it again.',
    over: 'This invitation is no longer valid: it works once, within three days. Please ask for a new one.',
    ways: { '/admin/login': 'Sign in', '/': 'See the memorial' },
    invited: (name: string) => endSentence(`You are invited to help keep the memorial of ${name}`),
    asHelper:
      'As a helper you can add photographs, write their titles and descriptions, decide which memories are shown, and answer them.',
    asAdministrator: 'As an administrator you can do everything here.',
    username: 'Your name',
    usernameHint: 'You sign in with this name; the others see it.',
    password: 'Password',
    passwordHint: 'At least 10 characters.',
    join: 'Begin',
    joinFailed: 'That did not work',
    noAnswer: 'No answer came. Please check the connection and try again.',
    welcome: (name: string) => `Welcome, ${name}`,
  },
  dashboard: {
    title: 'Admin Dashboard',
    checking: 'Checking authentication...',
    loading: 'Loading the dashboard...',
    logout: 'Logout',
    logoutFailed: 'You are still signed in. Please try again.',
    sections: 'Admin sections',
    tabs: {
      media: 'Media',
      music: 'Music',
      services: 'Services',
      obituary: 'Obituary',
      memories: 'Memories',
      deleted: 'Recently deleted',
      day: 'For the day',
      settings: 'Settings',
      login: 'Your Account',
    },
    waiting: (count: number) =>
      count === 1 ? '1 memory is waiting for you' : `${count} memories are waiting for you`,
    visit: 'See the site',
    free: 'This memorial runs on free software (AGPL).',
    source: 'Source code',
    unreachable: 'The memorial could not be reached.',
    backupOverdue: (day: string) =>
      `The last backup of this memorial is from ${day}, which is too long ago. Please ask the person who runs the server whether the disk for the backups is connected and has room.`,
    broken: 'This part could not be loaded. Please load the page again.',
    reload: 'Load again',
  },
  firstSteps: {
    title: 'First steps',
    steps: {
      dates: { label: 'Dates', href: '#settings/about/birthDate' },
      picture: { label: 'Portrait', href: '#settings/about/portraitPath' },
      services: { label: 'When and where', href: '#services//add' },
      donation: { label: 'Flowers, or a gift?', href: '#settings/about/donationText' },
      photographs: { label: 'First photographs', href: '#media/upload/files' },
      obituary: { label: 'Obituary', href: '#obituary/edit/content' },
    },
    hide: 'Hide',
  },
  samples: {
    areSample: 'These are sample words.',
    stillSample: 'Still our words, not yours:',
    sampleMark: 'Still our words, not yours.',
    parts: {
      donation: { label: 'about the donation', href: '#settings/about/donationText' },
      obituary: { label: 'obituary', href: '#obituary/edit/content' },
    },
    confirm: 'Keep these words',
    /** screen readers read this after `confirm`, as the name of the text to keep */
    inParentheses: (textName: string) => `(${textName})`,
    question: {
      title: 'Keep these words?',
      description: 'They then count as your own, and stay as they are until you change them.',
      confirm: 'Keep them',
    },
    saved: { title: 'Changes saved', description: 'These words are your own now.' },
    undone: { title: 'Changes saved', description: 'These words are a sample again.' },
    undoFailed: {
      title: 'Update failed',
      description: 'Nothing was changed. Please load the page again, and look at these words there.',
    },
    confirmFailed: {
      title: 'Update failed',
      description: 'These words could not be kept. Please try again.',
    },
    unlisted: 'Until then, search engines are asked to stay away.',
  },
  showPassword: 'Show password',
  suggestion: (text: string) => `Write it as ${text}?`,
  whichDate: 'Please choose which date you mean.',
  dateNotRead: 'This date cannot be read. Write it like March 18, 2025.',
  dateToCome: 'This day is still to come.',
  dateAfterDeath: 'This is after the day of his death.',
  monthTooShort: (month: string, days: number) => `${month} has only ${days} days.`,
  qrCode: {
    code: 'The link as a QR code',
    download: (format: string) => `QR code (${format})`,
    fileName: 'QR code',
  },
  deletion: {
    sure: 'Are you sure?',
    forGood: (itemPhrase: string) =>
      `This action cannot be undone. This will permanently delete ${itemPhrase}.`,
    /** `putBackBy` says who can put it back: 'you', or 'an administrator' if the reader is a helper */
    forAWhile: (itemPhrase: string, count: number, putBackBy: string) =>
      count === 1
        ? `This will delete ${itemPhrase}. It leaves the site at once. For 30 days ${putBackBy} can put it back under ‘Recently deleted’; then it is gone for good.`
        : `This will delete ${itemPhrase}. They leave the site at once. For 30 days ${putBackBy} can put them back under ‘Recently deleted’; then they are gone for good.`,
    you: 'you',
    administrator: 'an administrator',
    keep: 'Keep deleted things for 30 days',
    keepHint: 'From now on, anything deleted here can be put back.',
    keepFailed: {
      title: 'Delete failed',
      description:
        'Nothing was deleted, because ‘Keep deleted things for 30 days’ could not be switched on. Please try again.',
    },
  },
  selection: {
    hint: 'Tap the ones you want.',
    chosen: (count: number) => `${formatNumber(count)} chosen`,
    all: 'Choose all',
    none: 'Choose none',
  },
  picture: {
    choose: 'Choose a picture',
    fromGallery: 'From the gallery',
    gallery: {
      loading: 'Loading the photographs...',
      failed: 'The photographs could not be fetched just now. Please try again.',
      empty: 'There are no photographs in the gallery yet.',
    },
    write: 'Write a path instead',
    upload: 'Upload a picture',
    uploading: 'Uploading the picture',
    stillSending: 'The picture is still being sent.',
    stillOpening: 'The picture is still being opened.',
    crop: 'Crop',
    cropFailed: {
      title: 'Not cropped',
      description: 'The picture could not be opened just now. It is safe; please try again.',
    },
    remove: 'Remove the picture',
    chosen: 'The chosen picture',
    tooLarge: (file: string) => `“${file}” is larger than 100 MB. Please choose a smaller file.`,
    failed: 'Upload failed',
    failure: 'Failed to upload media files.',
  },
}

export const texts = inLanguage({ en })
export const {
  picture: pictureTexts,
  dashboard: dashboardTexts,
  firstSteps: firstStepsTexts,
  invitation: invitationTexts,
  login: loginTexts,
  qrCode: qrCodeTexts,
  samples: sampleTexts,
  selection: selectionTexts,
} = texts
