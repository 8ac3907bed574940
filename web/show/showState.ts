import type { PicturePreloader } from './pictures/picturePreloader.ts'
import type { SettingsDefinition, SettingsStore, ShowSettings } from './showSettings.ts'
import type { Timeline } from '../../domain/timeline.ts'
import type { SongFit } from '../../contract/pages/show.ts'
import type { Projection } from './slides/projection.ts'
import type { ShowClock } from './slides/showClock.ts'
import type { Slide } from './slides/slide.ts'
import type { SlidePlayer } from './slides/slidePlayer.ts'

/** A running show, as its stage, its panels and its footer see it. */
export interface ShowState {
  /** the slides in the stored order, even if the show plays them in random order */
  slides: readonly Slide[]
  findSlide: (id: string) => Slide | undefined
  settingsDefinition: SettingsDefinition
  settings: ShowSettings
  settingsStore: SettingsStore
  projection: Projection
  slidePlayer: SlidePlayer
  pictures: PicturePreloader
  clock: ShowClock
  /** computes one round of the show, in the stored order */
  computeTimeline: () => Timeline
  /** the timing with which the show lasts as long as the songs; null if there are no songs or no photographs */
  songFit: SongFit | null
}
