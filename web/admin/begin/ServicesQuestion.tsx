import type { Settings } from '../../../contract/memorial/settings.ts'
import { ServicesEditor } from '../services/ServicesEditor.tsx'
import { DeviceZoneOffer } from '../zones/DeviceZoneOffer.tsx'
import { QuestionScreen } from './QuestionScreen.tsx'

/** Each service is saved in its own dialog. */
export const ServicesQuestion = ({ settings }: { settings: Settings }) => (
  <QuestionScreen screen="services" settings={settings}>
    <DeviceZoneOffer settings={settings} />
    <ServicesEditor />
  </QuestionScreen>
)
