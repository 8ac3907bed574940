export const texts = {
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
  dashboard: {
    title: 'Admin Dashboard',
    checking: 'Checking authentication...',
    logout: 'Logout',
    logoutFailed: 'You are still logged in. Please try again.',
    tabs: 'Admin sections',
    deleted: 'Recently deleted',
    waiting: (count: number) =>
      count === 1 ? '1 memory waits to be read' : `${count} memories wait to be read`,
    visit: 'See the site',
    unreachable: 'The memorial could not be reached.',
    again: 'Try again',
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
} as const
