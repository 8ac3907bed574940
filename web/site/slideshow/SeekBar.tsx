import { useSyncExternalStore } from 'react'
import type { MusicPlayer } from '../../show/musicPlayer.ts'
import { Slider } from '../../ui/Slider.tsx'
import { musicTexts as texts } from './texts.ts'

/** Drawn anew several times a second, and alone. */
export const SeekBar = ({ musicPlayer: { progress, seek } }: { musicPlayer: MusicPlayer }) => {
  const { at, of } = useSyncExternalStore(progress.subscribe, progress.get)
  const [played, total] = [clockTime(at), clockTime(of)]
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

/** Seconds as people write them: 3:05, and from an hour on 1:03:05. */
const clockTime = (seconds: number): string => {
  const whole = Math.floor(seconds)
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
