import type { KindCounts } from '../../../contract/media/media.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

const countKinds = ({ photographs, videos }: KindCounts) => {
  if (videos === 0) return plural(photographs, { one: '# photograph', other: '# photographs' })
  if (photographs === 0) return plural(videos, { one: '# video', other: '# videos' })
  return `${formatNumber(photographs + videos)} photographs and videos`
}

export const texts = sentences({
  heading: (name: string) => `Your photographs of ${name}`,
  loading: 'Opening the page…',
  incomplete:
    'This link is not complete: its last part is missing. Please scan the code again, or copy the whole link.',
  familyFirst: 'The family sees them first.',
  choose: 'Choose photographs and videos',
  drop: 'or drop them here',
  list: 'Chosen photographs and videos',
  chosen: (kinds: KindCounts) => `${countKinds(kinds)} chosen.`,
  others: (count: number) => `and ${formatNumber(count)} more`,
  portions: (count: number) => `The first ${formatNumber(count)} go now; the others follow by themselves.`,
  remove: 'Remove',
  removeAll: 'Remove all',
  name: 'Your name',
  nameNeeded: 'Please enter your name.',
  email: 'Email',
  emailHint: 'Optional, so that the family can thank you.',
  emailWrong: 'Please enter a valid e-mail address, or leave this empty.',
  message: 'A word to the family',
  messageHint: 'Optional.',
  send: 'Send to the family',
  chooseFirst: 'Please choose photographs or videos first.',
  sending: 'Sending…',
  progress: 'Progress of sending',
  arrivedOf: (arrived: number, total: number) =>
    `${formatNumber(arrived)} of ${formatNumber(total)} have arrived; ${formatNumber(total - arrived)} to go.`,
  mayClose: 'You can close this page. Sending goes on when you open it again on this device.',
  keepOpen: 'Please leave this page open until everything has arrived.',
  unsaved: 'This device has no room for copies of all of them.',
  offline: 'There is no connection. Sending goes on by itself as soon as it is back.',
  stopped: 'Not everything could be sent. What you chose is kept here; please try again.',
  kept: 'What you chose is kept here.',
  lost: (count: number, files: string) =>
    `This device could not keep ${plural(count, { one: '# file', other: '# files' })} while the page was closed. Please choose again: ${files}.`,
  arrived: (kinds: KindCounts) =>
    `${countKinds(kinds)} ${kinds.photographs + kinds.videos === 1 ? 'has' : 'have'} arrived.`,
  thanks: (name: string) => `Thank you, ${name}.`,
  more: 'Send more',
  nextGuest: 'Next guest',
  memories: 'Share a memory',
  own: {
    heading: 'What you have sent',
    loading: 'Loading what you have sent…',
    empty: 'Nothing that you sent is here any longer.',
    taken: 'The family has taken this one into the gallery.',
    takeBack: 'Take Back',
    question: {
      title: 'Take this back?',
      description: 'It will be deleted, and the family will no longer see it.',
      confirm: 'Take Back',
      cancel: 'Leave it',
    },
    takenBack: { title: 'Taken back', description: 'The family no longer has it.' },
    notTakenBack: { title: 'Not taken back', description: 'It could not be taken back. Please try again.' },
  },
  sharedHint:
    'Guests share this device. Once everything has arrived, nothing of yours stays on it. If nobody touches it for 3 minutes, this form is cleared.',
  stillWriting: {
    title: 'Are you still here?',
    description:
      'To keep what you chose, touch the screen or press a key. Otherwise, this form will soon be cleared.',
  },
  abandoned: {
    title: 'This form was cleared',
    description: 'Guests share this device, and nobody had touched it for 3 minutes.',
  },
})
export const { own: ownTexts } = texts
