import { inLanguage } from '../../../domain/language.ts'
import type { DeletedItem, PutBackNote } from '../../../contract/media/deleted.ts'
import { formatCount } from '../format.ts'

const notes = {
  memory_deleted: 'Its memory is deleted, too: put that back, and the photograph is attached to it again.',
  memory_gone: 'Its memory is gone for good, so visitors do not see this photograph.',
  photos_deleted: 'Some of its photographs are deleted, too: put them back, and they are attached again.',
  photos_gone: 'Some of its photographs are gone for good.',
  picture_deleted: 'Its picture is deleted, too: put that back, and it is shown here again.',
  picture_gone: 'Its picture is gone for good.',
  obituary_replaced: 'The obituary that was written meanwhile is in this list now.',
  obituary_stays:
    'The obituary stays in ‘Recently deleted’, because another one is on the site. Put it back by itself to exchange the two.',
} satisfies Record<PutBackNote, string>

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
  photos: (count: number) => `with ${formatCount(count, 'photograph')}`,
  deleted: (time: string, keeper: string | null) =>
    keeper ? `Deleted ${time} by ${keeper}` : `Deleted ${time}`,
  gone: (day: string) => `Gone for good on ${day}`,
  putBack: 'Put back',
  putBackDone: (noteNames: readonly PutBackNote[]) => ({
    title: 'Put back',
    description:
      noteNames.length === 0
        ? 'Everything is where it was.'
        : noteNames.map((noteName) => notes[noteName]).join(' '),
    ...(noteNames.length > 0 && { duration: 12_000 }),
  }),
  putBackFailed: { title: 'Update failed', description: 'It could not be put back. Please try again.' },
  notHere: {
    title: 'Update failed',
    description: 'It is no longer in this list: it was put back or deleted for good meanwhile.',
  },
  deleteForGood: 'Delete for good',
  quoted: (name: string) => `“${name}”`,
  done: { title: 'Delete successful', description: 'It is gone for good.' },
  deleteFailed: { title: 'Delete failed', description: 'It could not be deleted. Please try again.' },
}

export const texts = inLanguage({ en })

export const describeDeletedItem = ({ kind, title }: Pick<DeletedItem, 'kind' | 'title'>) =>
  title ?? texts.kinds[kind]
