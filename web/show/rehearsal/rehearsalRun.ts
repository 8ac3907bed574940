import type { Track } from '../../../contract/memorial/music.ts'
import { openStore, type ReadableStore } from '../../stores/store.ts'
import type { MusicPlayer } from '../music/musicPlayer.ts'
import type { ShowState } from '../showState.ts'
import type { Slide } from '../slides/slide.ts'
import { checkDevice, type DeviceCheck, type ShowContent } from './checkDevice.ts'
import type { Fault } from '../../../contract/outputs/rehearsal.ts'
import { listFaults, type Aspect } from './faults.ts'
import { playThrough } from './playThrough.ts'
import type { RehearsalPlatform } from './platform.ts'
import { playMoment } from './probes/playMoment.ts'
import { findMissingFiles } from './probes/probeStoredShow.ts'
import { probeFullscreen } from './probes/probeFullscreen.ts'
import { texts } from '../../../languages/en/visitors/rehearsal.ts'

export interface RehearsalState {
  /** 'asking': somebody is asked whether the tone was heard */
  step: 'begin' | 'asking' | 'running' | 'ended'
  triedAspects: readonly Aspect[]
  faults: readonly Fault[]
  shownCount: number
  slideCount: number
}

export interface RehearsedShow extends ShowContent {
  show: ShowState
  musicPlayer: MusicPlayer
}

const beginning: RehearsalState = {
  step: 'begin',
  triedAspects: [],
  faults: [],
  shownCount: 0,
  slideCount: 0,
}

/**
 * One rehearsal: tries what the device can do, then plays the running show with a fast clock, without the network if the show is
 * stored. `close` leaves everything as it was.
 */
export class RehearsalRun implements ReadableStore<RehearsalState> {
  readonly #platform: RehearsalPlatform
  readonly #store = openStore(beginning)
  #controller = new AbortController()
  #answer: (isHeard: boolean) => void = () => {}
  /** restores what the first rehearsal has changed; null before it */
  #restore: (() => void) | null = null

  constructor(platform: RehearsalPlatform) {
    this.#platform = platform
  }

  get = () => this.#store.get()
  subscribe = (listener: () => void) => this.#store.subscribe(listener)

  /** Must be called when somebody presses a button, because browsers allow full screen and sound only then. */
  begin = async (rehearsed: RehearsedShow) => {
    const { show, musicPlayer, songs } = rehearsed
    const { signal } = (this.#controller = new AbortController())
    this.#restore ??= this.#openRestore(musicPlayer)
    musicPlayer.pause()
    const videos = show.slides.filter(({ fileType }) => fileType === 'video')
    const hasSound = songs.length > 0 || videos.length > 0
    const answer = hasSound ? new Promise<boolean>((resolve) => (this.#answer = resolve)) : true
    this.#store.set({ ...beginning, step: hasSound ? 'asking' : 'running' })
    const screen = this.#checkScreen(probeFullscreen(this.#platform.fullscreen), signal)
    if (hasSound) this.playTone(show)
    const media = this.#checkMedia(songs, videos, signal)
    const device = checkDevice(rehearsed, this.#platform, signal)
    this.#settle('sound', (await answer) ? [] : [{ kind: 'noSound' }], signal)
    this.#update({ step: 'running' }, signal)
    const check = await device
    this.#settle('space', check.spaceFaults, signal)
    this.#settle('remote', check.remoteFaults, signal)
    const missingPictures = await this.#playShow(show, check, signal)
    this.#settle('pictures', [...missingPictures, ...(await media)], signal)
    await screen
    const faults = listFaults(this.get().faults)
    this.#update({ step: 'ended', faults }, signal)
    if (!signal.aborted) this.#report(rehearsed, faults)
  }

  playTone = ({ settings }: ShowState) => void this.#platform.playTone(settings.volume / 100)

  answer = (isHeard: boolean) => this.#answer(isHeard)

  /** Ends the rehearsal at any moment, and leaves everything as it was before the first one. */
  close = () => {
    this.#controller.abort()
    this.#answer(true)
    this.#restore?.()
    this.#restore = null
    this.#store.set(beginning)
  }

  /** Without a network, or without access to the memorial, nobody is told. */
  #report({ show, settings }: RehearsedShow, faults: readonly Fault[]) {
    const { photographCount: photographs, seconds } = show.computeTimeline()
    const problems = faults.map((fault) => texts.fault(fault, settings?.shownDateStyle))
    const rehearsal = { isReady: faults.length === 0, photographs, seconds: Math.round(seconds), problems }
    this.#platform.report(rehearsal).catch(() => undefined)
  }

  #openRestore(musicPlayer: MusicPlayer) {
    const { fullscreen } = this.#platform
    const isMusicPlaying = musicPlayer.get().playing
    const filledScreen = fullscreen.fillsScreen()
    return () => {
      if (isMusicPlaying) musicPlayer.play()
      if (!filledScreen) void fullscreen.leave()
    }
  }

  #update(change: Partial<RehearsalState>, signal: AbortSignal) {
    if (!signal.aborted) this.#store.set({ ...this.get(), ...change })
  }

  /** Says that this aspect has been tried, and what is wrong with it. */
  #settle(aspect: Aspect, faults: readonly Fault[], signal: AbortSignal) {
    const state = this.get()
    this.#update(
      { triedAspects: [...state.triedAspects, aspect], faults: [...state.faults, ...faults] },
      signal,
    )
  }

  async #checkScreen(fillsScreen: Promise<boolean>, signal: AbortSignal) {
    const [isFull, staysOn] = await Promise.all([fillsScreen, this.#platform.keepsScreenOn()])
    const faults: Fault[] = []
    if (!isFull) faults.push({ kind: 'noFullscreen' })
    if (!staysOn) faults.push({ kind: 'screenSleeps' })
    this.#settle('screen', faults, signal)
  }

  /**
   * Plays a moment of each song and each video. Begins while the button is being pressed, and keeps one element for all songs,
   * because phones let a page start only such an element.
   */
  async #checkMedia(
    songs: readonly Track[],
    videos: readonly Slide[],
    signal: AbortSignal,
  ): Promise<Fault[]> {
    const { createAudio, createVideo, toFileUrl } = this.#platform
    const listBroken = async (element: ReturnType<typeof createAudio>, files: readonly (Track | Slide)[]) => {
      const titles: string[] = []
      for (const { title, filePath } of files) {
        if (signal.aborted) break
        if (!(await playMoment(element, toFileUrl(filePath), signal))) titles.push(title)
      }
      return titles
    }
    const brokenSongs = await listBroken(createAudio(), songs)
    this.#settle(
      'songs',
      brokenSongs.length > 0 ? [{ kind: 'brokenSongs', titles: brokenSongs }] : [],
      signal,
    )
    const brokenVideos = videos.length > 0 ? await listBroken(createVideo(), videos) : []
    return brokenVideos.length > 0 ? [{ kind: 'brokenVideos', titles: brokenVideos }] : []
  }

  /** Plays the show, without the network if the stored show is the current one. Returns the photographs that are missing. */
  async #playShow(show: ShowState, check: DeviceCheck, signal: AbortSignal): Promise<Fault[]> {
    const stored = check.currentList
    const refusal = stored && (await this.#platform.refuseNetwork())
    const missingFiles = stored ? findMissingFiles(stored, signal) : []
    const failedIds = await playThrough(
      show,
      show.computeTimeline(),
      (shownCount, slideCount) => this.#update({ shownCount, slideCount }, signal),
      signal,
    )
    const hasMissing = (await missingFiles).length > 0
    const wasRefused = (await refusal?.end()) ?? false
    const isDamaged = stored && (hasMissing || !wasRefused)
    const copyFaults: Fault[] = isDamaged ? [{ kind: 'damagedCopy', canMend: true }] : []
    this.#settle('network', [...check.networkFaults, ...copyFaults], signal)
    // a photograph that is only missing from what is stored need not be uploaded again
    const titles = hasMissing ? [] : failedIds.map((id) => findTitle(show, id))
    return titles.length > 0 ? [{ kind: 'missingPictures', titles }] : []
  }
}

const findTitle = ({ slides, findSlide }: ShowState, id: string) => {
  const slide = findSlide(id)
  if (slide && !slide.untitled) return slide.title
  return texts.untitled(slides.findIndex((each) => each.id === id) + 1)
}
