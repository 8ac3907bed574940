import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import { useRead } from '../../../api/useRead.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { toastFailure } from '../../../ui/toasts/toast.ts'
import { useUnsaved } from '../../../ui/dialogs/unsaved.tsx'
import { ConfirmDelete } from '../../ConfirmDelete.tsx'
import { ReadList } from '../../ReadList.tsx'
import { SortableList } from '../../sortable/SortableList.tsx'
import type { RowControls } from '../../sortable/SortableRow.tsx'
import { useIsAdministrator } from '../../person.ts'
import { sheetTexts } from '../sheetTexts.ts'
import { manageTexts as texts } from '../texts.ts'
import { sortByDate, moveTogether } from './sheet/newOrder.ts'
import { ContactSheet } from './sheet/ContactSheet.tsx'
import { ManageTools, useMediaView } from './ManageTools.tsx'
import { openRowDrafts, type RowDrafts, RowDraftsContext, useUnsavedCount } from './list/rowDrafts.ts'
import { AdjustDialog } from '../../adjust/AdjustDialog.tsx'
import { HistoryDialog } from './history/HistoryDialog.tsx'
import { ImagePreviewDialog } from './list/ImagePreviewDialog.tsx'
import './manage.css'
import { MediaRow, type RowDialog } from './list/MediaRow.tsx'
import { AffectedPictures } from './chosen/AffectedPictures.tsx'
import { searchMedia } from './searchMedia.ts'
import { useOrder } from './useOrder.ts'
import { useSaving } from './list/useSaving.ts'
import { useVisibility } from './chosen/useVisibility.ts'

/** Manages the gallery: keepers edit, hide and show items; administrators also reorder and delete them. */
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
  const [rowDrafts] = useState(openRowDrafts)
  const { items, move, setOrder } = useOrder(stored)
  const [view, setView] = useMediaView()
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query)
  const shown = useMemo(() => searchMedia(items, wanted), [items, wanted])
  const positions = useMemo(() => new Map(items.map(({ id }, index) => [id, index + 1])), [items])
  const positionOf = useCallback((item: Media) => positions.get(item.id) ?? 0, [positions])
  // search results hide the neighbors of a new position
  const isMovable = isAdministrator && shown === items
  const { save, saveAll } = useSaving(rowDrafts)
  const setVisible = useVisibility()
  const [open, setOpen] = useState<{ what: RowDialog; id: string } | null>(null)
  const openItem = items.find(({ id }) => id === open?.id)
  const close = () => setOpen(null)
  const row = useCallback(
    (item: Media, place: RowControls) => (
      <MediaRow
        {...{ item, place, setVisible, isMovable }}
        position={positionOf(item)}
        onSave={save}
        onOpen={(what) => setOpen({ what, id: item.id })}
      />
    ),
    [save, setVisible, positionOf, isMovable],
  )
  const byDate = () => {
    const undated = items.filter(({ takenAt }) => takenAt === null).length
    if (undated === items.length) toastFailure(sheetTexts.noDates)
    else setOrder(sortByDate(items), sheetTexts.undated(undated))
  }
  return (
    <RowDraftsContext value={rowDrafts}>
      <ManageTools {...{ view, setView, query, setQuery }} onByDate={isAdministrator ? byDate : null} />
      <Head
        message={shown === items ? texts.count(items.length) : sheetTexts.found(shown.length, items.length)}
        isSticky={view === 'list'}
        onSaveAll={() => saveAll(items)}
        rowDrafts={rowDrafts}
      />
      {shown.length === 0 ? (
        <p className="empty-list">{sheetTexts.nothing(query)}</p>
      ) : view === 'sheet' ? (
        <ContactSheet
          items={shown}
          count={items.length}
          {...{ positionOf, isMovable }}
          onMove={(ids, position) => setOrder(moveTogether(items, ids, position - 1))}
          onOpen={(what, { id }) => setOpen({ what, id })}
        />
      ) : (
        <SortableList
          className={isMovable ? 'media-list' : 'media-list unmovable'}
          label={texts.list}
          columns={isMovable ? texts.columns : texts.columnsOfHelper}
          items={shown}
          nameOf={readTitle}
          row={row}
          onMove={move}
          rowHeight={190}
        />
      )}
      {openItem && open?.what === 'preview' && (
        <ImagePreviewDialog
          key={openItem.id}
          item={openItem}
          onSave={save}
          onAdjust={() => setOpen({ what: 'adjust', id: openItem.id })}
          onClose={close}
        />
      )}
      {openItem && open?.what === 'adjust' && (
        <AdjustDialog key={openItem.id} item={openItem} onClose={close} />
      )}
      {openItem && open?.what === 'delete' && (
        <ConfirmDelete
          endpoint="DELETE /api/media/:id"
          id={openItem.id}
          what={texts.what}
          success={texts.deleted}
          failure={texts.deleteFailed}
          onDeleted={() => rowDrafts.drafts.drop(openItem.id)}
          onClose={close}
        >
          <AffectedPictures items={[openItem]} />
        </ConfirmDelete>
      )}
      {openItem && open?.what === 'history' && (
        <HistoryDialog key={openItem.id} item={openItem} onClose={close} />
      )}
    </RowDraftsContext>
  )
}

const readTitle = ({ title }: Media) => title

interface HeadProps {
  /** shown while nothing is unsaved */
  message: string
  /** false in the contact sheet, where the bar of the chosen items is sticky instead */
  isSticky: boolean
  rowDrafts: RowDrafts
  onSaveAll: () => Promise<void>
}

const Head = ({ message, isSticky, rowDrafts, onSaveAll }: HeadProps) => {
  const unsaved = useUnsavedCount(rowDrafts)
  const [busy, setBusy] = useState(false)
  useUnsaved(unsaved > 0, 'manage')
  const saveAll = () => {
    setBusy(true)
    void onSaveAll().finally(() => setBusy(false))
  }
  return (
    <div className={classes('row list-actions media-head', isSticky && 'is-sticky')}>
      <p role="status">{unsaved > 0 ? texts.unsaved(unsaved) : message}</p>
      {(isSticky || unsaved > 0) && (
        <Button tone="primary" onClick={saveAll} disabled={busy}>
          {busy ? texts.saving : texts.saveAll}
        </Button>
      )}
    </div>
  )
}
