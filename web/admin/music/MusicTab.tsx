import { useState } from 'react'
import { Tabs } from '../../ui/Tabs.tsx'
import './music.css'
import { PlaylistPanel } from './playlist/PlaylistPanel.tsx'
import { texts } from '../../../languages/en/dashboard/music.ts'
import { UploadPanel } from './upload/UploadPanel.tsx'

const tabs = [
  { id: 'upload', label: texts.tabs.upload, content: <UploadPanel /> },
  // stays mounted when another tab is opened, because the playlist may have an unsaved sequence
  { id: 'manage', label: texts.tabs.manage, content: <PlaylistPanel />, keepsPanel: true },
] as const

export default function MusicTab() {
  const [active, setActive] = useState<(typeof tabs)[number]['id']>('upload')
  return (
    <>
      <h2>{texts.heading}</h2>
      <Tabs label={texts.sections} tabs={tabs} activeId={active} onChange={setActive} />
      <p className="music-show">
        <a href="#day//show">{texts.toShow}</a>
      </p>
    </>
  )
}
