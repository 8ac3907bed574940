import { endSentence } from '../../../domain/endSentence.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'
import { visitorLimits as limits } from '../../../contract/visitorLimits.ts'
import type { MemoryTextName } from '../../../contract/memorial/memoryText.ts'

const tooLong: Partial<Record<MemoryTextName, (length: number) => string>> = {
  name: () => `A name can be at most ${limits.name} characters long.`,
  content: (length: number) =>
    `A memory can be at most ${formatNumber(limits.memory)} characters long. Yours has ${formatNumber(length)}; nothing is lost, please shorten it a little.`,
}

export const texts = sentences({
  heading: (name: string) => `Share Your Memories of ${name}`,
  /** used in a static copy, where nobody can share a memory */
  headingOfCopy: (name: string) => `Memories of ${name}`,
  shared: 'Shared Memories',
  loading: 'Loading memories...',
  count: (count: number) => plural(count, { one: '# memory', other: '# memories' }),
  empty: 'No memories have been shared yet.',
  /** used in a static copy, to which nothing is added */
  emptyCopy: 'When this copy was made, no memories had been shared.',
  emptyHint: (name: string) => endSentence(`Be the first to share a memory of ${name}`),
  all: 'See all memories',
  failed: 'The memories could not be fetched just now. They are safe; please try again.',
  photosFailed: 'The photographs could not be fetched just now. They are safe; please try again.',
  unknownDate: 'Unknown date',
  answerFrom: (name: string | null) => `Answer from ${name ?? 'the family'}`,
  edit: 'Edit',

  form: {
    heading: 'Add Your Memory',
    needsScript: 'Sharing a memory needs JavaScript and a newer browser.',
    expand: 'Expand',
    minimize: 'Minimize',
    restored: 'What you began to write is kept here.',
    email: 'Email',
    emailHint: 'Optional. Only the family sees it.',
    mailOnAnswer: 'Write to me when the family answers',
    withoutQuestion: 'Write without this question',
    /** below the memory; in English, the form has the specified words alone */
    condolenceHint: '',
    photos: 'Photos',
    choosePhotos: 'Choose photos',
    orDrop: 'or drop them here',
    photosHint: 'JPG, PNG, GIF up to 10MB',
    photosMore: `Up to ${limits.visitorFiles} photographs, as your phone took them. Larger ones are made smaller on your device first.`,
    addCaption: 'Add a caption',
    title: 'Title',
    description: 'Description',
    remove: 'Remove',
    preparing: 'Making it smaller…',
    sent: 'Sent',
    unsaved: 'This device could not keep a copy of it. Please leave this page open until it is sent.',
    share: 'Share Memory',
    uploading: (percent: number) => `Uploading… ${percent}%`,
    allSent: 'Sent. Preparing the photographs…',
    progress: 'Upload progress',
    notSent: 'Not sent yet:',
    sendWithout: (count: number) => (count === 1 ? 'Send without it' : 'Send without them'),
    sharing: 'Sharing…',
    clear: 'Clear',
    cleared: 'Cleared.',
    undo: 'Undo',
    sharedHint:
      'Guests share this device, so it keeps nothing that you write. If nobody touches it for 3 minutes, this form is cleared.',
    stillWriting: {
      title: 'Are you still writing?',
      description:
        'To keep what you wrote, touch the screen or press a key. Otherwise, this form will soon be cleared.',
    },
    abandoned: {
      title: 'This form was cleared',
      description: 'Guests share this device, and nobody had touched it for 3 minutes.',
    },
    draftHint: 'What you write is kept on this device for 24 hours, until you share or clear it.',
  },

  fieldErrors: {
    name: 'Please enter your name.',
    email: 'Please enter a valid e-mail address, or leave this empty.',
    tooLong,
    photoText: {
      title: `A title can be at most ${limits.title} characters long.`,
      description: `A description can be at most ${formatNumber(limits.description)} characters long.`,
    },
    tooMany: `At most ${limits.visitorFiles} photographs can go with one memory. The first ${limits.visitorFiles} are kept here; the others can follow in a second memory.`,
    tooLarge: (name: string) =>
      `“${name}” is larger than 10 MB and this browser cannot make it smaller. Please choose a smaller version of it.`,
  },

  connectionLost:
    'The connection was lost. What you wrote is safe: what has arrived stays there, and the rest is kept here and sent as soon as you are connected again.',
  stopped: 'Not everything could be sent. What you wrote is kept here; please try again.',
  changedElsewhere:
    'This memory has been changed since you opened it here, in another window or by the family. What you wrote is still above: save again to replace the other version.',
  gone: 'This memory is no longer here: it was withdrawn, or the family has removed it. What you wrote is still above, if you would like to copy it.',

  onlyImages: {
    title: 'Only images are allowed',
    description: 'Please select image files only (JPG, PNG, etc.).',
  },
  describe: {
    title: 'Consider adding descriptions',
    description:
      'A title or a few words tell others what they see. Your photographs are being shared anyway.',
  },
  uploadFailed: { title: 'Upload failed', description: 'Failed to upload images. Please try again.' },
  shareFailed: { title: 'Submission failed', description: 'Failed to share your memory. Please try again.' },
  sharedToast: { title: 'Memory shared', description: 'Thank you for sharing your memory.' },
  held: 'It will appear once the family has read it.',

  link: {
    thanks: (name: string) => `Thank you, ${name}`,
    below: 'Your memory is below.',
    explanation:
      'To change your memory or withdraw it later, keep this private link. It disappears after a minute.',
    label: 'Your private link',
    copy: 'Copy link',
    copied: 'Copied',
    share: 'Share link',
    mail: 'Send me this link',
    mailed:
      'The link is on its way to the address you gave. If it does not arrive in a few minutes, please check your spam folder.',
    mailFailed: 'The mail could not be sent. Please copy the link instead.',
    done: 'Done',
    ownPhone: 'This is my own phone: I can change it here later',
    incomplete:
      'This private link is not complete: its last part is missing, because some mail programs cut it off. Please copy the whole link into the browser’s address field. If you no longer have it, the family can change your memory for you.',
  },
})
export const { form: formTexts, link: linkTexts, fieldErrors: fieldErrorsTexts } = texts
