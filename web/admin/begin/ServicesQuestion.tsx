import type { Settings } from '../../../contract/memorial/settings.ts'
import { ServicesEditor } from '../services/ServicesEditor.tsx'
import { DeviceZoneOffer } from '../parts/zones/DeviceZoneOffer.tsx'
import { FirstZoneLine } from '../parts/settingsForm/FirstZoneLine.tsx'
import { DonationAnswer } from './donation/DonationAnswer.tsx'
import { useDonationAnswer } from './donation/useDonationAnswer.ts'
import { QuestionScreen } from './QuestionScreen.tsx'

/** Each service is saved in its own dialog, and the answer about gifts with 'Next'. */
export const ServicesQuestion = ({ settings }: { settings: Settings }) => {
  const donation = useDonationAnswer(settings)
  const services = (
    <>
      <FirstZoneLine />
      <DeviceZoneOffer settings={settings} />
      <ServicesEditor />
    </>
  )
  return (
    <QuestionScreen screen="services" settings={settings} save={donation.save} parts={services}>
      <DonationAnswer {...donation} />
    </QuestionScreen>
  )
}
