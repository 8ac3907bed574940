import { linkTo } from '../../api/links.ts'
import { Icon, type IconName } from '../../ui/icons.tsx'
import type { Fullscreen } from '../useFullscreen.ts'
import { Control } from './Control.tsx'
import { texts } from './texts.ts'
import './bar.css'

/** A panel that the bar opens and closes, known to the document as `show-<name>`. */
export interface Opener<Name extends string> {
  name: Name
  label: string
  icon: IconName
}

interface BarProps<Name extends string> {
  hidden: boolean
  playing: boolean
  openers: readonly Opener<Name>[]
  /** the one that is open */
  panel: Name | null
  fullscreen: Fullscreen
  onPrevious: () => void
  onNext: () => void
  onPlay: () => void
  onPanel: (name: Name) => void
}

/** The way out above, everything else below. Hidden, nothing of it can be reached by key or by voice. */
export const Bar = <Name extends string>({
  hidden,
  playing,
  openers,
  panel,
  fullscreen,
  onPrevious,
  onNext,
  onPlay,
  onPanel,
}: BarProps<Name>) => (
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
        {openers.map(({ name, label, icon }) => (
          <Control
            key={name}
            name={label}
            icon={icon}
            aria-expanded={panel === name}
            aria-controls={`show-${name}`}
            onClick={() => onPanel(name)}
          />
        ))}
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
