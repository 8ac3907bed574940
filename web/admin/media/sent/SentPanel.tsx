import { useMemo, useState } from 'react'
import type { ResponseOf } from '../../../../contract/endpoint.ts'
import type { Media } from '../../../../contract/media/media.ts'
import type { listSentEndpoint } from '../../../../contract/media/sent.ts'
import { joinReads, useRead } from '../../../api/useRead.ts'
import { ReadState } from '../../../ui/loading/ReadState.tsx'
import { useGrowingList } from '../../../ui/longLists/useGrowingList.ts'
import { texts } from '../../../../languages/en/dashboard/sent.ts'
import { countKinds } from '../countKinds.ts'
import { CopyNotices } from '../stored/CopyNotices.tsx'
import { findPairs } from '../stored/findPairs.ts'
import { DecideButtons, SenderSection } from './SenderSection.tsx'
import './sent.css'
import { SentPreview } from './SentPreview.tsx'
import { ThankSender } from './ThankSender.tsx'
import { useSentChanges } from './useSentChanges.tsx'

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
  const { question, ...changes } = useSentChanges(close)
  const all = useMemo(() => senders.flatMap(({ media }) => media), [senders])
  const pairs = useMemo(() => findPairs(all, gallery), [all, gallery])
  const parts = useMemo(
    () => splitBySender(senders, new Set(pairs.map(({ copy }) => copy.id))),
    [senders, pairs],
  )
  const { count, end } = useGrowingList<HTMLDivElement>(all.length)
  const waitingSenderCount = senders.filter(({ media }) => media.length > 0).length
  const openItem = all.find(({ id }) => id === openId)
  return (
    <div className="sent">
      <div className="row">
        <p role="status">
          {all.length > 0 ? texts.waiting(countKinds(all), waitingSenderCount) : texts.allDecided}
        </p>
        {waitingSenderCount > 1 && (
          <DecideButtons items={parts.flatMap(({ items }) => items)} changes={changes} />
        )}
      </div>
      <CopyNotices
        {...{ pairs, gallery }}
        isFolded={pairs.length > 1}
        removal={{
          sentence: ({ length }, largerCount) => texts.doubles(length, largerCount),
          removeOne: texts.leaveOut,
          removeAll: texts.leaveOutAll,
          onRemove: changes.putAside,
          busy: changes.busy,
        }}
      />
      {parts
        .filter(({ start }) => start <= count)
        .map(({ sender, items }) => (
          <SenderSection key={sender.id} {...{ sender, items, changes }} onOpen={({ id }) => setOpenId(id)}>
            <ThankSender {...{ sender, mailsSenders }} />
          </SenderSection>
        ))}
      <div ref={end} />
      {question}
      {openItem && (
        <SentPreview item={openItem} onClose={close}>
          <DecideButtons items={[openItem]} changes={changes} />
        </SentPreview>
      )}
    </div>
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
