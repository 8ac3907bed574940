import { settingsList } from '../../../../contract/memorial/settingsList.ts'
import type { Settings } from '../../../../contract/memorial/settings.ts'

/** The answers: our words about St. Jude, no section about gifts at all, or words of the family's own. */
export const donationChoices = ['ours', 'none', 'own'] as const
export type DonationChoice = (typeof donationChoices)[number]

export interface DonationFields {
  /** empty until the question is answered */
  choice: DonationChoice | ''
  donationText: string
  donationUrl: string
}

type DonationSettings = Pick<
  Settings,
  'donationText' | 'donationUrl' | 'donationCharity' | 'samples' | 'keepsDonation'
>

/** Reads the answer from the settings, wherever it was entered. */
export function toDonationFields(settings: DonationSettings): DonationFields {
  const { donationText, donationUrl, keepsDonation, samples = [] } = settings
  if (samples.includes('donation')) return { choice: '', donationText: '', donationUrl: '' }
  if (!donationText && !donationUrl) return { choice: 'none', donationText, donationUrl }
  return keepsDonation && donationUrl === settingsList.donationUrl.builtIn
    ? { choice: 'ours', donationText: '', donationUrl: '' }
    : { choice: 'own', donationText, donationUrl }
}

/** Makes the body that saves an answer. Our words go with our link and charity, which go with no other answer. */
export function toDonationBody({ choice, ...own }: DonationFields, settings: DonationSettings) {
  const { donationText, donationUrl, donationCharity } = settings
  const isOwnCharity =
    donationCharity !== settingsList.donationCharity.builtIn || toDonationFields(settings).choice === 'own'
  if (choice === 'ours')
    return {
      keepsDonation: true as const,
      donationUrl: null,
      donationCharity: null,
      // an empty base means that nobody has saved other words
      base: { donationText: settings.samples?.includes('donation') ? '' : donationText },
    }
  return {
    ...(choice === 'own' && isFilledIn(own) ? own : { donationText: '', donationUrl: '' }),
    donationCharity: choice === 'own' && isOwnCharity ? donationCharity : '',
    base: { donationText, donationUrl, donationCharity },
  }
}

/**
 * Whether there is no answer yet: no choice, or no words of the family's own. If saved words were removed, the answer is 'Nothing'.
 */
export const isOpen = ({ choice, ...own }: DonationFields, settings: DonationSettings): boolean =>
  choice === '' || (choice === 'own' && toDonationFields(settings).choice !== 'own' && !isFilledIn(own))

const isFilledIn = ({ donationText, donationUrl }: Omit<DonationFields, 'choice'>) =>
  (donationText + donationUrl).trim() !== ''
