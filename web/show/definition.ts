import type { ComponentType, ReactElement } from 'react'
import type { IconName } from '../ui/icons.tsx'
import type { SettingsDefinition, SettingsStore, ShowSettings } from './settings.ts'
import type { ShowMusic } from './music/useMusic.ts'
import type { Keys } from './controls/useKeys.ts'
import type { PicturePreloader } from './pictures/picturePreloader.ts'
import type { Projection } from './slides/projection.ts'
import type { SlidePlayer } from './slides/slidePlayer.ts'
import type { SongFit } from './slides/program.ts'
import type { Slide } from './slides/slide.ts'

/** Everything in which the two slideshows differ. */
export interface ShowDefinition {
  settings: SettingsDefinition
  /** milliseconds after a change of slides in which the next and previous buttons do nothing */
  lockMs: number
  /** how the music begins, unless a link says otherwise */
  music: { playing: boolean; muted: boolean }
  texts: { title: (name: string | undefined) => string; loading: string }
  /** shown instead of the show when there are no photographs */
  empty: ReactElement
  /** in the order of their buttons; the key m opens the panel called `music` */
  panels: readonly PanelDefinition[]
  /** shown at the foot of the picture */
  Footer: ComponentType<FooterProps>
  /** keys that only this show has */
  keys?: (settings: SettingsStore) => Keys
  /** reads settings and options from the query of a link; a setting that it lacks is taken from `settings` */
  parseLink?: (settings: ShowSettings, query: string) => ShowLink
}

export interface ShowLink {
  settings: ShowSettings
  options: LinkOptions
}

/** Options of a link that are not settings. */
export interface LinkOptions {
  fullscreen: boolean
  /** the music sounds from the start, as far as the browser allows */
  music: boolean
}

export interface PanelDefinition {
  name: string
  label: string
  icon: IconName
  Panel: ComponentType<PanelProps>
}

export interface ShowState {
  definition: ShowDefinition
  /** in stored order */
  slides: readonly Slide[]
  findSlide: (id: string) => Slide | undefined
  settings: ShowSettings
  settingsStore: SettingsStore
  linkOptions: LinkOptions
  projection: Projection
  slidePlayer: SlidePlayer
  pictures: PicturePreloader
  /** how long the show is when it lasts as long as the songs; null without songs */
  fit: SongFit | null
}

export interface PanelProps {
  show: ShowState
  music: ShowMusic
  onClose: () => void
}

export interface FooterProps {
  show: ShowState
}
