import type { Media } from '../../../contract/media.ts'
import type { ListedMemory } from '../../../contract/memories.ts'
import type { Track } from '../../../contract/music.ts'
import type { Settings } from '../../../contract/settings.ts'
import { isShown } from '../../media/isShown.ts'

export interface ShowAnswers {
  '/api/media': Media[]
  '/api/music': Track[]
  '/api/memories': ListedMemory[]
  '/api/settings': Settings
}

/** A keeper’s answers without what visitors are not told: whoever holds the device reads what is stored on it. */
export const visitorsView = (answers: ShowAnswers): ShowAnswers => ({
  '/api/media': answers['/api/media'].filter(isVisible).map((item) => without(item, ofKeepers.media)),
  '/api/music': answers['/api/music'].map((track) => without(track, ofKeepers.music)),
  '/api/memories': answers['/api/memories'].filter(isRead).map(sentenceOf),
  '/api/settings': without(answers['/api/settings'], ofKeepers.settings),
})

const isVisible = (item: Media) => isShown(item) && item.filePath !== null

const isRead = ({ approved, slideshowSentence }: ListedMemory) => approved && slideshowSentence !== null

/** The show reads one sentence and its writer's name: nothing else of a memory is stored. */
const sentenceOf = (memory: ListedMemory): ListedMemory => ({
  ...without(memory, ofKeepers.memories),
  email: null,
  content: null,
  mediaIds: [],
  answer: null,
  answeredBy: null,
})

/** The fields that visitors' answers lack: those that an answer may lack. */
type Optional<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T]
type Names<T> = Record<Optional<T>, true>

const ofKeepers = {
  media: {
    originalName: true,
    problem: true,
    pages: true,
    published: true,
    hidden: true,
    adjustment: true,
    sameAs: true,
    edits: true,
    heldEdits: true,
    deletable: true,
    held: true,
  } satisfies Names<Media>,
  memories: { heldBecause: true, mailOnAnswer: true, answerMailedAt: true } satisfies Names<ListedMemory>,
  music: { originalName: true, tagTitle: true, problem: true } satisfies Names<Track>,
  settings: {
    moderation: true,
    keepDeleted: true,
    canSendMail: true,
    samples: true,
    sampleFields: true,
    warnings: true,
    programme: true,
  } satisfies Names<Omit<Settings, 'portraitShape'>>,
}

const without = <T extends object>(value: T, names: Record<string, true>): T =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names[name])) as T
