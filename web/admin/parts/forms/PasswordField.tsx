import { type ComponentProps, useId, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { TextField, uncorrectedInput } from '../../../ui/fields/Field.tsx'
import { texts } from '../../../../languages/en/dashboard/parts.ts'

/** A field for a password, with a button that shows what was typed, or hides it again. */
export const PasswordField = ({ label, ...field }: Omit<ComponentProps<typeof TextField>, 'type'>) => {
  const id = useId()
  const [isShown, setShown] = useState(false)
  return (
    <>
      <TextField
        {...uncorrectedInput}
        {...field}
        label={<span id={id}>{label}</span>}
        type={isShown ? 'text' : 'password'}
      />
      <div className="below-field">
        <Button
          className="bare"
          aria-pressed={isShown}
          aria-describedby={id}
          onClick={() => setShown(!isShown)}
        >
          {texts.showPassword}
        </Button>
      </div>
    </>
  )
}
