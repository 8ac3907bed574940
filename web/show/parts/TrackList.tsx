import type { Track } from '../../../contract/memorial/music.ts'
import { typeset } from '../../ui/typeset.ts'
import './track-list.css'

interface TrackListProps {
  label: string
  tracks: readonly Track[]
  current: Track | undefined
  onChoose: (id: string) => void
}

export const TrackList = ({ label, tracks, current, onChoose }: TrackListProps) => (
  <ol className="show-tracks" aria-label={label}>
    {tracks.map((track) => (
      <li key={track.id}>
        <button
          type="button"
          aria-current={track === current ? 'true' : undefined}
          onClick={() => onChoose(track.id)}
        >
          <span className="show-track-title">{typeset(track.title)}</span>{' '}
          {track.artist && <span>{typeset(track.artist)}</span>}
        </button>
      </li>
    ))}
  </ol>
)
