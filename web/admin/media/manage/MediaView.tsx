import { type Ref, useCallback, useMemo } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import { useRead } from '../../../api/useRead.ts'
import { SortableList } from '../../parts/sortable/SortableList.tsx'
import type { RowControls } from '../../parts/sortable/SortableRow.tsx'
import { manageTexts as texts } from '../../../../languages/en/dashboard/media.ts'
import { sheetTexts } from '../../../../languages/en/dashboard/sheet.ts'
import { openSlideshowNotes } from './slideshowNotes.ts'
import { type ChosenActions, ChosenBar } from './chosen/ChosenBar.tsx'
import { MediaRow, type RowDialog } from './list/MediaRow.tsx'
import { ContactSheet, type SheetHandle } from './sheet/ContactSheet.tsx'

interface Props extends ChosenActions {
  view: 'list' | 'sheet'
  /** the whole gallery */
  items: readonly Media[]
  /** the items that are shown */
  foundItems: readonly Media[]
  isMovable: boolean
  sheet: Ref<SheetHandle>
  save: (item: Media) => Promise<void>
  onOpen: (dialog: { kind: RowDialog; id: string }) => void
}

/** The gallery, or a part of it, as a list or as a contact sheet. */
export const MediaView = ({ view, items, foundItems, isMovable, sheet, save, onMove, onOpen }: Props) => {
  const positions = useMemo(() => new Map(items.map(({ id }, index) => [id, index + 1])), [items])
  const findPosition = useCallback((item: Media) => positions.get(item.id) ?? 0, [positions])
  const { data: settings } = useRead('GET /api/settings')
  const videos = settings?.slideshowFilms === 'on'
  const findSlideshowNote = useMemo(() => openSlideshowNotes(items, { videos }), [items, videos])
  const renderRow = useCallback(
    (item: Media, controls: RowControls) => (
      <MediaRow
        {...{ item, controls, isMovable }}
        position={findPosition(item)}
        slideshowNote={findSlideshowNote(item)}
        onSave={save}
        onOpen={(kind) => onOpen({ kind, id: item.id })}
      />
    ),
    [save, findPosition, findSlideshowNote, isMovable, onOpen],
  )
  if (view === 'sheet') {
    const openPreview = ({ id }: Media) => onOpen({ kind: 'preview', id })
    return (
      <ContactSheet
        ref={sheet}
        items={foundItems}
        label={sheetTexts.views.sheet}
        {...{ findPosition, findSlideshowNote }}
        onMove={isMovable ? onMove : undefined}
        onOpen={openPreview}
      >
        {(selection) => (
          <ChosenBar
            {...{ selection, findPosition, isMovable, onMove }}
            count={items.length}
            onOpen={openPreview}
          />
        )}
      </ContactSheet>
    )
  }
  return (
    <SortableList
      className={isMovable ? 'media-list' : 'media-list unmovable'}
      label={texts.list}
      columns={isMovable ? texts.columns : texts.columnsOfHelper}
      items={foundItems}
      getName={getTitle}
      {...{ renderRow, onMove }}
      rowHeight={190}
    />
  )
}

const getTitle = ({ title }: Media) => title
