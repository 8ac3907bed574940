import { useRead } from '../../api/useRead.ts'
import { ConfirmDonation } from '../parts/forms/ConfirmSample.tsx'
import { sampleTexts } from '../../../languages/en/dashboard/parts.ts'
import { FirstZoneLine } from '../parts/settingsForm/FirstZoneLine.tsx'
import { ServicesEditor } from './ServicesEditor.tsx'
import { texts } from '../../../languages/en/dashboard/services.ts'

export default function ServicesTab() {
  return (
    <>
      <FirstZoneLine />
      <ServicesEditor heading={<h2>{texts.title}</h2>} />
      <DonationLine />
    </>
  )
}

/** Visitors read the words about the donation below the services. Says so as long as these are still ours, once there is a name. */
const DonationLine = () => {
  const { donationText = '', samples = [] } = useRead('GET /api/settings').data ?? {}
  if (!samples.includes('donation') || samples.includes('name')) return null
  return (
    <p className="row foot-line">
      <span>
        {texts.sampleBelow} <a href="#settings/about/donationText">{sampleTexts.parts.donation}</a>
      </span>
      <ConfirmDonation text={donationText} />
    </p>
  )
}
