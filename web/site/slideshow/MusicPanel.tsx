import type { Track } from '../../../contract/memorial/music.ts'
import { typeset } from '../../ui/typeset.ts'
import type { PanelProps } from '../../show/definition.ts'
import { ControlButton } from '../../show/parts/ControlButton.tsx'
import { MusicButtons } from '../../show/parts/MusicButtons.tsx'
import { NoMusic } from '../../show/parts/NoMusic.tsx'
import { ShowPanel } from '../../show/parts/ShowPanel.tsx'
import { texts } from '../../../languages/en/visitors/show.ts'
import { TrackList } from '../../show/parts/TrackList.tsx'
import { findCurrentTrack } from '../../show/music/playlist.ts'
import { Button } from '../../ui/Button.tsx'
import { SeekBar } from './SeekBar.tsx'
import { musicTexts } from '../../../languages/en/visitors/slideshow.ts'
import { VolumeButton } from './VolumeButton.tsx'

export const MusicPanel = ({ show, music, onClose }: PanelProps) => (
  <ShowPanel id="show-music" title={musicTexts.title} onClose={onClose}>
    {music.music.playlist.tracks.length > 0 ? (
      <MusicControls show={show} music={music} />
    ) : (
      <NoMusic {...music} message={musicTexts.none} />
    )}
  </ShowPanel>
)

const MusicControls = ({ show: { settings, settingsStore }, music }: Omit<PanelProps, 'onClose'>) => {
  const { musicPlayer, hasVolume } = music
  const { playlist, muted, failed } = music.music
  const track = findCurrentTrack(playlist)
  return (
    <>
      <NowPlaying track={track} failed={failed} />
      <SeekBar musicPlayer={musicPlayer} />
      <div className="show-music-controls">
        <ControlButton
          name={muted ? musicTexts.unmute : musicTexts.mute}
          icon={muted ? 'mute' : 'volume'}
          onClick={() => musicPlayer.setMuted(!muted)}
        />
        <div>
          <MusicButtons {...music} />
        </div>
        {hasVolume && (
          <VolumeButton volume={settings.volume} onChange={(volume) => settingsStore.choose({ volume })} />
        )}
      </div>
      <Button
        aria-pressed={settings.musicRandom}
        onClick={() => settingsStore.choose({ musicRandom: !settings.musicRandom })}
      >
        {settings.musicRandom ? musicTexts.randomOn : musicTexts.randomOff}
      </Button>
      <TrackList
        label={musicTexts.playlist}
        tracks={playlist.tracks}
        current={track}
        onChoose={musicPlayer.choose}
      />
    </>
  )
}

const NowPlaying = ({ track, failed }: { track: Track | undefined; failed: boolean }) => (
  <div className="show-now">
    <h3>{musicTexts.nowPlaying}</h3>
    <p className="show-now-title">{track && typeset(track.title)}</p>
    {track?.artist && <p>{typeset(track.artist)}</p>}
    {failed && <p role="status">{texts.musicFailed}</p>}
  </div>
)
