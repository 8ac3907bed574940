import { useCallback, useState } from 'react'
import type { Track } from '../../../../contract/memorial/music.ts'
import { useRead } from '../../../api/useRead.ts'
import { Button } from '../../../ui/Button.tsx'
import { useUnsaved } from '../../../ui/dialogs/unsaved.tsx'
import { ConfirmDelete } from '../../parts/lists/ConfirmDelete.tsx'
import { ReadList } from '../../parts/lists/ReadList.tsx'
import { SortableList } from '../../parts/sortable/SortableList.tsx'
import type { RowControls } from '../../parts/sortable/SortableRow.tsx'
import { manageTexts as texts } from '../../../../languages/en/dashboard/music.ts'
import { EditTrackDialog } from './EditTrackDialog.tsx'
import { TrackRow } from './TrackRow.tsx'
import { useOrder } from './useOrder.ts'

export const PlaylistPanel = () => (
  <ReadList read={useRead('GET /api/music')} texts={texts}>
    {(tracks) => <Playlist stored={tracks} />}
  </ReadList>
)

const Playlist = ({ stored }: { stored: readonly Track[] }) => {
  const { tracks, isUnsaved, isSaving, move, save } = useOrder(stored)
  const [trackToEdit, setTrackToEdit] = useState<Track | null>(null)
  const [trackToDelete, setTrackToDelete] = useState<Track | null>(null)
  useUnsaved(isUnsaved, 'playlist')
  const renderRow = useCallback(
    (track: Track, controls: RowControls) => (
      <TrackRow track={track} controls={controls} onEdit={setTrackToEdit} onDelete={setTrackToDelete} />
    ),
    [],
  )
  return (
    <>
      <div className="row list-actions">
        <p role="status">{isUnsaved ? texts.unsaved : texts.count(tracks.length)}</p>
        {isUnsaved && (
          <Button tone="primary" onClick={() => void save()} disabled={isSaving}>
            {isSaving ? texts.saving : texts.saveOrder}
          </Button>
        )}
      </div>
      <SortableList
        className="track-list"
        label={texts.list}
        columns={texts.columns}
        items={tracks}
        getName={getTitle}
        renderRow={renderRow}
        onMove={move}
        rowHeight={72}
      />
      {trackToEdit && <EditTrackDialog track={trackToEdit} onClose={() => setTrackToEdit(null)} />}
      {trackToDelete && (
        <ConfirmDelete
          endpoint="DELETE /api/music/:id"
          input={{ params: { id: trackToDelete.id } }}
          ids={[trackToDelete.id]}
          itemPhrase={texts.itemPhrase(trackToDelete.title)}
          success={texts.deleted}
          failure={texts.deleteFailed}
          onClose={() => setTrackToDelete(null)}
        />
      )}
    </>
  )
}

const getTitle = ({ title }: Track) => title
