const number = (value: number) => value.toLocaleString('en')

export const texts = {
  close: 'Close',
  notifications: (hotkey: string) => `Notifications (${hotkey})`,
  dismiss: 'Dismiss notification',
  leaving: {
    title: 'Leave without saving?',
    description: 'What you changed here has not been saved yet.',
    confirm: 'Leave',
    cancel: 'Stay',
  },
  tooLong: (most: number, length: number) =>
    `This can be ${number(most)} characters long at most; now it has ${number(length)}`,
} as const
