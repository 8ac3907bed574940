import type { Settings } from '../../../contract/settings.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { typeset } from '../../ui/typeset.ts'
import { texts } from './texts.ts'

type DonationSettings = Pick<Settings, 'donationUrl' | 'donationCharity' | 'donationText'>

/** Not there when the family asks for nothing. */
export const Donation = ({ settings }: { settings: DonationSettings }) => {
  const { donationUrl, donationCharity, donationText } = settings
  if (!donationUrl && !donationText) return null
  return (
    <section className="donation" aria-labelledby="donation">
      <h2 id="donation">{texts.flowers}</h2>
      {donationText && <p>{typeset(donationText)}</p>}
      {donationUrl && (
        <ButtonLink tone="primary" href={donationUrl} target="_blank" rel="noopener">
          {texts.donateTo(donationCharity)}
        </ButtonLink>
      )}
    </section>
  )
}
