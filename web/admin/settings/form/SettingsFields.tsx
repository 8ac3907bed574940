import type { ReactNode } from 'react'
import { suggestDate } from '../../../../domain/calendar/suggestions.ts'
import { zoneNames } from '../../../../domain/calendar/zones.ts'
import { limits } from '../../../../contract/limits.ts'
import type { SampleField } from '../../../../contract/memorial/settings.ts'
import { useRead } from '../../../api/useRead.ts'
import { SelectField, TextAreaField, TextField, bindTextInputs } from '../../../ui/fields/Field.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { ConfirmField } from '../../ConfirmSample.tsx'
import { fieldLabels } from '../../fieldLabels.ts'
import { addSampleMark } from '../../addSampleMark.tsx'
import { PictureField } from '../../pictures/PictureField.tsx'
import { Suggestion } from '../../Suggestion.tsx'
import type { SettingsFields } from './fields.ts'
import { texts } from '../texts.ts'

export interface FieldsProps {
  fields: SettingsFields
  change: (part: Partial<SettingsFields>) => void
  errorOf: (name: keyof SettingsFields) => string | undefined
}

type TextFieldName = Exclude<
  keyof SettingsFields,
  'timezone' | 'searchEngines' | 'moderation' | 'keepDeleted' | 'wall'
>

const longest: Partial<Record<TextFieldName, number>> = {
  name: limits.name,
  birthDate: limits.lifeDate,
  deathDate: limits.lifeDate,
  tribute: limits.tribute,
  donationCharity: limits.name,
  donationText: limits.donationText,
}

const toInput = ({ fields, change, errorOf }: FieldsProps, name: TextFieldName, hint?: ReactNode) => ({
  ...bindTextInputs(fields, change, errorOf)(name),
  label: fieldLabels[name],
  hint,
  longest: longest[name],
})

interface SampleProps extends FieldsProps {
  base: SettingsFields
  sampleFields: readonly SampleField[]
}

/** Whether a field still holds the sample's text. */
const isSample = ({ fields, base, sampleFields }: SampleProps, name: SampleField) =>
  sampleFields.includes(name) && fields[name] === base[name]

const toSampleInput = (props: SampleProps, name: SampleField, hint?: string) =>
  toInput(props, name, addSampleMark(isSample(props, name), hint))

/** The button beneath a field with sample text that makes the text the family's own. */
const ConfirmButton = ({ name, ...props }: SampleProps & { name: SampleField }) =>
  isSample(props, name) && (
    <div className="below-field">
      <ConfirmField name={name} value={props.fields[name]} what={fieldLabels[name]} />
    </div>
  )

export const PersonFields = (props: SampleProps) => (
  <fieldset>
    <legend>{texts.person}</legend>
    <TextField {...toSampleInput(props, 'name')} required />
    <ConfirmButton {...props} name="name" />
    <div className="settings-pair">
      <LifeDate {...props} name="birthDate" hint={texts.dateHint} />
      <LifeDate {...props} name="deathDate" />
    </div>
    <TextAreaField {...toSampleInput(props, 'tribute', texts.tributeHint)} rows={4} />
    <ConfirmButton {...props} name="tribute" />
    <PictureField
      title={fieldLabels.portraitPath}
      label={fieldLabels.portraitPath}
      hint={texts.portraitHint}
      error={props.errorOf('portraitPath')}
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
    <TextField {...toSampleInput(props, name, hint)} />
    <ConfirmButton {...props} name={name} />
    <Suggestion text={suggestDate(props.fields[name])} onTake={(text) => props.change({ [name]: text })} />
  </div>
)

/** Link and charity have no sample mark: only the text about the donation counts as a sample. */
export const DonationFields = (props: SampleProps) => (
  <fieldset>
    <legend>{texts.donation}</legend>
    <TextField {...toInput(props, 'donationUrl', texts.donationUrlHint)} type="url" />
    <TextField {...toInput(props, 'donationCharity', texts.donationCharityHint)} />
    <TextAreaField {...toSampleInput(props, 'donationText')} rows={6} />
    <ConfirmButton {...props} name="donationText" />
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

/** Switches the page for a screen in the hall; `isOpen` is the saved value. */
export const WallField = ({ isOpen, ...props }: FieldsProps & { isOpen: boolean }) => (
  <fieldset>
    <legend>{texts.wall}</legend>
    <SwitchField {...props} name="wall" />
    <p className="hint">
      {props.fields.wall === 'on' ? texts.wallOn : texts.wallOff}{' '}
      {isOpen && <a href="/wall">{texts.toWall}</a>}
    </p>
  </fieldset>
)

/** Switches whether deleted items can be put back for 30 days. */
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
    onChange={(on) => change({ [name]: on ? 'on' : 'off' })}
  />
)
