import type { ComponentType, ReactElement } from 'react'
import type { IconName } from '../ui/icons.tsx'
import type { SettingsDefinition, SettingsStore, ShowSettings } from './settings.ts'
import type { MusicOfShow } from './music/useMusic.ts'
import type { Keys } from './controls/useKeys.ts'
import type { PicturePreloader } from './pictures/picturePreloader.ts'
import type { Projection } from './slides/projection.ts'
import type { SlidePlayer } from './slides/slidePlayer.ts'
import type { Fit } from './slides/program.ts'
import type { Slide } from './slides/slide.ts'

/** The differences between one slideshow and another. */
export interface ShowDefinition {
  settings: SettingsDefinition
  /** milliseconds after a change of slides in which another is ignored */
  lockMs: number
  /** how the music begins, unless a link asks for something else */
  music: { playing: boolean; muted: boolean }
  texts: { title: (name: string | undefined) => string; loading: string }
  /** instead of the show where there are no photographs */
  empty: ReactElement
  /** in the order of their buttons; the panel called `music` opens by the key m */
  panels: readonly PanelDefinition[]
  /** beneath the picture */
  Footer: ComponentType<FooterProps>
  /** further keys */
  keys?: (settings: SettingsStore) => Keys
  /** settings and options from the query of a link; where it has none, the settings passed in */
  parseLink?: (settings: ShowSettings, query: string) => ShowLink
}

export interface ShowLink {
  settings: ShowSettings
  options: LinkOptions
}

/** Options of a link that are no settings. */
export interface LinkOptions {
  fullscreen: boolean
  /** with sound from the start, as far as the browser allows */
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
  slideOf: (id: string) => Slide | undefined
  settings: ShowSettings
  settingsStore: SettingsStore
  linkOptions: LinkOptions
  projection: Projection
  slidePlayer: SlidePlayer
  pictures: PicturePreloader
  /** how long it would be as long as the songs; null without songs */
  fit: Fit | null
}

export interface PanelProps {
  show: ShowState
  music: MusicOfShow
  onClose: () => void
}

export interface FooterProps {
  show: ShowState
}
