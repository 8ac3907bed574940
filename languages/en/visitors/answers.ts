import { formatNumber, plural, sentences } from '../grammar.ts'

/** The question about a photograph, below it and on the page that shows photographs without names one by one. */
export const texts = sentences({
  ask: { who: 'Do you know who this is?', whoElse: 'Do you know who else is in it?' },
  who: 'Who',
  whoElse: 'Who else is in it?',
  known: (names: string) => `Already named: ${names}.`,
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
  purpose: (asksYear: boolean) =>
    `${asksYear ? 'A name or a year' : 'A name'} is enough. You can stop at any time and come back later.`,
  position: (position: number, total: number) =>
    `Picture ${formatNumber(position)} of ${formatNumber(total)}`,
  sendAndNext: 'Send and continue',
  next: 'Next',
  back: 'Back',
  end: 'That was the last picture. Thank you for looking through them.',
  again: 'Look through them again',
  allNamed: 'Every picture has a name now. Thank you!',
  notAsked: 'There are no pictures to name at the moment.',
  home: 'Back to the memorial',
})
