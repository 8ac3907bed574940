import type { Settings } from '../../../../contract/memorial/settings.ts'
import { DocumentCard } from './DocumentCard.tsx'

export const TableCards = ({ settings }: { settings: Settings }) => (
  <DocumentCard kind="cards" settings={settings} />
)
