import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Media } from '../../../../contract/media.ts'
import { useRead } from '../../../api/useRead.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useUnsaved } from '../../../ui/unsaved.tsx'
import { SortableList, type Place } from '../../sortable/SortableList.tsx'
import { texts as allTexts } from '../texts.ts'
import { DeleteMediaDialog } from './DeleteMediaDialog.tsx'
import { UnsavedEditsContext, openUnsavedEdits, useUnsavedCount } from './unsavedEdits.ts'
import { HistoryDialog } from './HistoryDialog.tsx'
import { ImagePreviewDialog } from './ImagePreviewDialog.tsx'
import './manage.css'
import { MediaRow, type RowVerbs } from './MediaRow.tsx'
import { useOrder } from './useOrder.ts'
import { useSaving } from './useSaving.ts'

const texts = allTexts.manage
const none: Media[] = []

/** Everything in the gallery: put in order, retitled, deleted. */
export const ManagePanel = () => {
  const { data = none, answered, error, retry } = useRead('GET /api/media')
  useEffect(() => {
    if (error) toast({ title: texts.failed, tone: 'destructive' })
  }, [error])
  if (error && data.length === 0) {
    return (
      <div className="media-empty">
        <p>{texts.failedHint}</p>
        <Button onClick={retry}>{texts.again}</Button>
      </div>
    )
  }
  if (!answered) return <p role="status">{texts.loading}</p>
  if (data.length === 0) {
    return (
      <div className="media-empty">
        <p>{texts.empty}</p>
        <p>{texts.emptyHint}</p>
      </div>
    )
  }
  return <MediaList stored={data} />
}

const MediaList = ({ stored }: { stored: readonly Media[] }) => {
  const [book] = useState(openUnsavedEdits)
  const { items, move } = useOrder(stored)
  const { save, saveAll } = useSaving(book)
  const [previewed, setPreviewed] = useState<string | null>(null)
  const [deleted, setDeleted] = useState<Media | null>(null)
  const [told, setTold] = useState<string | null>(null)
  const verbs = useRowVerbs({
    save,
    preview: ({ id }) => setPreviewed(id),
    remove: setDeleted,
    history: ({ id }) => setTold(id),
  })
  const row = useCallback(
    (item: Media, place: Place) => <MediaRow item={item} place={place} verbs={verbs} />,
    [verbs],
  )
  return (
    <UnsavedEditsContext value={book}>
      <Head count={items.length} onSaveAll={() => saveAll(items)} book={book} />
      <SortableList
        className="media-list"
        label={texts.list}
        columns={texts.columns}
        items={items}
        nameOf={titleOf}
        row={row}
        onMove={move}
        rowHeight={190}
      />
      <ImagePreviewDialog
        item={items.find(({ id }) => id === previewed)}
        onSave={save}
        onClose={() => setPreviewed(null)}
      />
      <DeleteMediaDialog
        item={deleted}
        onDeleted={({ id }) => book.forget(id)}
        onClose={() => setDeleted(null)}
      />
      <HistoryDialog item={items.find(({ id }) => id === told)} onClose={() => setTold(null)} />
    </UnsavedEditsContext>
  )
}

const titleOf = ({ title }: Media) => title

interface HeadProps {
  count: number
  book: ReturnType<typeof openUnsavedEdits>
  onSaveAll: () => Promise<void>
}

const Head = ({ count, book, onSaveAll }: HeadProps) => {
  const unsaved = useUnsavedCount(book)
  const [busy, setBusy] = useState(false)
  useUnsaved(unsaved > 0, 'manage')
  const saveAll = () => {
    setBusy(true)
    void onSaveAll().finally(() => setBusy(false))
  }
  return (
    <div className="media-actions media-head">
      <p role="status">{unsaved > 0 ? texts.unsaved(unsaved) : texts.count(count)}</p>
      <Button tone="primary" onClick={saveAll} disabled={busy}>
        {busy ? texts.saving : texts.saveAll}
      </Button>
    </div>
  )
}

/** The same object at every draw: rows are drawn anew only when something about them changed. */
const useRowVerbs = (verbs: RowVerbs): RowVerbs => {
  const [latest] = useState({ verbs })
  useEffect(() => {
    latest.verbs = verbs
  })
  return useMemo(
    () => ({
      save: (item) => latest.verbs.save(item),
      preview: (item) => latest.verbs.preview(item),
      remove: (item) => latest.verbs.remove(item),
      history: (item) => latest.verbs.history(item),
    }),
    [latest],
  )
}
