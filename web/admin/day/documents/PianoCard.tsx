import type { Settings } from '../../../../contract/memorial/settings.ts'
import { DocumentCard } from './DocumentCard.tsx'

export const PianoCard = ({ settings }: { settings: Settings }) => (
  <DocumentCard kind="card" settings={settings} />
)
