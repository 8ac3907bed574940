import { useEffect, useRef, useState } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import { findTakenDate } from '../../../../domain/takenDate.ts'
import { useRead } from '../../../api/useRead.ts'
import { GoToYear } from '../../../media/years/GoToYear.tsx'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { toastFailure } from '../../../ui/toasts/toast.ts'
import { useUnsaved } from '../../../ui/dialogs/unsaved.tsx'
import { AdjustDialog } from '../../parts/adjust/AdjustDialog.tsx'
import { ConfirmDelete } from '../../parts/lists/ConfirmDelete.tsx'
import { ReadList } from '../../parts/lists/ReadList.tsx'
import { useIsAdministrator } from '../../parts/tab/person.ts'
import { sheetTexts } from '../../../../languages/en/dashboard/sheet.ts'
import { countKinds } from '../countKinds.ts'
import { manageTexts as texts } from '../../../../languages/en/dashboard/media.ts'
import { ManageTools, useMediaView } from './ManageTools.tsx'
import { PeopleButton } from './people/PeopleButton.tsx'
import { PeopleDialog } from './people/PeopleDialog.tsx'
import { WaitingNames } from './people/WaitingNames.tsx'
import { openRowDrafts, type RowDrafts, RowDraftsContext, useUnsavedCount } from './list/rowDrafts.ts'
import { HistoryDialog } from './history/HistoryDialog.tsx'
import { ImagePreviewDialog } from './list/ImagePreviewDialog.tsx'
import './manage.css'
import type { RowDialog } from './list/MediaRow.tsx'
import { ServicePhotosPicker } from '../ServicePhotosPicker.tsx'
import { AffectedPictures } from '../AffectedPictures.tsx'
import { CameLaterNotice } from './chosen/CameLaterNotice.tsx'
import { MediaView } from './MediaView.tsx'
import type { SheetHandle } from './sheet/ContactSheet.tsx'
import { sortByDate } from './sortByDate.ts'
import { useFoundItems } from './useFoundItems.ts'
import { useOrder } from './useOrder.ts'
import { useSaving } from './list/useSaving.ts'
import { GalleryCopies } from '../stored/GalleryCopies.tsx'
import { listOpenCopies } from '../stored/openCopies.ts'

/** The number of items that fit on about one screen, where nobody needs to go to a year. */
const ONE_SCREEN = 30

interface Props {
  /** the items of the latest upload, if only these are shown, so that they get titles; null if all are shown */
  addedIds: ReadonlySet<string> | null
  /** whether only those photographs are shown that came after the family chose what is in the slideshow */
  isCameLaterOpen: boolean
  onShowAll: () => void
}

/** All keepers edit, hide and show items; administrators can also reorder and delete them. */
export const ManagePanel = (props: Props) => {
  const media = useRead('GET /api/media')
  useEffect(() => {
    if (media.error) toastFailure(texts.fetchFailed)
  }, [media.error])
  return (
    <ReadList read={media} texts={texts}>
      {(data) => <MediaList stored={data} {...props} />}
    </ReadList>
  )
}

const MediaList = ({
  stored,
  addedIds,
  isCameLaterOpen,
  onShowAll,
}: Props & { stored: readonly Media[] }) => {
  const isAdministrator = useIsAdministrator()
  const [rowDrafts] = useState(openRowDrafts)
  const { items, move, setOrder } = useOrder(stored)
  const [view, setView] = useMediaView(stored.length, addedIds === null ? undefined : 'list')
  const { query, setQuery, addedItems, laterItems, foundItems } = useFoundItems(
    items,
    addedIds,
    isCameLaterOpen,
  )
  const { save, saveAll } = useSaving(rowDrafts)
  const sheet = useRef<SheetHandle>(null)
  const [openDialog, setOpenDialog] = useState<{ kind: RowDialog; id: string } | null>(null)
  const openItem = items.find(({ id }) => id === openDialog?.id)
  const sortItemsByDate = () => {
    const undatedCount = items.filter((item) => findTakenDate(item) === null).length
    if (undatedCount === items.length) toastFailure(sheetTexts.noDates)
    else setOrder(sortByDate(items), sheetTexts.undated(undatedCount))
  }
  const saving = (
    <SaveAll isAlwaysShown={view === 'list'} onSave={() => saveAll(items)} rowDrafts={rowDrafts} />
  )
  return (
    <RowDraftsContext value={rowDrafts}>
      <ManageTools
        {...{ view, setView, query, setQuery }}
        message={
          foundItems === items ? texts.count(items.length) : sheetTexts.found(foundItems.length, items.length)
        }
        onSortByDate={isAdministrator ? sortItemsByDate : null}
      >
        <ServicePhotosPicker isOffer />
        {isAdministrator && items.some(({ people }) => people) && <PeopleButton />}
        {view === 'sheet' && (
          <>
            {foundItems.length > ONE_SCREEN && (
              <GoToYear items={foundItems} onGo={(place) => sheet.current?.scrollTo(place)} />
            )}
            {saving}
          </>
        )}
      </ManageTools>
      <GalleryCopies copies={listOpenCopies(items)} gallery={items} isFolded />
      <WaitingNames />
      {laterItems && <CameLaterNotice items={laterItems} onShowAll={onShowAll} />}
      {addedItems && !laterItems && (
        <div className="row notice" ref={focusFirstTitle}>
          <p>{texts.onlyAdded(countKinds(addedItems))}</p>
          <Button onClick={onShowAll}>{texts.showAll}</Button>
        </div>
      )}
      {foundItems.length === 0 ? (
        <p className="empty-list">{sheetTexts.nothing(query)}</p>
      ) : (
        <MediaView
          {...{ view, items, foundItems, save, sheet }}
          // search results cannot be moved, because they do not show the items before and after the new position
          isMovable={isAdministrator && foundItems === items}
          onMove={move}
          onOpen={setOpenDialog}
        />
      )}
      {view === 'list' && saving}
      {openItem && openDialog && (
        <OpenDialog
          key={openItem.id}
          {...{ rowDrafts, save }}
          kind={openDialog.kind}
          item={openItem}
          onOpen={(kind) => setOpenDialog({ kind, id: openItem.id })}
          onClose={() => setOpenDialog(null)}
        />
      )}
    </RowDraftsContext>
  )
}

interface OpenDialogProps {
  kind: RowDialog
  item: Media
  rowDrafts: RowDrafts
  save: (item: Media) => Promise<void>
  onOpen: (kind: RowDialog) => void
  onClose: () => void
}

const OpenDialog = ({ kind, item, rowDrafts, save, onOpen, onClose }: OpenDialogProps) => {
  switch (kind) {
    case 'preview':
    case 'edit':
      return (
        <ImagePreviewDialog {...{ item, onOpen, onClose }} startsEditing={kind === 'edit'} onSave={save} />
      )
    case 'adjust':
      return <AdjustDialog {...{ item, onClose }} />
    case 'history':
      return <HistoryDialog {...{ item, onClose }} />
    case 'people':
      return <PeopleDialog items={[item]} onClose={onClose} />
    case 'delete':
      return (
        <ConfirmDelete
          endpoint="DELETE /api/media/:id"
          input={{ params: { id: item.id } }}
          ids={[item.id]}
          itemPhrase={texts.itemPhrase}
          success={texts.deleted}
          failure={texts.deleteFailed}
          onDeleted={() => rowDrafts.drafts.drop(item.id)}
          onClose={onClose}
        >
          <AffectedPictures items={[item]} />
        </ConfirmDelete>
      )
  }
}

/**
 * Focuses the first title field when the list opens for titles. `notice` is an element next to the list. Waits for a frame,
 * because a long list renders its rows only after it was measured.
 */
const focusFirstTitle = (notice: HTMLElement | null) => {
  const frame = requestAnimationFrame(() => {
    const field = notice?.parentElement?.querySelector<HTMLInputElement>('.media-content input')
    field?.focus()
    field?.select()
  })
  return () => cancelAnimationFrame(frame)
}

interface SaveAllProps {
  /** whether the button is there even without changes */
  isAlwaysShown: boolean
  rowDrafts: RowDrafts
  onSave: () => Promise<void>
}

const SaveAll = ({ isAlwaysShown, rowDrafts, onSave }: SaveAllProps) => {
  const unsavedCount = useUnsavedCount(rowDrafts)
  const [busy, setBusy] = useState(false)
  useUnsaved(unsavedCount > 0, 'manage')
  const saveAll = () => {
    setBusy(true)
    void onSave().finally(() => setBusy(false))
  }
  return (
    <div className={classes('row', isAlwaysShown && 'list-actions media-save')}>
      <p role="status">{unsavedCount > 0 && texts.unsaved(unsavedCount)}</p>
      {(isAlwaysShown || unsavedCount > 0) && (
        <Button tone="primary" onClick={saveAll} disabled={busy}>
          {busy ? texts.saving : texts.saveAll}
        </Button>
      )}
    </div>
  )
}
