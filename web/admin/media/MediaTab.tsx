import { useState } from 'react'
import { Tabs } from '../../ui/Tabs.tsx'
import { useLeaving } from '../../ui/unsaved.tsx'
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

export default function MediaTab() {
  const [active, setActive] = useState<(typeof tabs)[number]['id']>('upload')
  const { leave, question } = useLeaving()
  useSavedUploads()
  // only Manage Media loses what was typed: chosen files stay
  const choose = (id: typeof active) => leave(() => setActive(id), 'manage')
  return (
    <>
      <h2>{texts.heading}</h2>
      <Tabs label={texts.sections} tabs={tabs} active={active} onChange={choose} />
      {question}
    </>
  )
}
