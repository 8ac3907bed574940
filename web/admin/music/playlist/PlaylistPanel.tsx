import { useCallback, useState } from 'react'
import type { Track } from '../../../../contract/music.ts'
import { useRead } from '../../../api/useRead.ts'
import { Button } from '../../../ui/Button.tsx'
import { useUnsaved } from '../../../ui/unsaved.tsx'
import { SortableList, type Place } from '../../sortable/SortableList.tsx'
import { texts as allTexts } from '../texts.ts'
import { DeleteTrackDialog } from './DeleteTrackDialog.tsx'
import { EditTrackDialog } from './EditTrackDialog.tsx'
import { TrackRow } from './TrackRow.tsx'
import { useOrder } from './useOrder.ts'

const texts = allTexts.manage
const none: Track[] = []

export const PlaylistPanel = () => {
  const { data = none, answered, error, retry } = useRead('GET /api/music')
  if (error && data.length === 0) {
    return (
      <div className="music-empty">
        <p>{texts.unreachable}</p>
        <Button onClick={retry}>{texts.again}</Button>
      </div>
    )
  }
  if (!answered) return <p role="status">{texts.loading}</p>
  if (data.length === 0) {
    return (
      <div className="music-empty">
        <p>{texts.empty}</p>
        <p>{texts.emptyHint}</p>
      </div>
    )
  }
  return <Playlist stored={data} />
}

const Playlist = ({ stored }: { stored: readonly Track[] }) => {
  const { tracks, unsaved, saving, move, save } = useOrder(stored)
  const [edited, setEdited] = useState<Track | null>(null)
  const [deleted, setDeleted] = useState<Track | null>(null)
  useUnsaved(unsaved, 'playlist')
  const row = useCallback(
    (track: Track, place: Place) => (
      <TrackRow track={track} place={place} onEdit={setEdited} onDelete={setDeleted} />
    ),
    [],
  )
  return (
    <>
      <div className="music-actions">
        <p role="status">{unsaved ? texts.unsaved : texts.count(tracks.length)}</p>
        {unsaved && (
          <Button tone="primary" onClick={() => void save()} disabled={saving}>
            {saving ? texts.saving : texts.saveOrder}
          </Button>
        )}
      </div>
      <SortableList
        className="track-list"
        label={texts.list}
        columns={texts.columns}
        items={tracks}
        nameOf={titleOf}
        row={row}
        onMove={move}
        rowHeight={72}
      />
      {edited && <EditTrackDialog track={edited} onClose={() => setEdited(null)} />}
      <DeleteTrackDialog track={deleted} onClose={() => setDeleted(null)} />
    </>
  )
}

const titleOf = ({ title }: Track) => title
