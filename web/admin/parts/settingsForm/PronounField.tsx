import { useEffect, useId, useRef, useState } from 'react'
import { listPronouns, type Pronoun } from '../../../../domain/person/person.ts'
import { settingTexts } from '../../../../languages/en/memorial/settings.ts'
import { Button } from '../../../ui/Button.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { findPronoun, type SettingsFields } from './settingsFields.ts'

interface Props {
  fields: SettingsFields
  base: SettingsFields
  error: string | undefined
  change: (part: { pronoun: Pronoun }) => void
}

/** Asks how sentences speak of the person. What the first name tells is said, with a button that opens the choice. */
export const PronounField = ({ fields, base, error, change }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const id = useId()
  const { label, hint, choices, says, ...texts } = settingTexts.pronoun
  const value = findPronoun({ fields, base })
  useEffect(() => {
    // the pressed button has gone
    if (isOpen) container.current?.querySelector<HTMLElement>(':checked')?.focus()
  }, [isOpen])
  if (!fields.pronoun && !isOpen && (value === 'he' || value === 'she'))
    return (
      <div className="field">
        <p className="label">{label}</p>
        <div className="row">
          <p id={id}>{says[value]}</p>
          <Button aria-describedby={id} onClick={() => setOpen(true)}>
            {texts.change}
          </Button>
        </div>
      </div>
    )
  const answers = listPronouns(fields.language ?? 'en')
  return (
    <div ref={container}>
      <RadioGroup
        {...{ label, hint, error, value }}
        isShort
        onChange={(pronoun) => change({ pronoun })}
        options={answers.map((each) => ({ value: each, ...choices[each] }))}
      />
    </div>
  )
}
