import type { Tune } from '../../show/jukebox.ts'
import { type Playlist, songOn } from '../../show/playlist.ts'
import { musicTexts } from './texts.ts'

interface SongListProps {
  playlist: Playlist<Tune>
  onChoose: (id: string) => void
}

export const SongList = ({ playlist, onChoose }: SongListProps) => {
  const on = songOn(playlist)
  return (
    <ol className="show-songs" aria-label={musicTexts.playlist}>
      {playlist.songs.map((song) => (
        <li key={song.id}>
          <button
            type="button"
            aria-current={song === on ? 'true' : undefined}
            onClick={() => onChoose(song.id)}
          >
            <span className="show-song-title">{song.title}</span> {song.artist && <span>{song.artist}</span>}
          </button>
        </li>
      ))}
    </ol>
  )
}
