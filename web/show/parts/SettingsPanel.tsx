import type { ComponentType, ReactNode } from 'react'
import type { PanelProps } from '../definition.ts'
import { LabelledSlider } from './LabelledSlider.tsx'
import { ShowPanel } from './ShowPanel.tsx'
import { texts as showTexts } from '../../../languages/en/visitors/show.ts'

type ToggleName = 'random' | 'captions' | 'randomTransitions'

interface SettingsPanelProps extends PanelProps {
  texts: Record<ToggleName | 'title' | 'duration', string> & { seconds: (seconds: number) => string }
  /** the names of the toggles, in the order in which they are shown */
  toggles: readonly ToggleName[]
  Toggle: ComponentType<{ label: string; checked: boolean; onChange: (checked: boolean) => void }>
  /** the choice of effects, and the sections that only one of the two slideshows has */
  children: ReactNode
}

export const SettingsPanel = ({ show, onClose, texts, toggles, Toggle, children }: SettingsPanelProps) => {
  const { settings, settingsStore, settingsDefinition } = show
  const { durations } = settingsDefinition
  return (
    <ShowPanel id="show-settings" title={texts.title} onClose={onClose}>
      <LabelledSlider
        label={texts.duration}
        min={durations.min}
        max={durations.max}
        value={settings.duration}
        shownValue={texts.seconds(settings.duration)}
        onChange={(duration) => settingsStore.choose({ duration, asLongAsSongs: false })}
      />
      {show.songFit && (
        <>
          <Toggle
            label={showTexts.asLongAsSongs}
            checked={settings.asLongAsSongs}
            onChange={(asLongAsSongs) => settingsStore.choose({ asLongAsSongs })}
          />
          {settings.asLongAsSongs && (
            <p className="show-note show-fit">{showTexts.explainFit(show.songFit)}</p>
          )}
        </>
      )}
      {toggles.map((name) => (
        <Toggle
          key={name}
          label={texts[name]}
          checked={settings[name]}
          onChange={(checked) => settingsStore.choose({ [name]: checked })}
        />
      ))}
      {children}
    </ShowPanel>
  )
}
