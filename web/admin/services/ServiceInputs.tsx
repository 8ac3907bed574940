import { type Timezone, timezones, zoneNames } from '../../../contract/calendar/zones.ts'
import { limits } from '../../../contract/limits.ts'
import { SelectField, TextAreaField, TextField } from '../../ui/Field.tsx'
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
  const field = (name: 'title' | 'date' | 'time' | 'location' | 'description') => ({
    name,
    label: labels[name],
    error: errorOf(name),
    longest: longest[name],
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
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
        onChange={({ target }) => onChange({ timezone: target.value as Timezone | '' })}
      >
        <option value="">{texts.automatic}</option>
        {timezones.map((zone) => (
          <option key={zone} value={zone}>
            {zoneNames[zone]}
          </option>
        ))}
      </SelectField>
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
