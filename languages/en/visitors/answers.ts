import { formatNumber, plural, sentences } from '../grammar.ts'

/** The question about a photograph, below it and on the page that shows photographs without names one by one. */
export const texts = sentences({
  ask: { who: 'Do you know who this is?', when: 'Do you know when this was?' },
  who: 'Who',
  whoHint: 'Several names: a comma between them.',
  when: 'When',
  where: 'Where',
  from: 'Your name',
  nothing: 'Please write something here first, or in another field.',
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
  purpose: 'A name or a year is enough. You can stop at any time and go on later.',
  position: (position: number, total: number) =>
    `Picture ${formatNumber(position)} of ${formatNumber(total)}`,
  sendAndNext: 'Send and next',
  next: 'Next',
  back: 'Back',
  end: 'That was the last picture. Thank you for looking at them.',
  again: 'Look at them again',
  allNamed: 'Every picture has its names. Thank you!',
  home: 'Back to the memorial',
})
