import type { Settings } from '../../../contract/memorial/settings.ts'
import { ServicesEditor } from '../services/ServicesEditor.tsx'
import { FirstZoneLine } from '../parts/settingsForm/FirstZoneLine.tsx'
import { QuestionScreen } from './QuestionScreen.tsx'
import { nameZone } from '../../../domain/calendar/zones.ts'
import { useChange } from '../../api/useChange.ts'
import { Button } from '../../ui/Button.tsx'
import { findDeviceZone, zoneTexts } from '../parts/zones/deviceZone.ts'
import { texts } from '../../../languages/en/dashboard/zones.ts'
import '../parts/zones/zone-field.css'
import { settingTexts } from '../../../languages/en/memorial/settings.ts'
import { asksForGift } from '../../../contract/memorial/builtin.ts'
import { settingsList } from '../../../contract/memorial/settingsList.ts'
import { bindTextInputs, TextAreaField, TextField } from '../../ui/fields/Field.tsx'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import {
  type DonationFields,
  donationChoices,
  isOpen,
  toDonationBody,
  toDonationFields,
} from './donation/answer.ts'
import { texts as donationTexts } from '../../../languages/en/dashboard/donation.ts'
import { useDraft } from '../../ui/drafts/useDraft.ts'
import { tabDrafts } from '../parts/tab/tabDrafts.ts'
import { useSavedForm } from '../parts/forms/useSavedForm.ts'
import { useFirstChoices } from '../parts/settingsForm/firstChoices.ts'

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
    <QuestionScreen screen="services" settings={settings} save={donation.saveAnswer} parts={services}>
      <DonationAnswer {...donation} />
    </QuestionScreen>
  )
}

/** Offers the zone of this device for the services, if it is not that of the memorial. Nothing changes unless somebody takes it. */
const DeviceZoneOffer = ({ settings: { timezone } }: { settings: Settings }) => {
  const { mutate, isPending } = useChange('PUT /api/settings', {
    success: texts.saved,
    failure: texts.saveFailed,
  })
  const deviceZone = findDeviceZone()
  if (!deviceZone || deviceZone === timezone) return null
  return (
    <div className="row zone-offer">
      <p className="hint">{texts.current(nameZone(timezone, zoneTexts))}</p>
      <Button busy={isPending} onClick={() => mutate({ body: { timezone: deviceZone, base: { timezone } } })}>
        {texts.use(nameZone(deviceZone, zoneTexts))}
      </Button>
    </div>
  )
}

const { donationText, donationUrl } = settingTexts

/** Asks whether people may give something. Our words about it count as the family's only if the family chooses them here. */
const DonationAnswer = ({ fields, change, findError, offersOurs }: ReturnType<typeof useDonationAnswer>) => {
  const input = bindTextInputs(fields, change, findError)
  const hints = { ours: donationText.neutral, none: donationTexts.noneHint, own: undefined }
  return (
    <div className="begin-donation">
      <RadioGroup<DonationFields['choice']>
        label={donationTexts.question}
        value={fields.choice}
        options={donationChoices
          .filter((choice) => offersOurs || choice !== 'ours')
          .map((choice) => ({ value: choice, label: donationTexts.choices[choice], hint: hints[choice] }))}
        onChange={(choice) => change({ choice })}
      />
      {fields.choice === '' && <p className="hint">{donationTexts.untilAnswered}</p>}
      {fields.choice === 'own' && (
        <>
          <TextAreaField
            {...input('donationText')}
            label={donationText.label}
            hint={donationTexts.textHint}
            longest={settingsList.donationText.maxLength}
            rows={3}
          />
          <TextField {...input('donationUrl')} label={donationUrl.label} hint={donationUrl.hint} type="url" />
        </>
      )}
    </div>
  )
}

/** The form of the question about gifts. Without an answer, saving it leaves the question open. */
const useDonationAnswer = (settings: Settings) => {
  const draft = useDraft('donation', toDonationFields(settings), tabDrafts)
  const saving = useChange('PUT /api/settings', {
    failure: donationTexts.saveFailed,
    onSuccess: (answer) => draft.settle(toDonationFields(answer)),
  })
  const firstChoices = useFirstChoices()
  const form = useSavedForm(draft, saving, ({ fields }) => ({
    ...toDonationBody(fields, settings),
    ...firstChoices,
  }))
  const saveAnswer = async () => isOpen(form.fields, settings) || form.saveChanges()
  const { language = 'en', keepsDonation = false } = settings
  return { ...form, saveAnswer, offersOurs: asksForGift(language, keepsDonation) }
}
