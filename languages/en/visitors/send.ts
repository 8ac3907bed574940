import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences({
  heading: (name: string) => `Your photographs of ${name}`,
  loading: 'Loading…',
  familyFirst: 'The family sees them first.',
  choose: 'Choose photographs and videos',
  drop: 'or drop them here',
  list: 'Chosen photographs and videos',
  chosen: (count: number) => `${formatNumber(count)} chosen.`,
  others: (count: number) => `and ${formatNumber(count)} more`,
  portions: (count: number) =>
    `The first ${formatNumber(count)} are sent first; the others follow by themselves.`,
  remove: 'Remove',
  removeAll: 'Remove all',
  name: 'Your name',
  nameCut: 'Your name was too long for this field, so its end was left out.',
  nameNeeded: 'Please enter your name.',
  email: 'Email',
  emailHint: 'Optional, so that the family can thank you.',
  emailWrong: 'Please enter a valid e-mail address, or leave this empty.',
  message: 'A word to the family',
  messageHint: 'Optional.',
  send: 'Send to the family',
  chooseFirst: 'Please choose photographs or videos first.',
  sending: 'Sending…',
  arrivedOf: (arrived: number, total: number) =>
    `${formatNumber(arrived)} of ${formatNumber(total)} have arrived; ${formatNumber(total - arrived)} to go.`,
  mayClose: 'You can close this page. Sending goes on when you open it again on this device.',
  keepOpen: 'Please leave this page open until everything has arrived.',
  offline: 'There is no connection. Sending goes on by itself as soon as it is back.',
  stopped: 'Not everything could be sent. What you chose is kept here; please try again.',
  lost: (count: number) =>
    `This device could not keep ${plural(count, { one: '# file', other: '# files' })} while the page was closed. Please choose again.`,
  arrived: (count: number) => plural(count, { one: '# has arrived.', other: '# have arrived.' }),
  thanks: (name: string) => `Thank you, ${name}.`,
  more: 'Send more',
  nextGuest: 'Next guest',
  memories: 'Share a memory',
  own: {
    heading: 'What you have sent',
    empty: 'Nothing that you sent is here any longer.',
    taken: 'The family has taken this one.',
    takeBack: 'Take Back',
    question: {
      title: 'Take this back?',
      description: 'It is deleted, and the family does not see it.',
      confirm: 'Take Back',
      cancel: 'Leave it',
    },
    takenBack: { title: 'Taken back', description: 'The family no longer has it.' },
    notTakenBack: { title: 'Not taken back', description: 'It could not be taken back. Please try again.' },
  },
  sharedHint:
    'Guests share this device. Once everything has arrived, nothing of yours stays on it. If nobody touches it for 3 minutes, this form is cleared.',
})
export const { own: ownTexts } = texts
