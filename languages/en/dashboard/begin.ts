import { formatNumber, plural, sentences } from '../grammar.ts'
import { he, heFirst, him } from '../pronouns.ts'

export const texts = sentences((person) => ({
  loading: 'Loading the memorial...',
  failed: 'The memorial could not be reached. What you typed here is not lost.',
  panel: {
    purpose:
      'Six questions, one at a time, turn this sample into your family’s memorial. They take a quarter of an hour, and you can stop at any of them.',
    begin: 'Begin',
  },
  goOn: 'Go on where you stopped',
  questions: {
    name: 'Whose memorial is this?',
    picture: `Do you have a picture of ${him(person)}?`,
    services: 'When do you say goodbye?',
    photographs: 'Which photographs come to mind first?',
    obituary: `What should people read about ${him(person)}?`,
    access: 'Who may see it?',
  },
  hints: {
    name: 'The name is enough for now. Everything here can be changed later.',
    picture: `One in which you recognize ${him(person)} at once. You can choose another one tomorrow.`,
    services: 'A visitation, a funeral, a reception: as many as there are. A date or time can still be open.',
    photographs: 'A handful is enough for tonight. You can add as many as you like later, under ‘Media’.',
    obituary: 'A few sentences are enough.',
    access: 'You can change this at any time, under ‘Settings’.',
  },
  progress: (number: number, count: number) => `Question ${number} of ${count}`,
  next: 'Next',
  later: 'Later',
  back: 'Back',
  close: 'Close',
  obituary: {
    howToBegin: 'How do you want to begin?',
    ways: {
      questions: {
        label: 'Start from short questions',
        hint: 'You complete short sentences, and can change everything before it is saved.',
      },
      empty: { label: 'An empty page' },
    },
    aboutAnswers: 'Each sentence is started for you. Complete it, change it, or leave it out.',
    answers: {
      born: `Where was ${he(person)} born?`,
      work: `What did ${he(person)} do?`,
      loved: `Whom did ${he(person)} love?`,
      left: 'Who is left?',
      character: `What was ${he(person)} like?`,
    },
    /** stand in the fields, where people complete or change them; without the blank at the end */
    beginnings: (name: string) => ({
      born: `${name || heFirst(person)} was born in`,
      work: `${heFirst(person)} worked as`,
      loved: `${heFirst(person)} loved`,
      left: `${heFirst(person)} is survived by`,
      character: `${heFirst(person)} was`,
    }),
    /** words with which a sentence begins, but not what completes one of the beginnings */
    sentenceStarts: ['He', 'She', 'You', 'We', 'They', 'I'] as readonly string[],
    aboutDraft: 'These are your own words. Change what you like: nothing is saved before you press ‘Next’.',
    replace: {
      title: 'Replace your text?',
      description: 'You have changed the text. The new draft from your answers would replace it.',
      confirm: 'Replace it',
      cancel: 'Keep my text',
    },
  },
  photographs: {
    choose: 'Choose photographs',
    progress: 'Uploading photographs',
    sent: (sentCount: number, count: number) => `${formatNumber(sentCount)} of ${formatNumber(count)} added`,
    problems: 'Not added',
    retry: 'Try again',
    added: (count: number) => plural(count, { one: '# is in the gallery', other: '# are in the gallery' }),
  },
  share: {
    ready: 'Everything is there.',
    now: 'Share it now',
    left: 'Left for later',
    nameFirst: 'Before you share it, please enter the name.',
    publishFirst:
      'Everything that you entered is safe. The person who runs the server can give the memorial an address for everyone; this note says how. Then come back here to share it.',
    messageLabel: 'A message to send',
    message: (name: string) =>
      `We made a place for ${name}: photographs, the services, and room for your memories.`,
    buttons: { copy: 'Copy message', copied: 'Copied', share: 'Send message' },
  },
}))
export const {
  obituary: obituaryTexts,
  panel: panelTexts,
  photographs: photographTexts,
  share: shareTexts,
} = texts
