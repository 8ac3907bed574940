import { useState } from 'react'
import { typeset } from '../../ui/typeset.ts'
import type { PanelProps } from '../../show/definition.ts'
import { LabelledSlider } from '../../show/parts/LabelledSlider.tsx'
import { MusicButtons } from '../../show/parts/MusicButtons.tsx'
import { NoMusic } from '../../show/parts/NoMusic.tsx'
import { ShowPanel } from '../../show/parts/ShowPanel.tsx'
import { texts } from '../../../languages/en/visitors/show.ts'
import { TrackList } from '../../show/parts/TrackList.tsx'
import { findCurrentTrack } from '../../show/music/playlist.ts'
import type { ShowMusic } from '../../show/music/useMusic.ts'
import { Switch } from '../../ui/fields/Switch.tsx'
import { searchTracks } from './searchTracks.ts'
import { musicTexts } from '../../../languages/en/visitors/slideshowOld.ts'
import './music.css'

export const MusicLibrary = ({ show, music, onClose }: PanelProps) => (
  <ShowPanel id="show-music" title={musicTexts.title} onClose={onClose}>
    {music.music.playlist.tracks.length > 0 ? (
      <LoadedLibrary show={show} music={music} />
    ) : (
      <NoMusic {...music} message={musicTexts.none} />
    )}
  </ShowPanel>
)

const LoadedLibrary = ({ show: { settings, settingsStore }, music }: Omit<PanelProps, 'onClose'>) => {
  const [query, setQuery] = useState('')
  const { playlist } = music.music
  const { tracks } = playlist
  const foundTracks = searchTracks(tracks, query)
  const resultMessage =
    foundTracks.length > 0 ? musicTexts.found(foundTracks.length, tracks.length) : musicTexts.noMatches
  return (
    <>
      <NowPlaying {...music} />
      <div className="field">
        <input
          type="search"
          aria-label={musicTexts.search}
          placeholder={musicTexts.search}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <Switch
        label={musicTexts.shuffle}
        checked={settings.musicRandom}
        onChange={(musicRandom) => settingsStore.choose({ musicRandom })}
      />
      {music.hasVolume && (
        <LabelledSlider
          label={musicTexts.volume}
          min={0}
          max={100}
          value={settings.volume}
          shownValue={`${settings.volume}`}
          valueText={`${settings.volume}%`}
          onChange={(volume) => settingsStore.choose({ volume })}
        />
      )}
      <p className="show-note old-found" role="status">
        {query.trim() && resultMessage}
      </p>
      <TrackList
        label={musicTexts.tracks}
        tracks={foundTracks}
        current={findCurrentTrack(playlist)}
        onChoose={music.musicPlayer.choose}
      />
    </>
  )
}

const NowPlaying = (music: ShowMusic) => {
  const track = findCurrentTrack(music.music.playlist)
  return (
    <div className="old-now">
      <div>
        <p className="show-now-title">{track && typeset(track.title)}</p>
        {track?.artist && <p className="show-note">{typeset(track.artist)}</p>}
        {music.music.failed && (
          <p className="show-note" role="status">
            {texts.musicFailed}
          </p>
        )}
      </div>
      <MusicButtons {...music} />
    </div>
  )
}
