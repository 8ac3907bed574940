import { useState } from 'react'
import type { ResponseOf } from '../../../../contract/endpoint.ts'
import type { Media } from '../../../../contract/media/media.ts'
import type { listSentEndpoint } from '../../../../contract/media/sent.ts'
import { joinReads, useRead } from '../../../api/useRead.ts'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { ReadState } from '../../../ui/loading/ReadState.tsx'
import { useGrowingList } from '../../../ui/longLists/useGrowingList.ts'
import { manageTexts } from '../../../../languages/en/dashboard/media.ts'
import { texts } from '../../../../languages/en/dashboard/sent.ts'
import { countKinds } from '../countKinds.ts'
import { PreviewDetails } from '../manage/list/ImagePreviewDialog.tsx'
import { PreviewPicture } from '../manage/PreviewPicture.tsx'
import { CopyNotices } from '../stored/CopyNotices.tsx'
import { findPairs } from '../stored/findPairs.ts'
import { isCopy } from '../stored/openCopies.ts'
import { DecideButtons, SenderSection } from './SenderSection.tsx'
import { useSentChanges } from './useSentChanges.ts'

/** Shows the keepers what guests have sent by the link. Nobody else sees it until it is taken into the gallery. */
export const SentPanel = () => {
  const sent = useRead('GET /api/sent', { refetchOnMount: true })
  const gallery = useRead('GET /api/media')
  return (
    <ReadState readState={joinReads([sent, gallery])} texts={texts}>
      {() => sent.data && gallery.data && <SentList {...sent.data} gallery={gallery.data} />}
    </ReadState>
  )
}

type Props = ResponseOf<typeof listSentEndpoint> & { gallery: readonly Media[] }

const SentList = ({ senders, mailsSenders, gallery }: Props) => {
  const [openId, setOpenId] = useState<string | null>(null)
  const close = () => setOpenId(null)
  const changes = useSentChanges(close)
  const all = senders.flatMap(({ media }) => media)
  const pairs = findPairs(all, gallery)
  const copies = new Set(pairs.map(({ copy }) => copy).filter(isCopy))
  const isNew = (item: Media) => !copies.has(item)
  const { count, end } = useGrowingList<HTMLDivElement>(all.length)
  const openItem = all.find(({ id }) => id === openId)
  const waitingSenderCount = senders.filter(({ media }) => media.length > 0).length
  return (
    <>
      <div className="row notice">
        <p role="status">
          {all.length > 0 ? texts.waiting(countKinds(all), waitingSenderCount) : texts.allDecided}
          {copies.size > 0 && ` ${texts.leftOut(copies.size)}`}
        </p>
        {waitingSenderCount > 1 && <DecideButtons items={all.filter(isNew)} changes={changes} />}
      </div>
      <CopyNotices
        {...{ pairs, gallery }}
        folded="same bytes"
        removal={texts}
        onRemove={changes.putAside}
        busy={changes.busy}
      />
      {senders
        .filter(({ media: [first] }) => all.findIndex((item) => item === first) <= count)
        .map((sender) => (
          <SenderSection
            key={sender.id}
            {...{ sender, mailsSenders, changes }}
            items={sender.media.filter(isNew)}
            onOpen={({ id }) => setOpenId(id)}
          />
        ))}
      <div ref={end} />
      {openItem && (
        <Dialog
          hasCloseInFooter
          className="preview-dialog"
          title={manageTexts.previewDialog}
          onClose={close}
          footer={<DecideButtons items={[openItem]} changes={changes} />}
        >
          <PreviewPicture item={openItem} />
          <PreviewDetails item={openItem} />
        </Dialog>
      )}
    </>
  )
}
