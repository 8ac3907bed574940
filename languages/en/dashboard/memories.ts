import { plural, sentences } from '../grammar.ts'
import type { HoldReason } from '../../../contract/memorial/memories.ts'

export const texts = sentences({
  title: 'Guestbook/Memories Management',
  loading: 'Loading memories...',
  none: 'No memories have been shared yet.',
  failed: 'The memories could not be fetched.',
  columns: {
    name: 'Name',
    email: 'Email',
    date: 'Date',
    content: 'Content Preview',
    media: 'Media',
    actions: 'Actions',
  },
  noMedia: 'None',
  unknownDate: 'Unknown date',
  nothing: '–',
  onlyWaiting: (count: number) => `Show only those waiting (${count})`,
  noneWait: 'Nothing is waiting for you.',
  waits: 'Waiting for you',
  hidden: 'Hidden',
  because: {
    all: 'Every new memory waits until you have read it.',
    trap: 'A field that no person sees was filled in.',
    haste: 'It was sent faster than anyone writes.',
    links: 'It contains a link.',
    repeated: 'It says the same as another memory, word for word.',
  } satisfies Record<HoldReason, string>,
  approve: 'Approve',
  hide: 'Hide',
  approved: { title: 'Update successful', description: 'Visitors see this memory now.' },
  nowHidden: { title: 'Update successful', description: 'Visitors do not see this memory.' },

  view: 'View',
  details: 'Memory Details',
  content: 'Content',
  state: 'Seen by',
  everyone: 'Everyone',
  nobody: 'Only you',
  media: 'Media',
  edit: 'Edit',

  editTitle: 'Edit Memory',
  questionHint: 'From a table card. Leave empty to show the memory without it.',
  isApproved: 'Approved',
  sentenceHint: 'Shown between the photographs, if the slideshow reads from memories.',
  noSentence: 'None',
  selectMedia: 'Select Media',
  attached: (count: number) => `${plural(count, { one: '# item', other: '# items' })} attached`,
  cancel: 'Cancel',
  save: 'Save Changes',
  saving: 'Saving…',
  updated: { title: 'Update successful', description: 'The memory has been updated.' },
  updateFailed: { title: 'Update failed', description: 'Failed to update memory.' },

  answerAction: 'Answer',
  answered: 'Answered',
  answeredBy: (name: string | null) => `Answer from ${name ?? 'the family'}`,
  answer: {
    title: (name: string) => `Answer ${name}`,
    fromHint: 'Leave empty to sign as the family.',
    shownWithoutMail: 'Visitors read it below the memory.',
    willMail: (name: string) =>
      `Visitors read it below the memory. ${name} asked for an e-mail about it: it goes out ten minutes after the answer is first saved.`,
    mailed: (name: string, day: string) => `${name} was notified by e-mail on ${day}.`,
    hidden: 'Visitors see neither this memory nor the answer.',
    hiddenMail: (name: string) =>
      `Visitors see neither this memory nor the answer. Once you approve it, ${name} is notified by e-mail, as requested.`,
    save: 'Save Answer',
    saved: { title: 'Update successful', description: 'Your answer is below the memory.' },
    takeBack: 'Take Back',
    takeBackQuestion: {
      title: 'Take the answer back?',
      description:
        'Visitors no longer see it. An e-mail that has already gone out cannot be taken back; it does not contain the answer.',
      confirm: 'Take Back',
    },
    takenBack: { title: 'Update successful', description: 'The answer has been taken back.' },
  },

  delete: 'Delete',
  itemPhrase: (name: string) => `the memory of ${name}, with the photographs that belong to it alone`,
  deleted: { title: 'Delete successful', description: 'The memory has been deleted.' },
  deleteFailed: { title: 'Delete failed', description: 'Failed to delete memory.' },

  picker: {
    title: 'Select Media Items',
    selected: (count: number) => `${count} items selected`,
    apply: 'Apply Selection',
    empty: 'No media items available',
    emptyHint: 'Upload media items in the Media tab first',
    loading: 'Loading media items...',
    failed: 'Failed to fetch media items',
  },
})
export const { answer: answerTexts, picker: pickerTexts } = texts
