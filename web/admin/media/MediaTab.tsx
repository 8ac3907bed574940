import { useState } from 'react'
import { useRead } from '../../api/useRead.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { useLeaveGuard } from '../../ui/dialogs/unsaved.tsx'
import { useStore } from '../../stores/useStore.ts'
import { type LinkTarget, linkTarget, useInnerTab } from '../parts/tab/linkTarget.ts'
import { AskOffer } from './AskOffer.tsx'
import { AnswersPanel } from './answers/AnswersPanel.tsx'
import { BatchPanel } from './batch/BatchPanel.tsx'
import { ManagePanel } from './manage/ManagePanel.tsx'
import { SentPanel } from './sent/SentPanel.tsx'
import './media.css'
import { texts } from '../../../languages/en/dashboard/media.ts'
import { UploadPanel } from './upload/UploadPanel.tsx'
import { useSavedUploads } from './useSavedUploads.ts'

const tabIds = ['upload', 'batch', 'manage', 'sent', 'answers'] as const

export default function MediaTab() {
  const [active, setActive] = useInnerTab(tabIds, 'upload')
  /** the items that Manage Media shows alone, because they wait for titles; null for all */
  const [addedIds, setAddedIds] = useState<ReadonlySet<string> | null>(null)
  const target = useStore(linkTarget)
  const [seenTarget, setSeenTarget] = useState<LinkTarget | null>(null)
  /** whether a link leads to the photographs that came since the family chose */
  const isCameLaterOpen = target?.field === 'later' && target !== seenTarget
  const showAll = () => {
    setAddedIds(null)
    setSeenTarget(target)
  }
  const { leave, question } = useLeaveGuard()
  useSavedUploads()
  const sent = useRead('GET /api/sent', { refetchOnMount: true })
  const { count: answeredCount = 0 } = useRead('GET /api/answers/count').data ?? {}
  // asks only before leaving Manage Media, because only that tab loses typed text; the other tabs keep the chosen files
  const choose = (id: typeof active) =>
    leave(() => {
      setActive(id)
      if (id !== active) showAll()
    }, 'manage')
  const giveTitles = (ids: ReadonlySet<string>) => {
    setAddedIds(ids)
    setActive('manage')
  }
  const contents = {
    upload: (
      <>
        <UploadPanel onGiveTitles={giveTitles} />
        <AskOffer />
      </>
    ),
    batch: (
      <>
        <BatchPanel onGiveTitles={giveTitles} />
        <AskOffer />
      </>
    ),
    manage: <ManagePanel {...{ addedIds, isCameLaterOpen }} onShowAll={showAll} />,
    sent: <SentPanel />,
    answers: <AnswersPanel />,
  }
  const isEmpty = (id: typeof active) =>
    (id === 'sent' && !sent.data?.senders.length) || (id === 'answers' && answeredCount === 0)
  const tabs = tabIds
    .filter((id) => id === active || !isEmpty(id))
    .map((id) => ({ id, label: texts.tabs[id], content: contents[id] }))
  return (
    <div className="media-tab">
      <h2>{texts.heading}</h2>
      <a href="/gallery">{texts.toGallery}</a>
      <Tabs label={texts.sections} tabs={tabs} activeId={active} onChange={choose} />
      {question}
    </div>
  )
}
