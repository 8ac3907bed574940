import { useCallback, useState } from 'react'
import type { Track } from '../../../../contract/memorial/music.ts'
import { useRead } from '../../../api/useRead.ts'
import { Button } from '../../../ui/Button.tsx'
import { useUnsaved } from '../../../ui/dialogs/unsaved.tsx'
import { ConfirmDelete } from '../../ConfirmDelete.tsx'
import { ReadList } from '../../ReadList.tsx'
import { SortableList } from '../../sortable/SortableList.tsx'
import type { RowControls } from '../../sortable/SortableRow.tsx'
import { manageTexts as texts } from '../texts.ts'
import { EditTrackDialog } from './EditTrackDialog.tsx'
import { TrackRow } from './TrackRow.tsx'
import { useOrder } from './useOrder.ts'

export const PlaylistPanel = () => (
  <ReadList read={useRead('GET /api/music')} texts={texts}>
    {(tracks) => <Playlist stored={tracks} />}
  </ReadList>
)

const Playlist = ({ stored }: { stored: readonly Track[] }) => {
  const { tracks, unsaved, saving, move, save } = useOrder(stored)
  const [edited, setEdited] = useState<Track | null>(null)
  const [deleted, setDeleted] = useState<Track | null>(null)
  useUnsaved(unsaved, 'playlist')
  const row = useCallback(
    (track: Track, place: RowControls) => (
      <TrackRow track={track} place={place} onEdit={setEdited} onDelete={setDeleted} />
    ),
    [],
  )
  return (
    <>
      <div className="row list-actions">
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
        nameOf={readTitle}
        row={row}
        onMove={move}
        rowHeight={72}
      />
      {edited && <EditTrackDialog track={edited} onClose={() => setEdited(null)} />}
      {deleted && (
        <ConfirmDelete
          endpoint="DELETE /api/music/:id"
          id={deleted.id}
          what={texts.what(deleted.title)}
          success={texts.deleted}
          failure={texts.deleteFailed}
          onClose={() => setDeleted(null)}
        />
      )}
    </>
  )
}

const readTitle = ({ title }: Track) => title
