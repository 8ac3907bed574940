import { formatDuration } from '../../../domain/language.ts'
import type { MusicPlayer } from '../../show/music/musicPlayer.ts'
import { useStore } from '../../stores/useStore.ts'
import { Slider } from '../../ui/fields/Slider.tsx'
import { musicTexts as texts } from './texts.ts'

/** The position in the track. A component of its own, because it is rendered several times a second. */
export const SeekBar = ({ musicPlayer: { progress, seek } }: { musicPlayer: MusicPlayer }) => {
  const { position: at, duration: of } = useStore(progress)
  const [played, total] = [formatDuration(at), formatDuration(of)]
  return (
    <div className="show-seek">
      <Slider
        label={texts.seek}
        min={0}
        max={Math.max(1, Math.floor(of))}
        value={Math.floor(at)}
        valueText={texts.position(played, total)}
        onChange={seek}
      />
      <p className="show-labelled" aria-hidden="true">
        <span>{played}</span>
        <span>{total}</span>
      </p>
    </div>
  )
}
