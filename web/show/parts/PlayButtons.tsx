import { ControlButton } from './ControlButton.tsx'
import { texts } from '../../../languages/en/visitors/show.ts'

interface PlayButtonsProps {
  playing: boolean
  onPrevious: () => void
  onToggle: () => void
  onNext: () => void
}

export const PlayButtons = ({ playing, onPrevious, onToggle, onNext }: PlayButtonsProps) => (
  <>
    <ControlButton name={texts.previous} icon="previous" onClick={onPrevious} />
    <ControlButton
      name={playing ? texts.pause : texts.play}
      icon={playing ? 'pause' : 'play'}
      onClick={onToggle}
    />
    <ControlButton name={texts.next} icon="next" onClick={onNext} />
  </>
)
