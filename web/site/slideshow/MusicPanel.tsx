import type { MusicPlayer, Music, Track } from '../../show/musicPlayer.ts'
import { Control } from '../../show/parts/Control.tsx'
import { Panel } from '../../show/parts/Panel.tsx'
import { SongList } from '../../show/parts/SongList.tsx'
import { texts } from '../../show/parts/texts.ts'
import { songOn } from '../../show/playlist.ts'
import { useProgress } from '../../show/useMusic.ts'
import { Button } from '../../ui/Button.tsx'
import { Slider } from '../../ui/Slider.tsx'
import { clockTime } from '../../ui/clockTime.ts'
import type { ShowSettings } from './settings.ts'
import { musicTexts } from './texts.ts'
import { VolumeButton } from './VolumeButton.tsx'
import './panels.css'

interface MusicPanelProps {
  musicPlayer: MusicPlayer
  music: Music
  choose: (chosen: Partial<ShowSettings>) => void
  onClose: () => void
  /** why there are no songs, when the list could not be had */
  unreachable?: { retry: () => void } | null
}

export const MusicPanel = ({ unreachable, onClose, ...rest }: MusicPanelProps) => {
  const { songs } = rest.music.playlist
  return (
    <Panel id="show-music" title={musicTexts.title} onClose={onClose}>
      {songs.length > 0 ? <Player {...rest} /> : <NoMusic unreachable={unreachable} />}
    </Panel>
  )
}

const NoMusic = ({ unreachable }: Pick<MusicPanelProps, 'unreachable'>) => (
  <div className="show-no-music">
    <p>{unreachable ? musicTexts.unreachable : musicTexts.none}</p>
    {unreachable && <Button onClick={unreachable.retry}>{texts.tryAgain}</Button>}
  </div>
)

const Player = ({
  musicPlayer,
  music,
  choose,
}: Pick<MusicPanelProps, 'musicPlayer' | 'music' | 'choose'>) => {
  const { playlist, playing, muted, failed } = music
  const { random } = playlist.round
  const changeVolume = (volume: number) => {
    musicPlayer.setVolume(volume)
    choose({ volume })
  }
  const changeOrder = () => {
    musicPlayer.setRandom(!random)
    choose({ musicRandom: !random })
  }
  return (
    <>
      <NowPlaying song={songOn(playlist)} failed={failed} />
      <Seek musicPlayer={musicPlayer} />
      <div className="show-music-controls">
        <Control
          name={muted ? musicTexts.unmute : musicTexts.mute}
          icon={muted ? 'mute' : 'volume'}
          onClick={() => musicPlayer.setMuted(!muted)}
        />
        <div>
          <Control name={texts.previous} icon="previous" onClick={musicPlayer.previous} />
          <Control
            name={playing ? texts.pause : texts.play}
            icon={playing ? 'pause' : 'play'}
            onClick={playing ? musicPlayer.pause : musicPlayer.play}
          />
          <Control name={texts.next} icon="next" onClick={musicPlayer.next} />
        </div>
        <VolumeButton volume={music.volume} onChange={changeVolume} />
      </div>
      <Button className="show-random" aria-pressed={random} onClick={changeOrder}>
        {random ? musicTexts.randomOn : musicTexts.randomOff}
      </Button>
      <SongList
        label={musicTexts.playlist}
        songs={playlist.songs}
        on={songOn(playlist)}
        onChoose={musicPlayer.choose}
      />
    </>
  )
}

const NowPlaying = ({ song, failed }: { song: Track | undefined; failed: boolean }) => (
  <div className="show-now">
    <h3>{musicTexts.nowPlaying}</h3>
    <p className="show-now-title">{song?.title}</p>
    {song?.artist && <p>{song.artist}</p>}
    {failed && <p role="status">{musicTexts.failed}</p>}
  </div>
)

/** A part of its own: it is drawn anew several times a second. */
const Seek = ({ musicPlayer }: { musicPlayer: MusicPlayer }) => {
  const { at, of } = useProgress(musicPlayer)
  const [played, whole] = [clockTime(at), clockTime(of)]
  return (
    <div className="show-seek">
      <Slider
        label={musicTexts.seek}
        min={0}
        max={Math.max(1, Math.floor(of))}
        value={Math.floor(at)}
        valueText={musicTexts.position(played, whole)}
        onChange={musicPlayer.seek}
      />
      <p className="show-labelled" aria-hidden="true">
        <span>{played}</span>
        <span>{whole}</span>
      </p>
    </div>
  )
}
