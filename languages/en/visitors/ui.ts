import { formatNumber, sentences } from '../grammar.ts'

export const texts = sentences({
  close: 'Close',
  cancel: 'Cancel',
  again: 'Try again',
  notShown: 'This cannot be shown right now. Please try again.',
  undo: 'Undo',
  notifications: (hotkey: string) => `Notifications (${hotkey})`,
  dismiss: 'Dismiss notification',
  copyByHand: 'This browser cannot copy the link. Please select it and copy it by hand.',
  leaving: {
    title: 'Leave without saving?',
    description: 'What you changed here has not been saved yet.',
    confirm: 'Leave',
    cancel: 'Stay',
  },
  tooLong: (most: number, length: number) =>
    `This can be at most ${formatNumber(most)} characters long; now it has ${formatNumber(length)}`,
})
