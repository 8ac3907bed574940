import { settingTexts } from '../../../../languages/en/memorial/settings.ts'
import { settingsList } from '../../../../contract/memorial/settingsList.ts'
import { bindTextInputs, TextAreaField, TextField } from '../../../ui/fields/Field.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { type DonationFields, donationChoices } from './answer.ts'
import { texts } from '../../../../languages/en/dashboard/donation.ts'
import type { useDonationAnswer } from './useDonationAnswer.ts'

const { donationText, donationUrl } = settingTexts
const hints = { ours: donationText.neutral, none: texts.noneHint, own: undefined }
const options = donationChoices.map((choice) => ({
  value: choice,
  label: texts.choices[choice],
  hint: hints[choice],
}))

/** Asks whether people may give something. Our words about it count as the family's only if the family chooses them here. */
export const DonationAnswer = ({ fields, change, findError }: ReturnType<typeof useDonationAnswer>) => {
  const input = bindTextInputs(fields, change, findError)
  return (
    <div className="begin-donation">
      <RadioGroup<DonationFields['choice']>
        label={texts.question}
        value={fields.choice}
        options={options}
        onChange={(choice) => change({ choice })}
      />
      {fields.choice === '' && <p className="hint">{texts.untilAnswered}</p>}
      {fields.choice === 'own' && (
        <>
          <TextAreaField
            {...input('donationText')}
            label={donationText.label}
            hint={texts.textHint}
            longest={settingsList.donationText.maxLength}
            rows={3}
          />
          <TextField {...input('donationUrl')} label={donationUrl.label} hint={donationUrl.hint} type="url" />
        </>
      )}
    </div>
  )
}
