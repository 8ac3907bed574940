import { sentences } from '../grammar.ts'

const count = (one: string, many: string) => (number: number) => `${number} ${number === 1 ? one : many}`

export const texts = sentences({
  subject: (name: string) => `What is new on the memorial of ${name}`,
  since: (name: string) => `New on the memorial of ${name} since the last such e-mail:`,
  changed: 'a memory was changed by its writer, and is waiting for you to read it',
  news: {
    memories: count('new memory', 'new memories'),
    waiting: count('of them is waiting for you to read it', 'of them are waiting for you to read them'),
    sentPhotographs: count('photograph sent to you', 'photographs sent to you'),
    sentVideos: count('video sent to you', 'videos sent to you'),
    photographs: count('new photograph', 'new photographs'),
    videos: count('new video', 'new videos'),
    answers: count(
      'photograph that visitors said something about',
      'photographs that visitors said something about',
    ),
    heldEdits: count(
      'title or description with a link is waiting for you to read it',
      'titles or descriptions with links are waiting for you to read them',
    ),
    edits: count('title or description changed by a visitor', 'titles or descriptions changed by visitors'),
  },
  link: 'Open the dashboard',
  onDashboard: 'You will find it on the dashboard.',
})
