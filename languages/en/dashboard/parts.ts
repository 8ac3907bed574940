import type { PutBackNote } from '../../../contract/media/deleted.ts'
import { formatNumber, sentences } from '../grammar.ts'
import { his } from '../pronouns.ts'

const notes = {
  memory_deleted: 'Its memory is deleted, too: put that back, and the photograph is attached to it again.',
  memory_gone: 'Its memory is gone for good, so visitors do not see this photograph.',
  photos_deleted: 'Some of its photographs are deleted, too: put them back, and they are attached again.',
  photos_gone: 'Some of its photographs are gone for good.',
  picture_deleted: 'Its picture is deleted, too: put that back, and it is shown here again.',
  picture_gone: 'Its picture is gone for good.',
  obituary_replaced: 'The obituary that was written in the meantime is now in this list.',
  obituary_stays:
    'The obituary stays in ‘Recently deleted’, because visitors see another one. Put it back by itself to exchange the two.',
} satisfies Record<PutBackNote, string>

type PutBackAnswer = { putBack: readonly string[]; gone: readonly string[]; notes: readonly PutBackNote[] }

const whereItWas = (count: number) =>
  count === 1 ? 'Everything is where it was.' : `All ${formatNumber(count)} are where they were.`

const backOf = (count: number, total: number) =>
  `${formatNumber(count)} of ${formatNumber(total)} ${count === 1 ? 'is' : 'are'} back.`
const sayGone = (count: number) =>
  count === 1
    ? 'The other one has since been deleted for good.'
    : 'The others have since been deleted for good.'

export const texts = sentences((person) => ({
  samples: {
    areSample: 'These are sample words.',
    sampleMark: 'Still our words, not yours.',
    parts: {
      donation: 'about the donation',
      obituary: 'obituary',
    },
    confirm: 'Keep these words',
    /** screen readers read this after `confirm`, as the name of the text to keep */
    inParentheses: (textName: string) => `(${textName})`,
    question: {
      title: 'Keep these words?',
      description: 'They then count as your own, and stay as they are until you change them.',
      confirm: 'Keep them',
    },
    saved: { title: 'Changes saved', description: 'These words are your own now.' },
    undone: { title: 'Changes saved', description: 'These words are a sample again.' },
    undoFailed: {
      title: 'Update failed',
      description: 'Nothing was changed. Please load the page again, and look at these words there.',
    },
    confirmFailed: {
      title: 'Update failed',
      description: 'These words could not be kept. Please try again.',
    },
  },
  showPassword: 'Show password',
  suggestion: (text: string) => `Write it as ${text}?`,
  whichDate: 'Please choose which date you mean.',
  dateNotRead: 'This date cannot be read. Write it like March 18, 2025.',
  dateToCome: 'This day is still to come.',
  dateAfterDeath: `This is after the day of ${his(person)} death.`,
  monthTooShort: (month: string, days: number) => `${month} has only ${days} days.`,
  qrCode: {
    code: 'The link as a QR code',
    save: 'Save the code',
    fileName: 'QR code',
  },
  deletion: {
    question: { title: 'Are you sure?', confirm: 'Delete' },
    forGood: (itemPhrase: string, _count: number) =>
      `This action cannot be undone. This will permanently delete ${itemPhrase}.`,
    /** `putBackBy` says who can put it back: 'you', or 'an administrator' if the reader is a helper */
    forAWhile: (itemPhrase: string, count: number, putBackBy: string) =>
      count === 1
        ? `This will delete ${itemPhrase}. Visitors no longer see it. For 30 days ${putBackBy} can put it back under ‘Recently deleted’; then it is gone for good.`
        : `This will delete ${itemPhrase}. Visitors no longer see them. For 30 days ${putBackBy} can put them back under ‘Recently deleted’; then they are gone for good.`,
    you: 'you',
    administrator: 'an administrator',
    keep: 'Keep deleted things for 30 days',
    keepHint: 'From now on, anything deleted here can be put back.',
    keepFailed: {
      title: 'Delete failed',
      description:
        'Nothing was deleted, because ‘Keep deleted things for 30 days’ could not be switched on. Please try again.',
    },
  },
  putBack: {
    done: ({ putBack, gone, notes: noteNames }: PutBackAnswer) => {
      const sentences = [
        gone.length > 0 && `${backOf(putBack.length, putBack.length + gone.length)} ${sayGone(gone.length)}`,
        ...noteNames.map((noteName) => notes[noteName]),
      ].filter((sentence) => sentence !== false)
      return {
        title: putBack.length > 0 ? 'Put back' : 'Not put back',
        description: sentences.length > 0 ? sentences.join(' ') : whereItWas(putBack.length),
        ...(sentences.length > 0 && { duration: 12_000 }),
      }
    },
    failed: {
      title: 'Update failed',
      description: 'Nothing was put back. It is still in ‘Recently deleted’; please try again there.',
    },
    failedForHelper: {
      title: 'Update failed',
      description: 'Nothing was put back. It is still there: an administrator can put it back for 30 days.',
    },
    notHere: {
      title: 'Update failed',
      description: 'It is no longer in ‘Recently deleted’: it has since been deleted for good.',
    },
  },
  selection: {
    chosen: (count: number) => `${formatNumber(count)} chosen`,
    all: 'Choose all',
    none: 'Choose none',
  },
  picture: {
    choose: 'Choose a picture',
    fromGallery: 'From the gallery',
    gallery: {
      loading: 'Loading the photographs...',
      failed: 'The photographs could not be fetched just now. Please try again.',
      empty: 'There are no photographs in the gallery yet.',
    },
    upload: 'Upload a picture',
    uploading: 'Uploading the picture',
    stillSending: 'The picture is still being sent.',
    stillOpening: 'The picture is still being opened.',
    crop: 'Crop',
    cropFailed: {
      title: 'Not cropped',
      description: 'The picture could not be opened just now. It is safe; please try again.',
    },
    remove: 'Remove the picture',
    chosen: 'The chosen picture',
    tooLarge: (file: string) => `“${file}” is larger than 100 MB. Please choose a smaller file.`,
    failed: 'Upload failed',
    failure: 'Failed to upload media files.',
  },
}))
export const {
  deletion: deletionTexts,
  picture: pictureTexts,
  putBack: putBackTexts,
  qrCode: qrCodeTexts,
  samples: sampleTexts,
  selection: selectionTexts,
} = texts
