import { formatDuration } from '../../../domain/formatDuration.ts'
import type { MusicPlayer } from '../../show/music/musicPlayer.ts'
import { useStore } from '../../stores/useStore.ts'
import { Slider } from '../../ui/fields/Slider.tsx'
import { musicTexts as texts } from '../../../languages/en/visitors/slideshow.ts'

/** The slider is a separate component, because it is rendered several times a second. */
export const SeekBar = ({ musicPlayer: { progress, seek } }: { musicPlayer: MusicPlayer }) => {
  const { position, duration } = useStore(progress)
  const [positionText, durationText] = [formatDuration(position), formatDuration(duration)]
  return (
    <div className="show-seek">
      <Slider
        label={texts.seek}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        value={Math.floor(position)}
        valueText={texts.position(positionText, durationText)}
        onChange={seek}
      />
      <p className="show-labelled" aria-hidden="true">
        <span>{positionText}</span>
        <span>{durationText}</span>
      </p>
    </div>
  )
}
