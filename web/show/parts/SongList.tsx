import type { Track } from '../musicPlayer.ts'
import './song-list.css'

interface SongListProps {
  label: string
  songs: readonly Track[]
  on: Track | undefined
  onChoose: (id: string) => void
}

export const SongList = ({ label, songs, on, onChoose }: SongListProps) => (
  <ol className="show-songs" aria-label={label}>
    {songs.map((song) => (
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
