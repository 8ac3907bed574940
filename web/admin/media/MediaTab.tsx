import { Tabs } from '../../ui/Tabs.tsx'
import { useLeaveGuard } from '../../ui/dialogs/unsaved.tsx'
import { useInnerTab } from '../linkTarget.ts'
import { BatchPanel } from './batch/BatchPanel.tsx'
import { ManagePanel } from './manage/ManagePanel.tsx'
import './media.css'
import { texts } from './texts.ts'
import { UploadPanel } from './upload/UploadPanel.tsx'
import { useSavedUploads } from './useSavedUploads.ts'

const tabs = [
  { id: 'upload', label: texts.tabs.upload, content: <UploadPanel /> },
  { id: 'batch', label: texts.tabs.batch, content: <BatchPanel /> },
  { id: 'manage', label: texts.tabs.manage, content: <ManagePanel /> },
] as const

const ids = tabs.map(({ id }) => id)

export default function MediaTab() {
  const [active, setActive] = useInnerTab(ids, 'upload')
  const { leave, question } = useLeaveGuard()
  useSavedUploads()
  // asks only before leaving Manage Media, because only that tab loses typed text; the other tabs keep the chosen files
  const choose = (id: typeof active) => leave(() => setActive(id), 'manage')
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
