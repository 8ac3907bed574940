/**
 * The whole show as plain data, without clock, network or screen. The slideshow plays it, the film
 * renders it, and the offline show stores the files it names. Times are in seconds. After its last second the show repeats.
 */
export interface Timeline {
  seconds: number
  /** in order and without gaps */
  scenes: readonly Scene[]
  /** in order and without gaps until the end; empty if no song has a known length */
  sounds: readonly Sound[]
  /** volume of the songs, from 0 to 1, linear between these points */
  volumes: readonly VolumePoint[]
  /** seconds per photograph, and the number of photographs */
  secondsEach: number
  photographs: number
}

export type Scene = SceneTime & (TitleScene | PicturesScene | VideoScene | MemoryScene | EndScene)
interface SceneTime {
  at: number
  until: number
}
export interface TitleScene extends TitleCard {
  kind: 'title'
}
export interface PicturesScene {
  kind: 'pictures'
  /** ids of one photograph, or of two side by side */
  ids: readonly string[]
  /** its position among the scenes with photographs, by which renderers choose an effect */
  number: number
}
export interface VideoScene {
  kind: 'video'
  /** the id of a video, which plays from its start at its own volume */
  id: string
}
export interface MemoryScene extends MemoryCard {
  kind: 'memory'
}
export interface EndScene {
  kind: 'end'
  sentence: string
}
export type Card = TitleScene | MemoryScene | EndScene
/** A scene that shows text. */
export type CardScene = Extract<Scene, Card>
export const isCard = (scene: Scene): scene is CardScene =>
  scene.kind !== 'pictures' && scene.kind !== 'video'

export interface TitleCard {
  name: string
  dates: string
}
export interface MemoryCard {
  sentence: string
  name: string
}
export interface Sound {
  at: number
  until: number
  id: string
}
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
  /** null: unknown */
  duration: number | null
}

export interface TimelineSettings extends CardSettings {
  /** seconds per photograph */
  seconds: number
  /** instead of `seconds`, chooses a duration with which pictures and songs end together */
  asLongAsSongs: boolean
  /** shows two consecutive upright photographs together */
  sideBySide: boolean
  /** volume of the songs, from 0 to 1 */
  volume: number
}
export interface CardSettings {
  beginning: TitleCard | null
  /** the family's closing sentence; empty: no closing card */
  end: string
  memories: readonly MemoryCard[]
}

/** Duration of the transition between two pictures. */
export const TRANSITION_SECONDS = 0.7
const TITLE_SECONDS = 6
const END_SECONDS = 8
/** Number of photographs and videos between two memories. */
const MEMORY_EVERY = 10
/** Minimum seconds per photograph when fitting pictures to songs; if there is less time, the songs play once more. */
const MIN_SECONDS = 2
/** The fraction to which the songs' volume is lowered during a video, and the seconds it takes to lower it. */
export const VIDEO_MUSIC_VOLUME = 0.15
export const LOWERING_SECONDS = 0.5
/** Seconds for a video of unknown duration. */
const VIDEO_SECONDS = 30

/** Builds the timeline from slides in display order. Videos among them are always shown. */
export function buildTimeline(
  slides: readonly TimelineSlide[],
  songs: readonly TimelineSong[],
  settings: TimelineSettings,
): Timeline {
  const groups = groupSlides(slides, settings.sideBySide)
  const secondsEach = settings.asLongAsSongs ? computeSecondsEach(slides, songs, settings) : settings.seconds
  const scenes: Scene[] = []
  let at = 0
  const add = (scene: Card | PicturesScene | VideoScene, seconds: number) => {
    scenes.push({ ...scene, at, until: at + seconds })
    at += seconds
  }
  const addCards = (before: number, next: number) => {
    for (const card of listCards(before, next, slides.length, settings)) add(card, estimateCardSeconds(card))
  }
  let shown = 0
  let number = 0
  if (slides.length > 0) addCards(0, 0)
  for (const group of groups) {
    const [first] = group
    if (first?.fileType === 'video') add({ kind: 'video', id: first.id }, chooseVideoSeconds(first))
    else add({ kind: 'pictures', ids: group.map(({ id }) => id), number: number++ }, secondsEach)
    addCards(shown, shown + group.length)
    shown += group.length
  }
  const sounds = planSounds(at, songs)
  return {
    seconds: at,
    scenes,
    sounds,
    volumes: planVolumes(scenes, settings.volume),
    secondsEach,
    photographs: slides.filter(isPhotograph).length,
  }
}

export interface ScreenState {
  scene: Scene
  /** the previous scene, still visible during the transition; otherwise null */
  leaving: Scene | null
  /** progress of the transition, from 0 to 1; by default it is a fade */
  transitionProgress: number
  /** progress within the scene, from 0 to 1 */
  progress: number
  /** seconds since the scene began, which is also the position in a video */
  second: number
}

/** Finds what is on the screen at this second; null for an empty show. */
export function findScreen({ scenes, seconds }: Timeline, second: number): ScreenState | null {
  const at = seconds > 0 ? second % seconds : 0
  const index = findLastBegun(scenes, at)
  const scene = scenes[index]
  if (!scene) return null
  // the first scene begins without a transition, except when the show repeats
  const before = scenes[index - 1] ?? (second >= seconds ? scenes.at(-1) : undefined)
  const within = at - scene.at
  const come = before ? Math.min(1, within / TRANSITION_SECONDS) : 1
  return {
    scene,
    leaving: before && come < 1 ? before : null,
    transitionProgress: come,
    progress: within / (scene.until - scene.at),
    second: within,
  }
}

/** Finds the song at this second, with position and volume; null for silence. */
export function findSound(shown: Timeline, second: number) {
  const at = shown.seconds > 0 ? second % shown.seconds : 0
  const sound = shown.sounds[findLastBegun(shown.sounds, at)]
  return sound ? { id: sound.id, position: at - sound.at, volume: computeVolume(shown.volumes, at) } : null
}

/** Groups slides that are on the screen together: one slide, or two upright photographs. */
function groupSlides<Slide extends Pick<TimelineSlide, 'fileType' | 'orientation'>>(
  slides: readonly Slide[],
  sideBySide: boolean,
): Slide[][] {
  const groups: Slide[][] = []
  for (const slide of slides) {
    const last = groups.at(-1)
    const alone = last?.length === 1 ? last[0] : undefined
    if (sideBySide && last && alone && isUpright(alone) && isUpright(slide)) last.push(slide)
    else groups.push([slide])
  }
  return groups
}

/**
 * Lists the cards between two of `all` slides: `before` is the index of the slide on the screen, `next` the index of the
 * following one, which is `all` at the end. A memory follows every ten slides, or the last one if there are fewer than ten.
 */
function listCards(
  before: number,
  next: number,
  all: number,
  { beginning, end, memories }: CardSettings,
): Card[] {
  if (next === 0) return beginning ? [{ kind: 'title', ...beginning }] : []
  const tens = Math.floor(next / MEMORY_EVERY)
  const isTime = Math.floor(before / MEMORY_EVERY) < tens || (next === all && tens === 0)
  const memory = memories[Math.max(0, tens - 1) % memories.length]
  return [
    ...(memory && isTime ? [{ kind: 'memory', ...memory } as const] : []),
    ...(next === all && end ? [{ kind: 'end', sentence: end } as const] : []),
  ]
}

/** Estimates the seconds needed to read a card. */
const estimateCardSeconds = (card: Card) =>
  card.kind === 'title'
    ? TITLE_SECONDS
    : card.kind === 'end'
      ? END_SECONDS
      : Math.min(20, Math.max(6, 3 + card.sentence.length / 14))

const chooseVideoSeconds = ({ duration }: Pick<TimelineSlide, 'duration'>) => duration ?? VIDEO_SECONDS

/** Computes the seconds per photograph with which the show lasts as long as the songs. Without songs it returns the chosen seconds. */
function computeSecondsEach(
  slides: readonly TimelineSlide[],
  songs: readonly TimelineSong[],
  settings: TimelineSettings,
): number {
  const music = songs.reduce((sum, { duration }) => sum + (duration ?? 0), 0)
  const other = { ...settings, asLongAsSongs: false, seconds: 0 }
  const groups = groupSlides(slides, settings.sideBySide).filter(
    ([first]) => first && isPhotograph(first),
  ).length
  if (music === 0 || groups === 0) return settings.seconds
  const rest = buildTimeline(slides, [], other).seconds
  const rounds = Math.max(1, Math.ceil((rest + groups * MIN_SECONDS) / music))
  return (rounds * music - rest) / groups
}

/** Computes the scale of a picture with slow pan and zoom around its focal point. It never exceeds 1, so nothing is cropped. */
export const computeZoom = (progress: number) => 0.92 + 0.08 * Math.min(1, Math.max(0, progress))

const isPhotograph = ({ fileType }: Pick<TimelineSlide, 'fileType'>) => fileType === 'image'
const isUpright = (slide: Pick<TimelineSlide, 'fileType' | 'orientation'>) =>
  isPhotograph(slide) && slide.orientation === 'portrait'

/** Repeats the songs in order until the end, where the last one is cut off. */
function planSounds(end: number, songs: readonly TimelineSong[]): Sound[] {
  const known = songs.filter(({ duration }) => duration)
  const sounds: Sound[] = []
  for (let at = 0, index = 0; known.length > 0 && end - at > 0.001; index++) {
    const { id, duration } = known[index % known.length] as TimelineSong
    const until = at + (duration ?? 0)
    sounds.push({ at, until: Math.min(until, end), id })
    at = until
  }
  return sounds
}

/** Lowers the volume during videos and fades it out during the closing card. */
function planVolumes(scenes: readonly Scene[], volume: number): VolumePoint[] {
  const points: VolumePoint[] = [{ at: 0, volume }]
  for (const { kind, at, until } of scenes) {
    if (kind === 'end') points.push({ at, volume }, { at: until, volume: 0 })
    if (kind !== 'video') continue
    const lowering = Math.min(LOWERING_SECONDS, (until - at) / 2)
    const low = volume * VIDEO_MUSIC_VOLUME
    points.push({ at, volume }, { at: at + lowering, volume: low })
    points.push({ at: until - lowering, volume: low }, { at: until, volume })
  }
  return points
}

function computeVolume(points: readonly VolumePoint[], at: number): number {
  const index = findLastBegun(points, at)
  const before = points[index] ?? { at: 0, volume: 0 }
  const after = points[index + 1]
  if (!after || after.at === before.at) return before.volume
  return before.volume + ((after.volume - before.volume) * (at - before.at)) / (after.at - before.at)
}

/** Finds the index of the last element that has begun. */
function findLastBegun(list: readonly { at: number }[], at: number): number {
  let index = list.length - 1
  while (index >= 0 && (list[index]?.at ?? 0) > at) index--
  return index
}
