/**
 * The show from its first second to its last: a value without clock, network or screen. The slideshow plays it, the film
 * renders it, and the stored show keeps the files it names. Times are seconds; after the last one it begins again.
 */
export interface Timeline {
  seconds: number
  /** one after the other, without gaps */
  scenes: readonly Scene[]
  /** one after the other, without gaps, until the end; empty where no song has a known length */
  sounds: readonly Sound[]
  /** how loud the songs are, from 0 to 1: straight lines between these points */
  volumes: readonly VolumePoint[]
  /** how long a photograph is shown, and how many there are */
  secondsEach: number
  photographs: number
}

export type Scene = SceneTime & (TitleScene | PicturesScene | FilmScene | MemoryScene | EndScene)
interface SceneTime {
  at: number
  until: number
}
export interface TitleScene extends TitleCard {
  kind: 'title'
}
export interface PicturesScene {
  kind: 'pictures'
  /** one, or two side by side */
  ids: readonly string[]
  /** its number among the scenes with photographs: who renders them chooses an effect by it */
  number: number
}
export interface FilmScene {
  kind: 'film'
  /** begins at its first second, and sounds as it is */
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
/** A scene of words. */
export type CardScene = Extract<Scene, Card>
export const isCard = (scene: Scene): scene is CardScene => scene.kind !== 'pictures' && scene.kind !== 'film'

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
  /** null: not known */
  duration: number | null
}

export interface TimelineSettings extends CardSettings {
  /** how long a photograph is shown */
  seconds: number
  /** instead: so long that pictures and songs end together */
  asLongAsSongs: boolean
  /** two upright photographs that follow each other are shown together */
  sideBySide: boolean
  /** the songs’, from 0 to 1 */
  volume: number
}
export interface CardSettings {
  beginning: TitleCard | null
  /** one sentence of the family; empty for no end */
  end: string
  memories: readonly MemoryCard[]
}

/** How long one picture takes to become the next. */
export const TRANSITION_SECONDS = 0.7
const TITLE_SECONDS = 6
const END_SECONDS = 8
/** After so many photographs and films a memory is read. */
const MEMORY_EVERY = 10
/** A photograph that fits the songs is shown for at least this long: else the songs come once more. */
const LEAST_SECONDS = 2
/** The songs' volume while a film sounds, and how long it takes to get there. */
export const FILM_MUSIC_VOLUME = 0.15
export const LOWERING_SECONDS = 0.5
/** A film whose length nobody knows. */
const FILM_SECONDS = 30

/** `slides` are in the order in which they are shown, and films among them are shown. */
export function timeline(
  slides: readonly TimelineSlide[],
  songs: readonly TimelineSong[],
  settings: TimelineSettings,
): Timeline {
  const groups = groupsOf(slides, settings.sideBySide)
  const secondsEach = settings.asLongAsSongs ? secondsToFit(slides, songs, settings) : settings.seconds
  const scenes: Scene[] = []
  let at = 0
  const add = (scene: Card | PicturesScene | FilmScene, seconds: number) => {
    scenes.push({ ...scene, at, until: at + seconds })
    at += seconds
  }
  const addCards = (before: number, next: number) => {
    for (const card of cardsBetween(before, next, slides.length, settings)) add(card, cardSeconds(card))
  }
  let shown = 0
  let number = 0
  if (slides.length > 0) addCards(0, 0)
  for (const group of groups) {
    const [first] = group
    if (first?.fileType === 'video') add({ kind: 'film', id: first.id }, filmSeconds(first))
    else add({ kind: 'pictures', ids: group.map(({ id }) => id), number: number++ }, secondsEach)
    addCards(shown, shown + group.length)
    shown += group.length
  }
  const sounds = soundsUntil(at, songs)
  return {
    seconds: at,
    scenes,
    sounds,
    volumes: volumesOf(scenes, settings.volume),
    secondsEach,
    photographs: slides.filter(isPhotograph).length,
  }
}

export interface OnScreen {
  scene: Scene
  /** still seen while its successor comes; null before the first, and once that is alone */
  leaving: Scene | null
  /** from 0 to 1: how far its coming is; a plain fade where nothing else is chosen */
  come: number
  /** from 0 to 1 within the scene */
  progress: number
  /** since the scene began: a film’s own second */
  second: number
}

/** The screen at this second; null for a show without anything. */
export function screenAt({ scenes, seconds }: Timeline, second: number): OnScreen | null {
  const at = seconds > 0 ? second % seconds : 0
  const index = lastAt(scenes, at)
  const scene = scenes[index]
  if (!scene) return null
  // the very first comes without a transition
  const before = scenes[index - 1] ?? (second >= seconds ? scenes.at(-1) : undefined)
  const within = at - scene.at
  const come = before ? Math.min(1, within / TRANSITION_SECONDS) : 1
  return {
    scene,
    leaving: before && come < 1 ? before : null,
    come,
    progress: within / (scene.until - scene.at),
    second: within,
  }
}

/** The song at this second, where in it, and how loud; null for silence. */
export function soundAt(shown: Timeline, second: number) {
  const at = shown.seconds > 0 ? second % shown.seconds : 0
  const sound = shown.sounds[lastAt(shown.sounds, at)]
  return sound ? { id: sound.id, position: at - sound.at, volume: volumeAt(shown.volumes, at) } : null
}

/** Pictures that are on the screen together: alone, or two upright photographs. */
function groupsOf<Slide extends Pick<TimelineSlide, 'fileType' | 'orientation'>>(
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
 * The cards between two slides of `all`: `before` is the number of the one that is on, counted from 0, and `next` that of
 * the one that comes; 0 is the first, `all` the end. A memory stands after every ten; where there are fewer, after the last.
 */
function cardsBetween(
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

/** As long as it takes to read it. */
const cardSeconds = (card: Card) =>
  card.kind === 'title'
    ? TITLE_SECONDS
    : card.kind === 'end'
      ? END_SECONDS
      : Math.min(20, Math.max(6, 3 + card.sentence.length / 14))

const filmSeconds = ({ duration }: Pick<TimelineSlide, 'duration'>) => duration ?? FILM_SECONDS

/** How long each photograph is shown where all of it lasts as long as the songs; the chosen time where there are none. */
function secondsToFit(
  slides: readonly TimelineSlide[],
  songs: readonly TimelineSong[],
  settings: TimelineSettings,
): number {
  const music = songs.reduce((sum, { duration }) => sum + (duration ?? 0), 0)
  const other = { ...settings, asLongAsSongs: false, seconds: 0 }
  const groups = groupsOf(slides, settings.sideBySide).filter(
    ([first]) => first && isPhotograph(first),
  ).length
  if (music === 0 || groups === 0) return settings.seconds
  const rest = timeline(slides, [], other).seconds
  const rounds = Math.max(1, Math.ceil((rest + groups * LEAST_SECONDS) / music))
  return (rounds * music - rest) / groups
}

/** How large a picture is with slow pan and zoom, seen from its focal point: it grows to its full size, so nothing is cut. */
export const zoomAt = (progress: number) => 0.92 + 0.08 * Math.min(1, Math.max(0, progress))

const isPhotograph = ({ fileType }: Pick<TimelineSlide, 'fileType'>) => fileType === 'image'
const isUpright = (slide: Pick<TimelineSlide, 'fileType' | 'orientation'>) =>
  isPhotograph(slide) && slide.orientation === 'portrait'

/** The songs in their order, again and again; the last one is cut. */
function soundsUntil(end: number, songs: readonly TimelineSong[]): Sound[] {
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

/** Lower while a film sounds, and fading with the end. */
function volumesOf(scenes: readonly Scene[], volume: number): VolumePoint[] {
  const points: VolumePoint[] = [{ at: 0, volume }]
  for (const { kind, at, until } of scenes) {
    if (kind === 'end') points.push({ at, volume }, { at: until, volume: 0 })
    if (kind !== 'film') continue
    const lowering = Math.min(LOWERING_SECONDS, (until - at) / 2)
    const low = volume * FILM_MUSIC_VOLUME
    points.push({ at, volume }, { at: at + lowering, volume: low })
    points.push({ at: until - lowering, volume: low }, { at: until, volume })
  }
  return points
}

function volumeAt(points: readonly VolumePoint[], at: number): number {
  const index = lastAt(points, at)
  const before = points[index] ?? { at: 0, volume: 0 }
  const after = points[index + 1]
  if (!after || after.at === before.at) return before.volume
  return before.volume + ((after.volume - before.volume) * (at - before.at)) / (after.at - before.at)
}

/** The index of the last one that has begun. */
function lastAt(list: readonly { at: number }[], at: number): number {
  let index = list.length - 1
  while (index >= 0 && (list[index]?.at ?? 0) > at) index--
  return index
}
