import { useState } from 'react'
import { Control } from '../../show/parts/Control.tsx'
import { Panel } from '../../show/parts/Panel.tsx'
import { SongList } from '../../show/parts/SongList.tsx'
import { texts } from '../../show/parts/texts.ts'
import { songOn } from '../../show/playlist.ts'
import type { ShowMusic } from '../../show/useShowMusic.ts'
import { Button } from '../../ui/Button.tsx'
import { Slider } from '../../ui/Slider.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { searchSongs } from './search.ts'
import type { ShowSettings } from './settings.ts'
import { musicTexts } from './texts.ts'
import './music.css'

interface MusicLibraryProps extends ShowMusic {
  choose: (chosen: Partial<ShowSettings>) => void
  onClose: () => void
}

export const MusicLibrary = ({ onClose, unreachable, ...rest }: MusicLibraryProps) => (
  <Panel id="show-music" title={musicTexts.title} onClose={onClose}>
    {rest.music.playlist.songs.length > 0 ? (
      <Library {...rest} />
    ) : (
      <div className="show-no-music">
        <p>{unreachable ? musicTexts.unreachable : musicTexts.none}</p>
        {unreachable && <Button onClick={unreachable.retry}>{texts.tryAgain}</Button>}
      </div>
    )}
  </Panel>
)

type LibraryProps = Pick<MusicLibraryProps, 'musicPlayer' | 'music' | 'choose'>

const Library = ({ musicPlayer, music, choose }: LibraryProps) => {
  const [typed, setTyped] = useState('')
  const { songs } = music.playlist
  const found = searchSongs(songs, typed)
  return (
    <>
      <NowPlaying musicPlayer={musicPlayer} music={music} />
      <div className="field">
        <input
          type="search"
          aria-label={musicTexts.search}
          placeholder={musicTexts.search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Switch
        label={musicTexts.shuffle}
        checked={music.playlist.round.random}
        onChange={(shuffle) => {
          musicPlayer.setRandom(shuffle)
          choose({ shuffle })
        }}
      />
      <p className="show-labelled" aria-hidden="true">
        <span>{musicTexts.volume}</span>
        <span>{music.volume}</span>
      </p>
      <Slider
        label={musicTexts.volume}
        min={0}
        max={100}
        value={music.volume}
        valueText={`${music.volume} %`}
        onChange={(volume) => {
          musicPlayer.setVolume(volume)
          choose({ volume })
        }}
      />
      <p className="old-found" role="status">
        {typed.trim() &&
          (found.length > 0 ? musicTexts.found(found.length, songs.length) : musicTexts.noMatches)}
      </p>
      <SongList
        label={musicTexts.tracks}
        songs={found}
        on={songOn(music.playlist)}
        onChoose={musicPlayer.choose}
      />
    </>
  )
}

const NowPlaying = ({ musicPlayer, music }: Pick<LibraryProps, 'musicPlayer' | 'music'>) => {
  const song = songOn(music.playlist)
  return (
    <div className="old-now">
      <div>
        <p className="old-now-title">{song?.title}</p>
        {song?.artist && <p>{song.artist}</p>}
        {music.failed && <p role="status">{musicTexts.failed}</p>}
      </div>
      <Control name={texts.previous} icon="previous" onClick={musicPlayer.previous} />
      <Control
        name={music.playing ? texts.pause : texts.play}
        icon={music.playing ? 'pause' : 'play'}
        onClick={music.playing ? musicPlayer.pause : musicPlayer.play}
      />
      <Control name={texts.next} icon="next" onClick={musicPlayer.next} />
    </div>
  )
}
