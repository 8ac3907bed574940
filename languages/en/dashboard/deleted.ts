import { formatNumber, plural, sentences } from '../grammar.ts'

const nouns = {
  image: { one: '# photograph', other: '# photographs' },
  video: { one: '# video', other: '# videos' },
  media: { one: '# photograph or video', other: '# photographs and videos' },
  music: { one: '# song', other: '# songs' },
  services: { one: '# service', other: '# services' },
  obituary: { one: '# obituary', other: '# obituaries' },
  memories: { one: '# memory', other: '# memories' },
}

export const texts = sentences({
  title: 'Recently deleted',
  purpose:
    'What is deleted stays here for 30 days, and nobody else sees it. Then it is gone for good, with its files.',
  purposeOff:
    'From now on, what is deleted is gone for good at once. What is in this list stays until its 30 days are over.',
  loading: 'Loading what was deleted...',
  failed: 'The list could not be fetched just now.',
  none: 'Nothing here. What you delete can be put back from this list for 30 days.',
  noneOff: 'Nothing here. What you delete is gone for good at once.',
  kinds: {
    image: 'Photograph',
    video: 'Video',
    media: 'Photograph or video',
    music: 'Song',
    services: 'Service',
    obituary: 'The obituary',
    memories: 'Memory',
  },
  count: (kind: keyof typeof nouns, count: number) => `Recently deleted: ${plural(count, nouns[kind])}.`,
  toList: (count: number) =>
    count === 1 ? 'Put it back, or delete it for good' : 'Put them back, or delete them for good',
  unnamed: (title: string, file: string) => `${title}, ${file}`,
  pixels: (width: number, height: number) => `${width} × ${height}`,
  photos: (count: number) => `with ${plural(count, { one: '# photograph', other: '# photographs' })}`,
  deleted: (time: string, keeper: string | null) =>
    keeper ? `Deleted ${time} by ${keeper}` : `Deleted ${time}`,
  gone: (day: string) => `Gone for good on ${day}`,
  putBack: 'Put back',
  hintForMouse: 'Hold Shift to choose all in between.',
  putBackChosen: (count: number) => `Put back ${formatNumber(count)}`,
  putBackAll: 'Put back all',
  putBackAllQuestion: (count: number) => ({
    title: count === 1 ? 'Put it back?' : `Put back all ${formatNumber(count)}?`,
    description:
      count === 1
        ? 'It goes back to where it was, and visitors see it as before.'
        : 'They go back to where they were, and visitors see them as before.',
    confirm: 'Put back all',
  }),
  deleteForGood: 'Delete for good',
  quoted: (name: string) => `“${name}”`,
  done: { title: 'Delete successful', description: 'It is gone for good.' },
  deleteFailed: { title: 'Delete failed', description: 'It could not be deleted. Please try again.' },
})
