import type { Program } from '../../domain/program.ts'
import type { ComponentType, ReactElement } from 'react'
import type { IconName } from '../ui/icons.tsx'
import type { SettingsDefinition, SettingsStore, ShowSettings } from './showSettings.ts'
import type { ShowMusic } from './music/useMusic.ts'
import type { Keys } from './controls/useKeys.ts'
import type { ShowState } from './showState.ts'

/** Everything that differs between the two slideshows. */
export interface ShowDefinition {
  settings: SettingsDefinition
  /** the time in milliseconds after each change of slides during which no other change is possible; 0 for no lock */
  lockMs: number
  /** whether the music plays at the start, and whether it is muted, unless the link says otherwise */
  music: { playing: boolean; muted: boolean }
  texts: { title: (name: string | undefined) => string; loading: string }
  /** shown instead of the slideshow if there are no photographs */
  emptyNotice: ReactElement
  /** the panels, in the order of their buttons; the M key opens the panel named `music` */
  panels: readonly PanelDefinition[]
  Footer: ComponentType<Pick<PanelProps, 'show'>>
  /** returns the keyboard shortcuts that only this slideshow has */
  keys?: (settings: SettingsStore) => Keys
  /** reads the settings and options from the query string of a link; settings that the link lacks are taken from `settings` */
  parseLink?: (settings: ShowSettings, query: string, program: Program) => ShowLink
}

export interface ShowLink {
  settings: ShowSettings
  options: LinkOptions
}

/** The options that a link to a slideshow can carry in addition to the settings. */
export interface LinkOptions {
  fullscreen: boolean
  /** whether the music is audible from the start, if the browser allows it */
  music: boolean
}

export interface PanelDefinition {
  name: string
  label: string
  icon: IconName
  Panel: ComponentType<PanelProps>
}

export interface PanelProps {
  show: ShowState
  music: ShowMusic
  onClose: () => void
}
