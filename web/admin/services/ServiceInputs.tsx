import { Fragment } from 'react'
import { suggestDate, suggestTime } from '../../../domain/calendar/suggestions.ts'
import { zoneNames } from '../../../domain/calendar/zones.ts'
import { SelectField, TextAreaField, TextField, bindTextInputs } from '../../ui/fields/Field.tsx'
import { fieldLabels } from '../fieldLabels.ts'
import { PictureField } from '../pictures/PictureField.tsx'
import { Suggestion } from '../Suggestion.tsx'
import { optionalFields, serviceInputs, requiredFields, type ServiceFields } from './fields.ts'
import { ServiceVerdicts } from './ServiceVerdicts.tsx'
import { texts } from './texts.ts'

interface Props {
  fields: ServiceFields
  errorOf: (name: keyof ServiceFields) => string | undefined
  onChange: (part: Partial<ServiceFields>) => void
}

const labels = { ...fieldLabels, description: texts.description }
const hints: Partial<Record<keyof ServiceFields, string>> = texts.hints

const suggest = {
  date: (text: string) => suggestDate(text),
  time: suggestTime,
}
const isSuggested = (name: string): name is keyof typeof suggest => name in suggest

export const ServiceInputs = ({ fields, errorOf, onChange }: Props) => {
  const input = bindTextInputs(fields, onChange, errorOf)
  const field = (name: keyof typeof serviceInputs) => ({
    ...input(name),
    name,
    label: labels[name],
    hint: hints[name],
    longest: serviceInputs[name].longest,
  })
  return (
    <>
      {requiredFields.map((name) => (
        <Fragment key={name}>
          <TextField {...field(name)} required />
          {isSuggested(name) && (
            <Suggestion text={suggest[name](fields[name])} onTake={(text) => onChange({ [name]: text })} />
          )}
        </Fragment>
      ))}
      <SelectField
        label={labels.timezone}
        value={fields.timezone}
        options={{ '': texts.automatic, ...zoneNames }}
        onChange={(timezone) => onChange({ timezone })}
      />
      <ServiceVerdicts fields={fields} />
      {optionalFields.map((name) => (
        <TextAreaField key={name} {...field(name)} rows={3} />
      ))}
      <PictureField
        label={texts.imagePath}
        hint={hints.imagePath}
        error={errorOf('imagePath')}
        value={fields.imagePath}
        onChange={(imagePath) => onChange({ imagePath })}
        fallback="/pictures/service-memorial.svg"
      />
    </>
  )
}
