import { linkTo } from '../../api/urls.ts'
import { Icon } from '../../ui/icons.tsx'
import type { Controls } from '../controls/useControls.ts'
import type { PanelDefinition } from '../definition.ts'
import type { ShowState } from '../showState.ts'
import { ControlButton } from './ControlButton.tsx'
import { PlayButtons } from './PlayButtons.tsx'
import { texts } from '../../../languages/en/visitors/show.ts'
import './bar.css'

interface BarProps {
  show: ShowState
  panels: readonly PanelDefinition[]
  controls: Controls
  hasMusic: boolean
}

/**
 * The link to the home page at the top of the screen, and the buttons at the bottom. While they are hidden, neither the keyboard
 * nor a screen reader can reach them.
 */
export const ControlBar = ({ show: { projection }, panels, controls, hasMusic }: BarProps) => {
  const { fullscreen, openPanelName } = controls
  return (
    <div className="show-bar" inert={controls.hidden || controls.blackScreen.isBlack}>
      <a className="show-control show-home" href={linkTo('/')} title={texts.home}>
        <Icon name="close" />
        <span>{texts.home}</span>
      </a>
      <div className="show-controls">
        <div>
          <PlayButtons
            playing={projection.playing}
            onPrevious={controls.previous}
            onToggle={controls.togglePlaying}
            onNext={controls.next}
          />
        </div>
        <div>
          {panels.map(({ name, label, icon }) => (
            <ControlButton
              key={name}
              name={label}
              icon={icon}
              aria-expanded={openPanelName === name}
              aria-controls={`show-${name}`}
              onClick={() => controls.togglePanel(name)}
            >
              {name === 'music' && hasMusic && <span className="show-first-word">{texts.music}</span>}
            </ControlButton>
          ))}
          {fullscreen.isSupported && (
            <ControlButton
              name={fullscreen.isFull ? texts.exitFullscreen : texts.fullscreen}
              icon={fullscreen.isFull ? 'fullscreen-exit' : 'fullscreen'}
              onClick={fullscreen.toggle}
            />
          )}
        </div>
      </div>
    </div>
  )
}
