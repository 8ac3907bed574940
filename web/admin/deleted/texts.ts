import { formatNumber, inLanguage } from '../../../domain/language.ts'
import { formatDateOnly } from '../../../domain/calendar/formatDates.ts'
import type { DeletedItem, PutBackNote } from '../../../contract/media/deleted.ts'
import type { Media } from '../../../contract/media/media.ts'
import type { Dates } from '../parts/dates/dates.ts'
import { formatCount, formatFileSize } from '../parts/lists/format.ts'

const notes = {
  memory_deleted: 'Its memory is deleted, too: put that back, and the photograph is attached to it again.',
  memory_gone: 'Its memory is gone for good, so visitors do not see this photograph.',
  photos_deleted: 'Some of its photographs are deleted, too: put them back, and they are attached again.',
  photos_gone: 'Some of its photographs are gone for good.',
  picture_deleted: 'Its picture is deleted, too: put that back, and it is shown here again.',
  picture_gone: 'Its picture is gone for good.',
  obituary_replaced: 'The obituary that was written in the meantime is now in this list.',
  obituary_stays:
    'The obituary stays in ‘Recently deleted’, because another one is on the site. Put it back by itself to exchange the two.',
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

const en = {
  title: 'Recently deleted',
  purpose:
    'What is deleted stays here for 30 days, and nobody else sees it. Then it is gone for good, with its files.',
  purposeOff:
    'From now on, what is deleted is gone for good at once. What is in this list stays until its 30 days are over.',
  loading: 'Loading what was deleted...',
  failed: 'The list could not be fetched just now.',
  none: 'Nothing here. What you delete can be put back from this list for 30 days.',
  noneOff: 'Nothing here. What you delete is gone for good at once.',
  list: 'Recently deleted',
  kinds: {
    image: 'Photograph',
    video: 'Video',
    media: 'Photograph or video',
    music: 'Song',
    services: 'Service',
    obituary: 'The obituary',
    memories: 'Memory',
  },
  unnamed: (title: string, file: string) => `${title}, ${file}`,
  pixels: (width: number, height: number) => `${width} × ${height}`,
  photos: (count: number) => `with ${formatCount(count, 'photograph')}`,
  deleted: (time: string, keeper: string | null) =>
    keeper ? `Deleted ${time} by ${keeper}` : `Deleted ${time}`,
  gone: (day: string) => `Gone for good on ${day}`,
  putBack: 'Put back',
  hintForMouse: 'Hold Shift to choose all in between.',
  putBackChosen: (count: number) => (count === 0 ? 'Put back' : `Put back ${formatNumber(count)}`),
  putBackAll: 'Put back all',
  putBackAllQuestion: (count: number) => ({
    title: count === 1 ? 'Put it back?' : `Put back all ${formatNumber(count)}?`,
    description:
      count === 1
        ? 'It goes back to where it was, and visitors see it as before.'
        : 'They go back to where they were, and visitors see them as before.',
    confirm: 'Put back all',
  }),
  putBackDone: ({ putBack, gone, notes: noteNames }: PutBackAnswer) => {
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
  putBackFailed: {
    title: 'Update failed',
    description: 'Nothing was put back. It is still in ‘Recently deleted’; please try again there.',
  },
  putBackFailedForHelper: {
    title: 'Update failed',
    description: 'Nothing was put back. It is still there: an administrator can put it back for 30 days.',
  },
  notHere: {
    title: 'Update failed',
    description: 'It is no longer in ‘Recently deleted’: it has since been deleted for good.',
  },
  deleteForGood: 'Delete for good',
  quoted: (name: string) => `“${name}”`,
  done: { title: 'Delete successful', description: 'It is gone for good.' },
  deleteFailed: { title: 'Delete failed', description: 'It could not be deleted. Please try again.' },
}

export const texts = inLanguage({ en })

/** A photograph that nobody named is called by its file, because many have no title. */
export const describeDeletedItem = ({ kind, title, picture }: DeletedItem) => {
  const name = title ?? texts.kinds[kind]
  const file = kind === 'media' && picture?.untitled ? picture.originalName : undefined
  return file ? texts.unnamed(name, file) : name
}

/** Lists what distinguishes a photograph or video from others: its date, its size in pixels and the size of its file. */
export const describeFile = ({ takenAt, width, height, fileSize }: Media, { formatDay }: Dates) =>
  [
    takenAt && formatDateOnly(takenAt, formatDay),
    width && height && texts.pixels(width, height),
    formatFileSize(fileSize),
  ].filter(Boolean)
