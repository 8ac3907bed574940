import type { Settings } from '../../../../contract/memorial/settings.ts'
import { DocumentCard } from './DocumentCard.tsx'

export const Poster = ({ settings }: { settings: Settings }) => (
  <DocumentCard kind="poster" settings={settings} />
)
