import type { ButtonHTMLAttributes } from 'react'
import { linkTo } from '../../api/links.ts'
import type { Fullscreen } from '../../show/useFullscreen.ts'
import { classes } from '../../ui/classes.ts'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { musicTexts, settingsTexts, texts } from './texts.ts'
import './bar.css'

export type PanelName = 'settings' | 'music'

interface BarProps {
  hidden: boolean
  playing: boolean
  panel: PanelName | null
  fullscreen: Fullscreen
  onPrevious: () => void
  onNext: () => void
  onPlay: () => void
  onPanel: (name: PanelName) => void
}

/** The way out above, everything else below. Hidden, nothing of it can be reached by key or by voice. */
export const Bar = ({
  hidden,
  playing,
  panel,
  fullscreen,
  onPrevious,
  onNext,
  onPlay,
  onPanel,
}: BarProps) => (
  <div className="show-bar" inert={hidden}>
    <a className="show-control show-home" href={linkTo('/')} title={texts.home}>
      <Icon name="close" />
      <span>{texts.home}</span>
    </a>
    <div className="show-controls">
      <div>
        <Control name={texts.previous} icon="previous" onClick={onPrevious} />
        <Control
          name={playing ? texts.pause : texts.play}
          icon={playing ? 'pause' : 'play'}
          onClick={onPlay}
        />
        <Control name={texts.next} icon="next" onClick={onNext} />
      </div>
      <div>
        <Opener name="music" label={musicTexts.title} icon="music" panel={panel} onPanel={onPanel} />
        <Opener name="settings" label={settingsTexts.title} icon="settings" panel={panel} onPanel={onPanel} />
        {fullscreen.possible && (
          <Control
            name={fullscreen.full ? texts.exitFullscreen : texts.fullscreen}
            icon={fullscreen.full ? 'fullscreen-exit' : 'fullscreen'}
            onClick={fullscreen.toggle}
          />
        )}
      </div>
    </div>
  </div>
)

interface OpenerProps extends Pick<BarProps, 'panel' | 'onPanel'> {
  name: PanelName
  label: string
  icon: IconName
}

const Opener = ({ name, label, icon, panel, onPanel }: OpenerProps) => (
  <Control
    name={label}
    icon={icon}
    aria-expanded={panel === name}
    aria-controls={`show-${name}`}
    onClick={() => onPanel(name)}
  />
)

type ControlProps = { name: string; icon: IconName } & ButtonHTMLAttributes<HTMLButtonElement>

/** Pressed by mouse or finger it does not take the focus: the space bar stays the show's own. */
export const Control = ({ name, icon, className, ...rest }: ControlProps) => (
  <button
    {...rest}
    type="button"
    className={classes('show-control', className)}
    aria-label={name}
    title={name}
    onMouseDown={(event) => event.preventDefault()}
  >
    <Icon name={icon} />
  </button>
)
