/**
 * A whole slideshow as plain data, independent of clock, network and screen. The slideshow page plays the timeline, and the
 * film is rendered from it. A device that stores a slideshow stores all files in its timeline. All times are in seconds. After
 * its end, the slideshow starts again.
 */
export interface Timeline {
  seconds: number
  /** the scenes in order, without gaps */
  scenes: readonly Scene[]
  /** the songs in order, without gaps until the end; empty if the duration of every song is unknown */
  sounds: readonly Sound[]
  /** the volume of the songs at some points in time; between two points, the volume changes linearly */
  volumes: readonly VolumePoint[]
  secondsPerPhotograph: number
  photographCount: number
}

export type Scene = SceneTime & (Card | PicturesScene | VideoScene)
/** When a scene begins and ends, in seconds since the start of the slideshow. */
interface SceneTime {
  at: number
  until: number
}
interface PicturesScene {
  kind: 'pictures'
  /** the ids of one photograph, or of two that are side by side */
  ids: readonly string[]
  /** the 0-based position of this scene among the scenes with photographs; the visual effect depends on it */
  pictureSceneIndex: number
}
interface VideoScene {
  kind: 'video'
  /** the id of the video, which is played from its beginning and at its own volume */
  id: string
}
/** The text of a scene without pictures. */
export type Card =
  | ({ kind: 'title' } & TitleCard)
  | ({ kind: 'memory' } & MemoryCard)
  | { kind: 'end'; sentence: string }
export type CardScene = Extract<Scene, Card>
export const isCard = (scene: Scene): scene is CardScene =>
  scene.kind !== 'pictures' && scene.kind !== 'video'

interface TitleCard {
  name: string
  dates: string
}
export interface MemoryCard {
  sentence: string
  name: string
}
/** A song, and when it begins and ends, in seconds since the start of the slideshow. */
export interface Sound {
  at: number
  until: number
  id: string
}
/** The volume of the songs, from 0 to 1, at a time in seconds since the start of the slideshow. */
export interface VolumePoint {
  at: number
  volume: number
}

export interface TimelineSlide extends TimelineSong {
  fileType: 'image' | 'video'
  orientation: 'portrait' | 'landscape'
}
export interface TimelineSong {
  id: string
  /** in seconds; null if it is unknown */
  duration: number | null
}

export interface TimelineSettings extends CardSettings {
  /** the number of seconds for each photograph */
  seconds: number
  /** whether to ignore `seconds` and show each photograph for a time that lets pictures and songs end together */
  asLongAsSongs: boolean
  /** whether two consecutive upright photographs are shown together */
  sideBySide: boolean
  /** the volume of the songs, from 0 to 1 */
  volume: number
}
export interface CardSettings {
  beginning: TitleCard | null
  /** the family's closing sentence; if it is empty, the slideshow ends without one */
  end: string
  memories: readonly MemoryCard[]
}

export const TRANSITION_SECONDS = 0.7
/** The number of seconds for each photograph, unless a device or the songs say otherwise. */
export const SECONDS_PER_SLIDE = 5
const TITLE_SECONDS = 6
const END_SECONDS = 8
/** The number of photographs and videos between two memories. */
const SLIDES_PER_MEMORY = 10
/**
 * The minimum number of seconds for a photograph if pictures and songs end together. If the songs are too short for this, they
 * are repeated.
 */
const MIN_SECONDS = 2
/** The fraction to which the volume of the songs is lowered during a video. */
export const VIDEO_MUSIC_VOLUME = 0.15
/** The number of seconds for lowering the volume before a video, and for raising the volume at its end. */
export const LOWERING_SECONDS = 0.5
/** The number of seconds for a video of unknown duration. */
const VIDEO_SECONDS = 30

/** Builds the timeline from slides in display order. Every video in `slides` is shown. */
export function buildTimeline(
  slides: readonly TimelineSlide[],
  songs: readonly TimelineSong[],
  settings: TimelineSettings,
): Timeline {
  const groups = groupSlides(slides, settings.sideBySide)
  const secondsPerPhotograph = settings.asLongAsSongs
    ? computeSecondsPerPhotograph(slides, songs, settings)
    : settings.seconds
  const scenes: Scene[] = []
  let at = 0
  const add = (scene: Card | PicturesScene | VideoScene, seconds: number) => {
    scenes.push({ ...scene, at, until: at + seconds })
    at += seconds
  }
  const addCards = (index: number, next: number) => {
    for (const card of listCards(index, next, slides.length, settings)) add(card, estimateCardSeconds(card))
  }
  let slideIndex = 0
  let pictureSceneCount = 0
  if (slides.length > 0) addCards(0, 0)
  for (const group of groups) {
    const [first] = group
    if (first?.fileType === 'video') add({ kind: 'video', id: first.id }, first.duration ?? VIDEO_SECONDS)
    else
      add(
        { kind: 'pictures', ids: group.map(({ id }) => id), pictureSceneIndex: pictureSceneCount++ },
        secondsPerPhotograph,
      )
    addCards(slideIndex, slideIndex + group.length)
    slideIndex += group.length
  }
  const sounds = planSounds(at, songs)
  return {
    seconds: at,
    scenes,
    sounds,
    volumes: planVolumes(scenes, settings.volume),
    secondsPerPhotograph,
    photographCount: slides.filter(isPhotograph).length,
  }
}

/** Groups the slides that are on the screen at the same time: a single slide, or two upright photographs. */
function groupSlides(slides: readonly TimelineSlide[], sideBySide: boolean): TimelineSlide[][] {
  const groups: TimelineSlide[][] = []
  for (const slide of slides) {
    const lastGroup = groups.at(-1)
    const single = lastGroup?.length === 1 ? lastGroup[0] : undefined
    if (sideBySide && lastGroup && single && isUpright(single) && isUpright(slide)) lastGroup.push(slide)
    else groups.push([slide])
  }
  return groups
}

/**
 * Lists the cards that are shown between two slides. `index` is the 0-based index of the slide on the screen. `nextIndex` is
 * the index of the next slide; after the last slide, it equals `slideCount`. A memory follows every ten slides. If there are
 * fewer than ten slides, a memory follows the last slide.
 */
function listCards(
  index: number,
  nextIndex: number,
  slideCount: number,
  { beginning, end, memories }: CardSettings,
): Card[] {
  if (nextIndex === 0) return beginning ? [{ kind: 'title', ...beginning }] : []
  const dueMemoryCount = Math.floor(nextIndex / SLIDES_PER_MEMORY)
  const isEnd = nextIndex === slideCount
  const isMemoryDue =
    Math.floor(index / SLIDES_PER_MEMORY) < dueMemoryCount || (isEnd && dueMemoryCount === 0)
  const memory = memories[Math.max(0, dueMemoryCount - 1) % memories.length]
  return [
    ...(memory && isMemoryDue ? [{ kind: 'memory', ...memory } as const] : []),
    ...(isEnd && end ? [{ kind: 'end', sentence: end } as const] : []),
  ]
}

const estimateCardSeconds = (card: Card) =>
  card.kind === 'title'
    ? TITLE_SECONDS
    : card.kind === 'end'
      ? END_SECONDS
      : Math.min(20, Math.max(6, 3 + card.sentence.length / 14))

/**
 * Computes how long to show each photograph, in seconds, so that pictures and songs end together. Without songs, returns
 * `settings.seconds`.
 */
function computeSecondsPerPhotograph(
  slides: readonly TimelineSlide[],
  songs: readonly TimelineSong[],
  settings: TimelineSettings,
): number {
  const songSeconds = songs.reduce((sum, { duration }) => sum + (duration ?? 0), 0)
  const settingsWithZeroSeconds = { ...settings, asLongAsSongs: false, seconds: 0 }
  const groupCount = groupSlides(slides, settings.sideBySide).filter(
    ([first]) => first && isPhotograph(first),
  ).length
  if (songSeconds === 0 || groupCount === 0) return settings.seconds
  const otherSeconds = buildTimeline(slides, [], settingsWithZeroSeconds).seconds
  const playlistRounds = Math.max(1, Math.ceil((otherSeconds + groupCount * MIN_SECONDS) / songSeconds))
  return (playlistRounds * songSeconds - otherSeconds) / groupCount
}

const isPhotograph = ({ fileType }: TimelineSlide) => fileType === 'image'
const isUpright = (slide: TimelineSlide) => isPhotograph(slide) && slide.orientation === 'portrait'

/** Repeats the songs in order until `end` (in seconds), where the last song is cut off. */
function planSounds(end: number, songs: readonly TimelineSong[]): Sound[] {
  const playable = songs.filter(({ duration }) => duration)
  const sounds: Sound[] = []
  for (let at = 0, index = 0; playable.length > 0 && end - at > 0.001; index++) {
    const { id, duration } = playable[index % playable.length] as TimelineSong
    const until = at + (duration ?? 0)
    sounds.push({ at, until: Math.min(until, end), id })
    at = until
  }
  return sounds
}

/** Plans the volume: it is lower during videos, and fades out during the closing card. */
function planVolumes(scenes: readonly Scene[], volume: number): VolumePoint[] {
  const points: VolumePoint[] = [{ at: 0, volume }]
  for (const { kind, at, until } of scenes) {
    if (kind === 'end') points.push({ at, volume }, { at: until, volume: 0 })
    if (kind !== 'video') continue
    const loweringSeconds = Math.min(LOWERING_SECONDS, (until - at) / 2)
    const loweredVolume = volume * VIDEO_MUSIC_VOLUME
    points.push({ at, volume }, { at: at + loweringSeconds, volume: loweredVolume })
    points.push({ at: until - loweringSeconds, volume: loweredVolume }, { at: until, volume })
  }
  return points
}
