import type { ReactNode } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { LoadFailure } from '../../../ui/loading/LoadFailure.tsx'
import { TextField, bindTextInputs } from '../../../ui/fields/Field.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { mailToYouTexts as texts } from '../texts.ts'
import type { useMailForm } from './useMailForm.ts'

type Props = ReturnType<typeof useMailForm> & { children?: ReactNode }

const choices = (['none', 'daily', 'at-once'] as const).map((value) => ({ value, ...texts.choices[value] }))

export const MailFields = ({ read, fields, change, errorOf, children }: Props) => {
  // renders nothing while loading, since the section stays absent if the server cannot send mail
  if (!read.data?.canSendMail && !(read.error && !read.data)) return null
  return (
    <fieldset>
      <legend>{texts.title}</legend>
      {read.data ? (
        <>
          <TextField
            {...bindTextInputs(fields, change, errorOf)('email')}
            label={texts.email}
            type="email"
            autoComplete="email"
            longest={limits.email}
          />
          <RadioGroup
            label={texts.when}
            value={fields.when}
            options={choices}
            onChange={(when) => change({ when })}
          />
          <p className="hint">{texts.hint}</p>
          {children}
        </>
      ) : (
        <LoadFailure message={texts.failed} onRetry={read.retry} />
      )}
    </fieldset>
  )
}
