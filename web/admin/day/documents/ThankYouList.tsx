import type { Settings } from '../../../../contract/memorial/settings.ts'
import { DocumentCard } from './DocumentCard.tsx'

export const ThankYouList = ({ settings }: { settings: Settings }) => (
  <DocumentCard kind="thanks" settings={settings} />
)
