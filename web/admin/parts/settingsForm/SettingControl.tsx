import { colon } from '../../../../languages/en/grammar.ts'
import { fieldTexts } from '../../../../languages/en/memorial/fields.ts'
import { type SettingText, settingTexts } from '../../../../languages/en/memorial/settings.ts'
import type { ReactNode } from 'react'
import { parseDate } from '../../../../domain/calendar/dates.ts'
import { writeDay } from '../../../../domain/calendar/writeDay.ts'
import { writeClock } from '../../../../domain/calendar/clock.ts'
import { type EnglishStyle, englishStyles } from '../../../../domain/calendar/dateStyle.ts'
import { chooseDateStyle } from '../../../../domain/calendar/proposeDateStyle.ts'
import { suggestDates } from '../../../../domain/calendar/suggestDates.ts'
import { americanZones } from '../../../../domain/calendar/zones.ts'
import { describeFieldErrors } from '../../../../contract/fieldErrors.ts'
import { type Language, languageNames } from '../../../../domain/language.ts'
import { listMisfits } from '../../../../contract/lines.ts'
import { limits } from '../../../../contract/limits.ts'
import type { SampleField, SettingName } from '../../../../contract/memorial/selectSettings.ts'
import type { Setting } from '../../../../contract/memorial/setting.ts'
import { settingsList } from '../../../../contract/memorial/settingsList.ts'
import { SelectField, TextAreaField, TextField, bindTextInputs } from '../../../ui/fields/Field.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { addSampleMark } from '../forms/addSampleMark.tsx'
import { type Dates, useDates } from '../dates/dates.ts'
import { explainDate, findLastDay } from '../dates/explainDate.ts'
import { LiveHint } from '../dates/LiveHint.tsx'
import { PictureField } from '../pictures/PictureField.tsx'
import { DateOrTimeField } from '../dates/DateOrTimeField.tsx'
import { texts as partsTexts } from '../../../../languages/en/dashboard/parts.ts'
import { ZoneField } from '../zones/ZoneField.tsx'
import { PronounField } from './PronounField.tsx'
import type { SettingsFields } from './settingsFields.ts'

export interface FormProps {
  fields: SettingsFields
  base: SettingsFields
  /** the values on the server */
  saved: SettingsFields
  /** the fields in which visitors see sample text */
  sampleFields: readonly SampleField[]
  change: (part: Partial<SettingsFields>) => void
  findError: (name: SettingName) => string | undefined
}

export const SettingControl = ({ name, ...props }: FormProps & { name: SettingName }) => {
  const { fields, change, findError } = props
  const setting: Setting = settingsList[name]
  const texts: SettingText = settingTexts[name]
  const dates = useDates()
  if (name === 'dateStyle' && !stylesToChoose[fields.language]) return null
  if (name === 'pronoun') return <PronounField {...props} error={findError(name)} />
  const control = controls[setting.kind] as (props: ControlProps<Setting>) => ReactNode
  return control({
    name,
    setting,
    texts,
    value: fields[name],
    saved: props.saved[name],
    onChange: (value) => change({ [name]: value }),
    dates,
    timezone: fields.timezone,
    deathDate: fields.deathDate,
    language: fields.language,
    input: {
      ...bindTextInputs(fields, change, findError)(name),
      label: texts.label,
      hint: addSampleMark(isSample(props, name), texts.hint && dates.rewriteExamples(texts.hint)),
    },
  })
}

export const isSample = (
  { fields, base, sampleFields }: Pick<FormProps, 'fields' | 'base' | 'sampleFields'>,
  name: SettingName,
) => sampleFields.some((field) => field === name) && fields[name] === base[name]

interface ControlProps<S> {
  name: SettingName
  setting: S
  texts: SettingText
  value: string
  /** the value on the server */
  saved: string
  onChange: (value: string) => void
  dates: Dates
  /** the chosen time zone of the memorial */
  timezone: string
  deathDate: string
  /** the chosen language of the family */
  language: Language
  input: ReturnType<ReturnType<typeof bindTextInputs>> & { label: string; hint: ReactNode }
}

const controls: {
  [Kind in Setting['kind']]: (props: ControlProps<Extract<Setting, { kind: Kind }>>) => ReactNode
} = {
  name: ({ input }) => <TextField {...input} longest={limits.name} required />,
  lifeDate: ({ setting: { event }, input, value, saved, onChange, dates, deathDate }) => {
    const lastDay = findLastDay(event === 'birth' ? deathDate : '')
    const suggestions = suggestDates(value, event, lastDay, dates.style)
    const problem = suggestions.length > 0 ? undefined : explainDate(value, lastDay, dates)
    return (
      <DateOrTimeField
        {...input}
        {...{ saved, suggestions }}
        hint={<LiveHint hint={input.hint} problem={problem} />}
        longest={limits.lifeDate}
        parse={parseDate}
        onTake={onChange}
        question={partsTexts.whichDate}
      />
    )
  },
  line: ({ input, setting }) => <TextField {...input} longest={setting.maxLength} />,
  text: ({ input, setting: { maxLength, rows } }) => (
    <TextAreaField {...input} longest={maxLength} rows={rows} />
  ),
  lines: ({ input, setting }) => (
    // a line that does not fit is named as soon as somebody types it
    <TextAreaField
      {...input}
      rows={setting.maxLines}
      error={describeFieldErrors(fieldTexts, listMisfits(input.value, setting)) || input.error}
    />
  ),
  webAddress: ({ input }) => <TextField {...input} type="url" />,
  picture: ({ name, texts: { label }, input: { hint, error }, value, onChange }) => (
    <div data-field={name}>
      <PictureField {...{ title: label, hint, error, value, onChange }} draftName={name} />
    </div>
  ),
  timezone: ({ texts: { label, hint, hintElsewhere }, saved, value, onChange }) => (
    <ZoneField
      {...{ label, value, onChange }}
      hint={americanZones.includes(value) ? hint : hintElsewhere}
      offered={[saved]}
    />
  ),
  permission: ({ value, onChange }) => {
    const { label, hint, answers } = settingTexts.searchEngines
    return <SelectField {...{ label, hint, value, onChange }} options={answers} />
  },
  choice: ({ name, texts: { label, hint, choices = {} }, value, onChange, timezone, language }) =>
    name === 'dateStyle' ? (
      <SelectField
        {...{ label, onChange }}
        value={language === 'en' || !value ? value : value.endsWith('12') ? 'dayFirst12' : 'dayFirst24'}
        options={{
          '': `${choices['']?.label}${colon} ${writeExample({ language, dateStyle: '', timezone })}`,
          ...Object.fromEntries(
            stylesToChoose[language]?.map((dateStyle) => [
              dateStyle,
              writeExample({ language, dateStyle, timezone }),
            ]) ?? [],
          ),
        }}
      />
    ) : name === 'language' ? (
      <SelectField {...{ label, hint, value, onChange }} options={languageNames} />
    ) : (
      <RadioGroup
        {...{ label, value, onChange }}
        options={Object.entries(choices).map(([choice, option]) => ({ value: choice, ...option }))}
      />
    ),
  switch: ({ texts: { label, hint }, input, value, onChange }) => (
    <>
      <Switch label={label} checked={value === 'on'} onChange={(isOn) => onChange(isOn ? 'on' : 'off')} />
      {hint && <p className="hint">{input.hint}</p>}
    </>
  ),
}

/** The styles of the languages that have more than one. Spanish chooses between 24 hours and 12. */
const stylesToChoose: Partial<Record<Language, readonly EnglishStyle[]>> = {
  en: englishStyles,
  es: ['dayFirst24', 'dayFirst12'],
}

/** Writes a date and a time in a style that can be chosen: '18 March 2025, 14:00'. */
const writeExample = (settings: Parameters<typeof chooseDateStyle>[0]) => {
  const style = chooseDateStyle(settings)
  return `${writeDay('2025-03-18', style)}, ${writeClock('14:00', style)}`
}
