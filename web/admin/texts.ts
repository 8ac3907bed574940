import { inLanguage } from '../../contract/language.ts'

const en = {
  login: {
    title: 'Admin Login',
    username: 'Username',
    password: 'Password',
    signIn: 'Sign in',
    signingIn: 'Signing in...',
    failed: 'Error',
    needBoth: 'Please enter both username and password',
    wrong: 'Invalid username or password',
    noAnswer: 'No answer came. Please check the connection and try again.',
    success: 'Success',
    successful: 'Login successful',
  },
  invitation: {
    title: 'Invitation',
    loading: 'Looking at the invitation…',
    failed: 'The invitation could not be looked at just now.',
    used: 'This invitation has been used already. If that was you, please log in with the name and password you chose.',
    over: 'This invitation is no longer valid: it works once, and for three days. Please ask for a new one.',
    ways: { '/admin/login': 'To the login', '/': 'See the memorial' },
    invited: (name: string) => `You are invited to help keep the memorial of ${name}.`,
    asHelper:
      'As a helper you can add photographs, write their titles and descriptions, decide which memories are shown, and answer them.',
    asAdministrator: 'As an administrator you can do everything here.',
    username: 'Your name',
    usernameHint: 'With it you log in; the other keepers see it.',
    password: 'Password',
    passwordHint: 'At least 10 characters.',
    join: 'Begin',
    joinFailed: 'That did not work yet',
    noAnswer: 'No answer came. Please check the connection and try again.',
    welcome: (name: string) => `Welcome, ${name}`,
  },
  dashboard: {
    title: 'Admin Dashboard',
    checking: 'Checking authentication...',
    loading: 'Loading the dashboard...',
    logout: 'Logout',
    logoutFailed: 'You are still logged in. Please try again.',
    sections: 'Admin sections',
    tabs: {
      media: 'Media',
      music: 'Music',
      services: 'Services',
      obituary: 'Obituary',
      memories: 'Memories',
      deleted: 'Recently deleted',
      settings: 'Settings',
      login: 'Your Login',
    },
    waiting: (count: number) =>
      count === 1 ? '1 memory waits to be read' : `${count} memories wait to be read`,
    visit: 'See the site',
    unreachable: 'The memorial could not be reached.',
    copyOverdue: (day: string) =>
      `The last copy of this memorial is from ${day}, which is too long ago. Please ask whoever runs the server whether the disk for the copies is connected and has room.`,
    sample: 'These are sample words.',
    toSettings: 'Write your own in Settings',
    broken: 'This part could not be loaded. Please load the page again.',
    reload: 'Load again',
  },
  deletion: {
    sure: 'Are you sure?',
    forGood: (what: string) => `This action cannot be undone. This will permanently delete ${what}.`,
    forAWhile: (what: string) =>
      `This will delete ${what}. It leaves the site at once. For 30 days you can put it back under ‘Recently deleted’; then it is gone for good.`,
  },
  picture: {
    upload: 'Upload a picture',
    uploading: 'Uploading the picture',
    remove: 'Remove the picture',
    chosen: 'The chosen picture',
    tooLarge: (file: string) => `“${file}” is larger than 100 MB. Please choose a smaller file.`,
    failed: 'Upload failed',
    failure: 'Failed to upload media files.',
  },
}

export const texts = inLanguage({ en })
