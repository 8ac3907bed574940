import type { ReactNode } from 'react'
import { suggestDate } from '../../../../domain/calendar/suggestions.ts'
import { zoneNames } from '../../../../domain/calendar/zones.ts'
import { limits } from '../../../../contract/limits.ts'
import type { SampleField } from '../../../../contract/memorial/settings.ts'
import { useRead } from '../../../api/useRead.ts'
import { SelectField, TextAreaField, TextField, bindTextInputs } from '../../../ui/fields/Field.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { ConfirmDonation } from '../../ConfirmSample.tsx'
import { fieldLabels } from '../../fieldLabels.ts'
import { addSampleMark } from '../../addSampleMark.tsx'
import { PictureField } from '../../pictures/PictureField.tsx'
import { Suggestion } from '../../Suggestion.tsx'
import type { SettingsFields } from './fields.ts'
import { texts } from '../texts.ts'

export interface FieldsProps {
  fields: SettingsFields
  change: (part: Partial<SettingsFields>) => void
  findError: (name: keyof SettingsFields) => string | undefined
}

type TextFieldName = Exclude<
  keyof SettingsFields,
  'timezone' | 'searchEngines' | 'moderation' | 'keepDeleted' | 'wall'
>

const maxLengths: Partial<Record<TextFieldName, number>> = {
  name: limits.name,
  birthDate: limits.lifeDate,
  deathDate: limits.lifeDate,
  tribute: limits.tribute,
  donationCharity: limits.name,
  donationText: limits.donationText,
}

const toInputProps = ({ fields, change, findError }: FieldsProps, name: TextFieldName, hint?: ReactNode) => ({
  ...bindTextInputs(fields, change, findError)(name),
  label: fieldLabels[name],
  hint,
  longest: maxLengths[name],
})

interface SampleProps extends FieldsProps {
  base: SettingsFields
  sampleFields: readonly SampleField[]
}

/** Whether a field still holds the sample text. */
const isSample = ({ fields, base, sampleFields }: SampleProps, name: SampleField) =>
  sampleFields.includes(name) && fields[name] === base[name]

const toSampleInputProps = (props: SampleProps, name: SampleField, hint?: string) =>
  toInputProps(props, name, addSampleMark(isSample(props, name), hint))

export const PersonFields = (props: SampleProps) => (
  <fieldset>
    <legend>{texts.person}</legend>
    <TextField {...toSampleInputProps(props, 'name')} required />
    <div className="settings-pair">
      <LifeDate {...props} name="birthDate" hint={texts.dateHint} />
      <LifeDate {...props} name="deathDate" />
    </div>
    <TextAreaField {...toSampleInputProps(props, 'tribute', texts.tributeHint)} rows={4} />
    <PictureField
      title={fieldLabels.portraitPath}
      label={fieldLabels.portraitPath}
      hint={texts.portraitHint}
      error={props.findError('portraitPath')}
      value={props.fields.portraitPath}
      onChange={(portraitPath) => props.change({ portraitPath })}
    />
  </fieldset>
)

const LifeDate = ({
  name,
  hint,
  ...props
}: SampleProps & { name: 'birthDate' | 'deathDate'; hint?: string }) => (
  <div>
    <TextField {...toSampleInputProps(props, name, hint)} />
    <Suggestion text={suggestDate(props.fields[name])} onTake={(text) => props.change({ [name]: text })} />
  </div>
)

/** The fields about donations. Only the text has a sample mark, because the link and the charity do not count as samples. */
export const DonationFields = (props: SampleProps) => (
  <fieldset>
    <legend>{texts.donation}</legend>
    <TextField {...toInputProps(props, 'donationUrl', texts.donationUrlHint)} type="url" />
    <TextField {...toInputProps(props, 'donationCharity', texts.donationCharityHint)} />
    <TextAreaField {...toSampleInputProps(props, 'donationText')} rows={6} />
    {/* after a name has been saved, the built-in text is neutral and can be kept */}
    {isSample(props, 'donationText') && !props.sampleFields.includes('name') && (
      <div className="below-field">
        <ConfirmDonation text={props.fields.donationText} />
      </div>
    )}
  </fieldset>
)

const moderations = (['off', 'doubtful', 'all'] as const).map((value) => ({
  value,
  ...texts.moderations[value],
}))

export const OperationFields = ({ fields, change }: FieldsProps) => (
  <fieldset>
    <legend>{texts.working}</legend>
    <SelectField
      label={texts.timezone}
      hint={texts.timezoneHint}
      value={fields.timezone}
      options={zoneNames}
      onChange={(timezone) => change({ timezone })}
    />
    <RadioGroup
      label={fieldLabels.moderation}
      value={fields.moderation}
      options={moderations}
      onChange={(moderation) => change({ moderation })}
    />
    <SelectField
      label={fieldLabels.searchEngines}
      hint={texts.searchEnginesHint}
      value={fields.searchEngines}
      options={texts.searchEnginesMay}
      onChange={(searchEngines) => change({ searchEngines })}
    />
  </fieldset>
)

/** Turns the page at /wall on or off. A screen in the hall shows this page. `isSavedOn`: whether the page is already on. */
export const WallField = ({ isSavedOn, ...props }: FieldsProps & { isSavedOn: boolean }) => (
  <fieldset>
    <legend>{texts.wall}</legend>
    <SwitchField {...props} name="wall" />
    <p className="hint">
      {props.fields.wall === 'on' ? texts.wallOn : texts.wallOff}{' '}
      {isSavedOn && <a href="/wall">{texts.toWall}</a>}
    </p>
  </fieldset>
)

/** A switch for the setting whether deleted items can be put back for 30 days. */
export const KeepDeletedField = (props: FieldsProps) => {
  const isOn = props.fields.keepDeleted === 'on'
  const count = useRead('GET /api/deleted').data?.length ?? 0
  return (
    <fieldset>
      <legend>{texts.deleting}</legend>
      <SwitchField {...props} name="keepDeleted" />
      <p className="hint">{isOn ? texts.keepDeletedOn : texts.keepDeletedOff}</p>
      {count > 0 && (
        <p className="hint">
          {!isOn && texts.stillThere(count)} <a href="#deleted">{texts.toDeleted}</a>
        </p>
      )}
    </fieldset>
  )
}

const SwitchField = ({ name, fields, change }: FieldsProps & { name: 'wall' | 'keepDeleted' }) => (
  <Switch
    label={fieldLabels[name]}
    checked={fields[name] === 'on'}
    onChange={(isOn) => change({ [name]: isOn ? 'on' : 'off' })}
  />
)
