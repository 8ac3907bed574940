import { Fragment } from 'react'
import { suggestDates } from '../../../domain/calendar/suggestDates.ts'
import { suggestTime } from '../../../domain/calendar/suggestions.ts'
import { TextAreaField, TextField, bindTextInputs } from '../../ui/fields/Field.tsx'
import { useRead } from '../../api/useRead.ts'
import { fieldLabels } from '../fieldLabels.ts'
import { PictureField } from '../pictures/PictureField.tsx'
import { Suggestions } from '../Suggestions.tsx'
import { ZoneField } from '../zones/ZoneField.tsx'
import { optionalFields, serviceInputs, requiredFields, type ServiceFields } from './fields.ts'
import { ServiceVerdicts } from './ServiceVerdicts.tsx'
import { texts } from './texts.ts'

interface Props {
  fields: ServiceFields
  findError: (name: keyof ServiceFields) => string | undefined
  onChange: (part: Partial<ServiceFields>) => void
}

const labels = { ...fieldLabels, description: texts.description }
const hints: Partial<Record<keyof ServiceFields, string>> = texts.hints

const suggestersByField = {
  date: (text: string) => suggestDates(text, 'service'),
  time: (text: string) => [suggestTime(text)].filter((time) => time !== null),
}
const hasSuggester = (name: string): name is keyof typeof suggestersByField => name in suggestersByField

export const ServiceInputs = ({ fields, findError, onChange }: Props) => {
  const { data: settings } = useRead('GET /api/settings')
  const input = bindTextInputs(fields, onChange, findError)
  const toFieldProps = (name: keyof typeof serviceInputs) => ({
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
          <TextField {...toFieldProps(name)} required />
          {hasSuggester(name) && (
            <Suggestions
              suggestions={suggestersByField[name](fields[name])}
              onTake={(text) => onChange({ [name]: text })}
            />
          )}
        </Fragment>
      ))}
      <ZoneField
        label={labels.timezone}
        value={fields.timezone}
        automatic={texts.automatic}
        offered={[settings?.timezone ?? '']}
        onChange={(timezone) => onChange({ timezone })}
      />
      <ServiceVerdicts fields={fields} />
      {optionalFields.map((name) => (
        <TextAreaField key={name} {...toFieldProps(name)} rows={3} />
      ))}
      <PictureField
        label={texts.imagePath}
        hint={hints.imagePath}
        error={findError('imagePath')}
        value={fields.imagePath}
        onChange={(imagePath) => onChange({ imagePath })}
        fallback="/pictures/service-memorial.svg"
      />
    </>
  )
}
