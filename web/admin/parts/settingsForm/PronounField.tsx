import { useId, useState } from 'react'
import { listPronouns } from '../../../../domain/person/person.ts'
import { settingTexts } from '../../../../languages/en/memorial/settings.ts'
import { Button } from '../../../ui/Button.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import type { FormProps } from './SettingControl.tsx'
import { findPronoun } from './settingsFields.ts'

/** Asks how sentences speak of the person. What the first name tells is said, with a button that opens the choice. */
export const PronounField = ({ fields, base, change, findError }: FormProps) => {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { label, hint, choices, says, change: changeLabel } = settingTexts.pronoun
  const value = findPronoun({ fields, base })
  const isProposed = !fields.pronoun && !isOpen
  if (isProposed && (value === 'he' || value === 'she'))
    return (
      <div className="field">
        <p className="label">{label}</p>
        <p id={id}>{says[value]}</p>
        <Button aria-describedby={id} onClick={() => setOpen(true)}>
          {changeLabel}
        </Button>
      </div>
    )
  return (
    <RadioGroup
      {...{ label, hint, value }}
      error={findError('pronoun')}
      isShort
      hasFocus={isOpen}
      onChange={(pronoun) => change({ pronoun })}
      options={listPronouns(fields.language ?? 'en').map((each) => ({ value: each, ...choices[each] }))}
    />
  )
}
