import { useEffect, useState } from 'react'
import { Tabs } from '../../ui/Tabs.tsx'
import { useLeaveGuard } from '../../ui/dialogs/unsaved.tsx'
import { useInnerTab } from '../linkTarget.ts'
import { BatchPanel } from './batch/BatchPanel.tsx'
import { resumeBatch } from './batch/sendBatch.ts'
import { ManagePanel } from './manage/ManagePanel.tsx'
import './media.css'
import { texts } from './texts.ts'
import { resumeMedia } from './upload/mediaUploads.ts'
import { UploadPanel } from './upload/UploadPanel.tsx'

const tabIds = ['upload', 'batch', 'manage'] as const

export default function MediaTab() {
  const [active, setActive] = useInnerTab(tabIds, 'upload')
  /** the items that Manage Media shows alone, because they wait for titles; null for all */
  const [addedIds, setAddedIds] = useState<ReadonlySet<string> | null>(null)
  const { leave, question } = useLeaveGuard()
  useSavedUploads()
  // asks only before leaving Manage Media, because only that tab loses typed text; the other tabs keep the chosen files
  const choose = (id: typeof active) =>
    leave(() => {
      setActive(id)
      if (id !== active) setAddedIds(null)
    }, 'manage')
  const giveTitles = (ids: ReadonlySet<string>) => {
    setAddedIds(ids)
    setActive('manage')
  }
  const contents = {
    upload: <UploadPanel onGiveTitles={giveTitles} />,
    batch: <BatchPanel onGiveTitles={giveTitles} />,
    manage: <ManagePanel addedIds={addedIds} onShowAll={() => setAddedIds(null)} />,
  }
  const tabs = tabIds.map((id) => ({ id, label: texts.tabs[id], content: contents[id] }))
  return (
    <>
      <h2>{texts.heading}</h2>
      <p className="media-gallery">
        <a href="/gallery">{texts.toGallery}</a>
      </p>
      <Tabs label={texts.sections} tabs={tabs} activeId={active} onChange={choose} />
      {question}
    </>
  )
}

/** Restores the unsent uploads from before the page was reloaded or closed, and continues those that were being sent. */
const useSavedUploads = () => {
  useEffect(() => {
    const resume = async () => {
      if (!(await isOnlyPage())) return
      await Promise.all([resumeMedia(), resumeBatch()])
    }
    void resume()
  }, [])
}

let onlyPage: Promise<boolean> | undefined

/**
 * Resolves to false if another open dashboard already restores and sends these uploads. Resolves to true if the browser does
 * not support Web Locks.
 */
const isOnlyPage = () =>
  (onlyPage ??= new Promise((resolve) => {
    if (!('locks' in navigator)) return resolve(true)
    void navigator.locks.request('uploads', { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      // this promise never resolves, so the page holds the lock as long as it is open
      return lock && new Promise(() => {})
    })
  }))
