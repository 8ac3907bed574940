import type { ReactNode } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { LoadFailure } from '../../../ui/loading/LoadFailure.tsx'
import { TextField, bindTextInputs } from '../../../ui/fields/Field.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import {
  mailToYouTexts as texts,
  texts as settingsTexts,
} from '../../../../languages/en/dashboard/settings.ts'
import { useChange } from '../../../api/useChange.ts'
import { useRead } from '../../../api/useRead.ts'
import { useDraft } from '../../../ui/drafts/useDraft.ts'
import { useSavedForm } from '../../parts/forms/useSavedForm.ts'

type Props = ReturnType<typeof useMailForm> & { children?: ReactNode }

const choices = (['none', 'daily', 'at-once'] as const).map((value) => ({ value, ...texts.choices[value] }))

export const MailFields = ({ mailRead, fields, change, findError, children }: Props) => {
  const input = bindTextInputs(fields, change, findError)
  // nothing appears while the data is loading, because these fields are left out if the server cannot send email
  if (!mailRead.data?.canSendMail && !(mailRead.error && !mailRead.data)) return null
  return (
    <fieldset>
      <legend>{texts.title}</legend>
      {mailRead.data ? (
        <>
          <TextField
            {...input('displayName')}
            label={texts.displayName}
            hint={texts.displayNameHint}
            autoComplete="name"
            longest={limits.name}
          />
          <TextField
            {...input('email')}
            label={texts.email}
            type="email"
            autoComplete="email"
            longest={limits.email}
          />
          <RadioGroup
            label={texts.mailFrequency}
            value={fields.when}
            options={choices}
            onChange={(when) => change({ when })}
          />
          <p className="hint">{texts.hint}</p>
          {children}
        </>
      ) : (
        <LoadFailure onRetry={mailRead.retry} />
      )}
    </fieldset>
  )
}

/** Holds the state of the form for the digest, an email to the logged-in keeper about what is new. */
export const useMailForm = () => {
  const mailRead = useRead('GET /api/digest', { refetchOnMount: true })
  const { displayName, email, when } = mailRead.data ?? noMail
  const draft = useDraft('mail', { displayName, email, when })
  const saving = useChange('PUT /api/digest', {
    failure: settingsTexts.mailToYou.saveFailed,
    onSuccess: draft.settle,
  })
  return { mailRead, ...useSavedForm(draft, saving, ({ fields }) => fields) }
}

const noMail = { displayName: '', email: '', when: 'none' } as const
