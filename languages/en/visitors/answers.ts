import { formatNumber, plural, sentences } from '../grammar.ts'

/** The question about a photograph, below it and on the page that shows photographs without names one by one. */
export const texts = sentences({
  ask: { who: 'Do you know who this is?', when: 'Do you know when this was?' },
  who: 'Who',
  whoHint: 'Separate names with commas.',
  when: 'When',
  where: 'Where',
  from: 'Your name',
  nothing: 'Please write something here or in another field first.',
  send: 'Send',
  thanks: 'Thank you. The family sees it first.',
  notSent: { title: 'Not sent', description: 'What you wrote is still here. Please try again.' },
})

export const whoTexts = sentences({
  loading: 'Loading photographs...',
  failed: 'The photographs cannot be shown right now.',
  heading: (count: number, name: string) =>
    name
      ? `${plural(count, { one: '# picture', other: '# pictures' })} that only ${name} can name`
      : plural(count, { one: '# picture without names', other: '# pictures without names' }),
  purpose: 'A name or a year is enough. You can stop at any time and come back later.',
  position: (position: number, total: number) =>
    `Picture ${formatNumber(position)} of ${formatNumber(total)}`,
  sendAndNext: 'Send and continue',
  next: 'Next',
  back: 'Back',
  end: 'That was the last picture. Thank you for looking through them.',
  again: 'Look through them again',
  allNamed: 'Every picture has names now. Thank you!',
  home: 'Back to the memorial',
})
