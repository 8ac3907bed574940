import { Fragment, useId } from 'react'
import { type Day, parseDate } from '../../../domain/calendar/dates.ts'
import type { DateStyle } from '../../../domain/calendar/dateStyle.ts'
import { suggestDates } from '../../../domain/calendar/suggestDates.ts'
import { suggestTimes } from '../../../domain/calendar/suggestTimes.ts'
import { parseTimes } from '../../../domain/calendar/times.ts'
import { useRead } from '../../api/useRead.ts'
import { Button } from '../../ui/Button.tsx'
import { TextAreaField, TextField, bindTextInputs } from '../../ui/fields/Field.tsx'
import { useDates } from '../parts/dates/dates.ts'
import { explainShortMonth } from '../parts/dates/explainDate.ts'
import { fieldLabels } from '../../../languages/en/dashboard/fieldLabels.ts'
import { LiveHint } from '../parts/dates/LiveHint.tsx'
import { PictureField } from '../parts/pictures/PictureField.tsx'
import { DateOrTimeField } from '../parts/dates/DateOrTimeField.tsx'
import { texts as allTexts } from '../../../languages/en/dashboard/parts.ts'
import { useFirstSettings } from '../parts/settingsForm/firstChoices.ts'
import { ZoneLine } from '../parts/zones/ZoneLine.tsx'
import { explainTimeZone, isUnreadable } from './checkService.ts'
import {
  optionalFields,
  serviceInputs,
  requiredFields,
  type ServiceFields,
  toStoredService,
} from './serviceFields.ts'
import { ServiceVerdicts } from './ServiceVerdicts.tsx'
import { texts } from '../../../languages/en/dashboard/services.ts'

interface Props {
  fields: ServiceFields
  saved: ServiceFields
  findError: (name: keyof ServiceFields) => string | undefined
  onChange: (part: Partial<ServiceFields>) => void
}

const findLabel = (name: keyof ServiceFields) =>
  name === 'description' ? texts.description : fieldLabels[name]
const hints: Partial<Record<keyof ServiceFields, string>> = texts.hints

/** The fields whose free text is read, for calendars and for the order of the services. */
const readFields = {
  date: {
    suggest: (text: string, style: DateStyle | undefined, death: Day | null) =>
      suggestDates(text, 'service', undefined, style, death),
    parse: parseDate,
    explain: (text: string, style?: DateStyle) => explainShortMonth(text, style) ?? texts.dateNotRead,
    question: allTexts.whichDate,
  },
  time: {
    suggest: suggestTimes,
    parse: parseTimes,
    explain: () => texts.timeNotRead,
    question: texts.whichTime,
  },
}
const isRead = (name: string): name is keyof typeof readFields => name in readFields

/** The fields for which 'to be determined' is an answer. */
type TbdField = keyof typeof texts.notKnownTexts
const canBeTbd = (name: string): name is TbdField => name in texts.notKnownTexts

export const ServiceInputs = ({ fields, saved, findError, onChange }: Props) => {
  const { data: settings } = useFirstSettings()
  const { style, readerStyle, rewriteExamples } = useDates()
  const input = bindTextInputs(fields, onChange, findError)
  const titlesId = useId()
  const offersTitles = texts.usualTitles.length > 0
  const death = parseDate(settings?.deathDate ?? '')
  const suggest = (name: keyof ServiceFields) =>
    isRead(name) ? readFields[name].suggest(fields[name], style, death) : []
  const explain = (name: keyof ServiceFields) => {
    const text = fields[name]
    if (!isRead(name) || !isUnreadable[name](text) || suggest(name).length > 0) return undefined
    return rewriteExamples(readFields[name].explain(text, readerStyle))
  }
  const toFieldProps = (name: keyof typeof serviceInputs) => ({
    ...input(name),
    name,
    label: findLabel(name),
    hint: hints[name] && <LiveHint hint={rewriteExamples(hints[name])} problem={explain(name)} />,
    longest: serviceInputs[name].longest,
  })
  return (
    <>
      {offersTitles && <UsualTitles id={titlesId} />}
      {requiredFields.map((name) => (
        <Fragment key={name}>
          {isRead(name) ? (
            <DateOrTimeField
              {...toFieldProps(name)}
              required
              saved={saved[name]}
              suggestions={suggest(name)}
              parse={readFields[name].parse}
              onTake={(text) => onChange({ [name]: text })}
              question={readFields[name].question}
            />
          ) : (
            <TextField
              {...toFieldProps(name)}
              required
              {...(name === 'title' && offersTitles && { list: titlesId })}
            />
          )}
          {canBeTbd(name) && (
            <NotKnownYet name={name} value={fields[name]} onChange={(text) => onChange({ [name]: text })} />
          )}
        </Fragment>
      ))}
      <ZoneLine
        sentence={settings && explainTimeZone(toStoredService(fields), settings.timezone)}
        label={fieldLabels.timezone}
        value={fields.timezone}
        automatic={texts.automatic}
        offered={[settings?.timezone ?? '']}
        onChange={(timezone) => onChange({ timezone })}
      />
      <ServiceVerdicts fields={fields} onChange={onChange} />
      {optionalFields.map((name) => (
        <TextAreaField key={name} {...toFieldProps(name)} rows={3} />
      ))}
      <PictureField
        pathLabel={texts.imagePath}
        hint={hints.imagePath}
        error={findError('imagePath')}
        value={fields.imagePath}
        onChange={(imagePath) => onChange({ imagePath })}
        fallback="/pictures/service-memorial.svg"
      />
    </>
  )
}

/** The titles that families usually need, without those of the services that are there. */
const UsualTitles = ({ id }: { id: string }) => {
  const { data: services = [] } = useRead('GET /api/services')
  const left = texts.usualTitles.filter((usual) => !services.some(({ title }) => title === usual))
  return (
    <datalist id={id}>
      {left.map((title) => (
        <option key={title}>{title}</option>
      ))}
    </datalist>
  )
}

interface NotKnownYetProps {
  name: TbdField
  value: string
  onChange: (text: string) => void
}

/** Writes into an empty field that it is still to be determined, in words that are read. Pressed again, it empties the field. */
const NotKnownYet = ({ name, value, onChange }: NotKnownYetProps) => {
  const text = texts.notKnownTexts[name]
  const isPressed = value === text
  if (value.trim() !== '' && !isPressed) return null
  return (
    <div className="below-field">
      <Button className="bare" aria-pressed={isPressed} onClick={() => onChange(isPressed ? '' : text)}>
        {texts.notKnown}
        <span className="unseen"> {findLabel(name)}</span>
      </Button>
    </div>
  )
}
