import { useState } from 'react'
import { limits } from '../../../../contract/limits.ts'
import type { CallError } from '../../../api/CallError.ts'
import { useChange, useIssues } from '../../../api/useChange.ts'
import { Button } from '../../../ui/Button.tsx'
import { bindTextInputs } from '../../../ui/fields/Field.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { useUnsaved } from '../../../ui/dialogs/unsaved.tsx'
import { Panel } from '../../parts/cards/Panel.tsx'
import { PasswordField } from '../../parts/forms/PasswordField.tsx'
import { texts } from '../../../../languages/en/dashboard/settings.ts'

const emptyFields = { current: '', password: '' }

export const PasswordForm = () => {
  const [fields, setFields] = useState(emptyFields)
  // the current password does not count as typed text, because the browser may have filled it in
  useUnsaved(fields.password !== '', 'password')
  const changing = useChange('PUT /api/password', {
    success: texts.passwordChanged,
    failure: (reason) => ({ ...texts.passwordFailed, description: describeFailure(reason) }),
  })
  const change = (part: Partial<typeof emptyFields>) => setFields({ ...fields, ...part })
  const input = bindTextInputs(fields, change, useIssues(changing, fields, 'current'))
  const save = () =>
    changing.mutate(
      { body: fields },
      { onSuccess: () => setFields((latest) => (latest === fields ? emptyFields : latest)) },
    )
  return (
    <Form onSubmit={save}>
      <Panel title={texts.password} isFoldable>
        <PasswordField
          {...input('current')}
          label={texts.currentPassword}
          longest={limits.password}
          autoComplete="current-password"
        />
        <PasswordField
          {...input('password')}
          label={texts.newPassword}
          longest={limits.password}
          hint={texts.newPasswordHint}
          autoComplete="new-password"
        />
        <Button type="submit" disabled={changing.isPending}>
          {texts.changePassword}
        </Button>
      </Panel>
    </Form>
  )
}

/** Returns the server's message about a field if there is one, because it says more than the general message. */
const describeFailure = (error: CallError) =>
  error.issues[0]?.message ?? error.explanation ?? texts.passwordFailed.description
