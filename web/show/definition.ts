import type { ComponentType, ReactElement } from 'react'
import type { IconName } from '../ui/icons.tsx'
import type { SettingsDefinition, SettingsStore, ShowSettings } from './settings.ts'
import type { MusicOfShow } from './useMusic.ts'
import type { Keys } from './useKeys.ts'
import type { PicturePreloader } from './picturePreloader.ts'
import type { Projection } from './projection.ts'
import type { SlidePlayer } from './slidePlayer.ts'
import type { Slide } from './slide.ts'

/** What makes one slideshow differ from another. */
export interface ShowDefinition {
  settings: SettingsDefinition
  /** for so long after a change no other is made */
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
  /** what a link asks for in its query, over what was chosen before */
  readLink?: (settings: ShowSettings, query: string) => ShowLink
}

export interface ShowLink {
  settings: ShowSettings
  options: LinkOptions
}

/** What a link asks for besides settings. */
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

/** A running show. */
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
}

export interface PanelProps {
  show: ShowState
  music: MusicOfShow
  onClose: () => void
}

export interface FooterProps {
  show: ShowState
  slide: Slide
}
