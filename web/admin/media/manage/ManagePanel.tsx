import { useCallback, useEffect, useState } from 'react'
import type { Media } from '../../../../contract/media.ts'
import { useRead } from '../../../api/useRead.ts'
import { Button } from '../../../ui/Button.tsx'
import { toastFailure } from '../../../ui/toast.ts'
import { useUnsaved } from '../../../ui/unsaved.tsx'
import { ConfirmDelete } from '../../ConfirmDelete.tsx'
import { ReadList } from '../../ReadList.tsx'
import { SortableList, type Place } from '../../sortable/SortableList.tsx'
import { useIsAdministrator } from '../../person.ts'
import { texts as allTexts } from '../texts.ts'
import { openUnsavedEdits, type UnsavedEdits, UnsavedEditsContext, useUnsavedCount } from './unsavedEdits.ts'
import { HistoryDialog } from './HistoryDialog.tsx'
import { ImagePreviewDialog } from './ImagePreviewDialog.tsx'
import './manage.css'
import { MediaRow, type RowDialog } from './MediaRow.tsx'
import { useOrder } from './useOrder.ts'
import { useSaving } from './useSaving.ts'

const texts = allTexts.manage

/** Everything in the gallery: retitled, and by administrators put in order and deleted. */
export const ManagePanel = () => {
  const media = useRead('GET /api/media')
  useEffect(() => {
    if (media.error) toastFailure(texts.fetchFailed)
  }, [media.error])
  return (
    <ReadList read={media} texts={texts}>
      {(data) => <MediaList stored={data} />}
    </ReadList>
  )
}

const MediaList = ({ stored }: { stored: readonly Media[] }) => {
  const isAdministrator = useIsAdministrator()
  const [unsavedEdits] = useState(openUnsavedEdits)
  const { items, move } = useOrder(stored)
  const { save, saveAll } = useSaving(unsavedEdits)
  const [open, setOpen] = useState<{ what: RowDialog; id: string } | null>(null)
  const openItem = items.find(({ id }) => id === open?.id)
  const close = () => setOpen(null)
  const row = useCallback(
    (item: Media, place: Place) => (
      <MediaRow item={item} place={place} onSave={save} onOpen={(what) => setOpen({ what, id: item.id })} />
    ),
    [save],
  )
  return (
    <UnsavedEditsContext value={unsavedEdits}>
      <Head count={items.length} onSaveAll={() => saveAll(items)} unsavedEdits={unsavedEdits} />
      <SortableList
        className={isAdministrator ? 'media-list' : 'media-list unmovable'}
        label={texts.list}
        columns={isAdministrator ? texts.columns : texts.columnsOfHelper}
        items={items}
        nameOf={titleOf}
        row={row}
        onMove={move}
        rowHeight={190}
      />
      {openItem && open?.what === 'preview' && (
        <ImagePreviewDialog key={openItem.id} item={openItem} onSave={save} onClose={close} />
      )}
      {openItem && open?.what === 'delete' && (
        <ConfirmDelete
          endpoint="DELETE /api/media/:id"
          id={openItem.id}
          what={texts.what}
          success={texts.deleted}
          failure={texts.deleteFailed}
          onDeleted={() => unsavedEdits.clear(openItem.id)}
          onClose={close}
        />
      )}
      {openItem && open?.what === 'history' && (
        <HistoryDialog key={openItem.id} item={openItem} onClose={close} />
      )}
    </UnsavedEditsContext>
  )
}

const titleOf = ({ title }: Media) => title

interface HeadProps {
  count: number
  unsavedEdits: UnsavedEdits
  onSaveAll: () => Promise<void>
}

const Head = ({ count, unsavedEdits, onSaveAll }: HeadProps) => {
  const unsaved = useUnsavedCount(unsavedEdits)
  const [busy, setBusy] = useState(false)
  useUnsaved(unsaved > 0, 'manage')
  const saveAll = () => {
    setBusy(true)
    void onSaveAll().finally(() => setBusy(false))
  }
  return (
    <div className="list-actions media-head">
      <p role="status">{unsaved > 0 ? texts.unsaved(unsaved) : texts.count(count)}</p>
      <Button tone="primary" onClick={saveAll} disabled={busy}>
        {busy ? texts.saving : texts.saveAll}
      </Button>
    </div>
  )
}
