import { zoneNames } from '../../../contract/calendar/zones.ts'
import { limits } from '../../../contract/limits.ts'
import { SelectField, TextAreaField, TextField } from '../../ui/Field.tsx'
import { textInputs } from '../../ui/textInputs.ts'
import { PictureField } from '../PictureField.tsx'
import type { ServiceFields } from './fields.ts'
import { ServiceVerdicts } from './ServiceVerdicts.tsx'
import { texts } from './texts.ts'

interface Props {
  fields: ServiceFields
  errorOf: (name: keyof ServiceFields) => string | undefined
  onChange: (part: Partial<ServiceFields>) => void
}

const { fields: labels, hints } = texts
const longest = {
  title: limits.title,
  date: limits.when,
  time: limits.when,
  location: limits.location,
  description: limits.description,
}

export const ServiceInputs = ({ fields, errorOf, onChange }: Props) => {
  const input = textInputs(fields, onChange, errorOf)
  const field = (name: keyof typeof longest) => ({
    ...input(name),
    name,
    label: labels[name],
    longest: longest[name],
  })
  return (
    <>
      <TextField {...field('title')} required />
      <TextField {...field('date')} hint={hints.date} required />
      <TextField {...field('time')} hint={hints.time} required />
      <TextField {...field('location')} hint={hints.location} required />
      <SelectField
        label={labels.timezone}
        value={fields.timezone}
        options={{ '': texts.automatic, ...zoneNames }}
        onChange={(timezone) => onChange({ timezone })}
      />
      <ServiceVerdicts fields={fields} />
      <TextAreaField {...field('description')} rows={3} />
      <PictureField
        label={labels.imagePath}
        hint={hints.imagePath}
        error={errorOf('imagePath')}
        value={fields.imagePath}
        onChange={(imagePath) => onChange({ imagePath })}
        fallback="/pictures/service-memorial.svg"
      />
    </>
  )
}
