import { useMemo, useState } from 'react'
import type { ResponseOf } from '../../../../contract/endpoint.ts'
import type { Media } from '../../../../contract/media/media.ts'
import type { listSentEndpoint } from '../../../../contract/media/sent.ts'
import { joinReads, useRead } from '../../../api/useRead.ts'
import { Button } from '../../../ui/Button.tsx'
import { ReadState } from '../../../ui/loading/ReadState.tsx'
import { useGrowingList } from '../../../ui/longLists/useGrowingList.ts'
import { AdjustDialog } from '../../parts/adjust/AdjustDialog.tsx'
import { texts } from '../../../../languages/en/dashboard/sent.ts'
import { countKinds } from '../countKinds.ts'
import { ImagePreviewDialog } from '../manage/list/ImagePreviewDialog.tsx'
import { openRowDrafts, RowDraftsContext } from '../manage/list/rowDrafts.ts'
import { SaveAll } from '../manage/list/SaveAll.tsx'
import { useSaving } from '../manage/list/useSaving.ts'
import { findPairs } from '../stored/findPairs.ts'
import { DecideButtons, SenderSection } from './SenderSection.tsx'
import './sent.css'
import { SentPairs } from './SentPairs.tsx'
import { ThankSender } from './ThankSender.tsx'
import { type SentChanges, useSentChanges } from './useSentChanges.tsx'

/** Shows the keepers what guests have sent by the link. Nobody else sees it until it is taken into the gallery. */
export const SentPanel = () => {
  const sent = useRead('GET /api/sent')
  const gallery = useRead('GET /api/media')
  return (
    <ReadState readState={joinReads([sent, gallery])} texts={texts}>
      {() => sent.data && gallery.data && <SentList {...sent.data} gallery={gallery.data} />}
    </ReadState>
  )
}

type Props = ResponseOf<typeof listSentEndpoint> & { gallery: readonly Media[] }

const SentList = ({ senders, mailsSenders, gallery }: Props) => {
  const [rowDrafts] = useState(openRowDrafts)
  const { save, saveAll } = useSaving(rowDrafts)
  const { question, ...sentChanges } = useSentChanges()
  const changes = {
    ...sentChanges,
    take: async (items: readonly Media[]) => {
      const isTyped = ({ id }: Media) => id in rowDrafts.drafts.forms.get()
      const typedItems = items.filter(isTyped)
      if (typedItems.length > 0) await saveAll(typedItems)
      // if something typed could not be saved, a toast has said why
      if (!items.some(isTyped)) sentChanges.take(items)
    },
  }
  const [openDialog, setOpenDialog] = useState<{ id: string; isAdjusting?: true } | null>(null)
  const all = useMemo(() => senders.flatMap(({ media }) => media), [senders])
  const pairs = useMemo(() => findPairs(all, gallery), [all, gallery])
  const parts = useMemo(
    () => splitBySender(senders, new Set(pairs.map(({ copy }) => copy.id))),
    [senders, pairs],
  )
  const { count, end } = useGrowingList<HTMLDivElement>(all.length)
  const waitingSenderCount = senders.filter(({ media }) => media.length > 0).length
  const openItem = all.find(({ id }) => id === openDialog?.id)
  const close = () => setOpenDialog(null)
  const decide = (decision: SentChanges['take'], item: Media) => {
    close()
    void decision([item])
  }
  return (
    <RowDraftsContext value={rowDrafts}>
      <div className="sent">
        <div className="row">
          <p role="status">
            {all.length > 0 ? texts.waiting(countKinds(all), waitingSenderCount) : texts.allDecided}
          </p>
          {waitingSenderCount > 1 && (
            <DecideButtons items={parts.flatMap(({ items }) => items)} changes={changes} />
          )}
        </div>
        {pairs.length > 0 && <SentPairs {...{ pairs, gallery, changes }} />}
        <SaveAll isAlwaysShown={false} rowDrafts={rowDrafts} onSave={() => saveAll(all)} />
        {parts
          .filter(({ start }) => start <= count)
          .map(({ sender, items }) => (
            <SenderSection
              key={sender.id}
              {...{ sender, items, changes }}
              onOpen={({ id }) => setOpenDialog({ id })}
            >
              <ThankSender {...{ sender, mailsSenders }} />
            </SenderSection>
          ))}
        <div ref={end} />
      </div>
      {question}
      {openItem && openDialog?.isAdjusting && <AdjustDialog item={openItem} onClose={close} />}
      {openItem && !openDialog?.isAdjusting && (
        <ImagePreviewDialog
          item={openItem}
          startsEditing={false}
          onSave={save}
          onOpen={() => setOpenDialog({ id: openItem.id, isAdjusting: true })}
          onClose={close}
        >
          <Button onClick={() => decide(changes.take, openItem)}>{texts.take}</Button>
          <Button onClick={() => decide(changes.putAside, openItem)}>{texts.putAside}</Button>
        </ImagePreviewDialog>
      )}
    </RowDraftsContext>
  )
}

/** Lists the items of each sender that are no doubles, and how many items are before the sender's. */
const splitBySender = (senders: Props['senders'], copyIds: ReadonlySet<string>) => {
  let itemCount = 0
  return senders.map((sender) => {
    const start = itemCount
    itemCount += sender.media.length
    return { sender, start, items: sender.media.filter(({ id }) => !copyIds.has(id)) }
  })
}
