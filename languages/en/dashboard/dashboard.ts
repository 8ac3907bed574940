import { endSentence } from '../../../domain/endSentence.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences({
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
      'Forgotten? Another administrator can send you a new invitation, and the person who runs the server can set a new password.',
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
    passwordHint: 'At least 10 characters.',
    join: 'Begin',
    joinFailed: 'That did not work',
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
    sent: (count: number) =>
      count === 1
        ? '1 item from guests is waiting for you'
        : `${count} items from guests are waiting for you`,
    answers: (count: number) =>
      `Visitors said something about ${count === 1 ? '1 photograph' : `${count} photographs`}`,
    visit: 'See the site',
    unreachable: 'The memorial could not be reached.',
    backupOverdue: (day: string) =>
      `The last backup of this memorial is from ${day}, which is too long ago. Please ask the person who runs the server whether the disk for the backups is connected and has room.`,
    broken: 'This part could not be loaded. Please load the page again.',
    reload: 'Load again',
  },
})
export const { dashboard: dashboardTexts, invitation: invitationTexts, login: loginTexts } = texts
