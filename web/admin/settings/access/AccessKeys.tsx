import { useState } from 'react'
import type { AccessKey } from '../../../../contract/people/access.ts'
import { limits } from '../../../../contract/limits.ts'
import { newRequestKey } from '../../../api/requestKey.ts'
import { useChange, useIssues } from '../../../api/useChange.ts'
import { useRead } from '../../../api/useRead.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChangeButton } from '../../../api/ChangeButton.tsx'
import { TextField } from '../../../ui/fields/Field.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { useUnsaved } from '../../../ui/dialogs/unsaved.tsx'
import { formatShortDay } from '../../format.ts'
import { AccessKeyDialog } from './AccessKeyDialog.tsx'
import { texts } from './texts.ts'

/** The links that open a closed memorial. An open memorial shows only links that were made earlier. */
export const AccessKeys = () => {
  const { data } = useRead('GET /api/access')
  const [shown, setShown] = useState<AccessKey | null>(null)
  if (!data || (data.audience !== 'password' && data.keys.length === 0)) return null
  const { keys } = data
  return (
    <fieldset className="access-keys">
      <legend>{texts.keys}</legend>
      <p>{texts.keysPurpose}</p>
      {keys.length === 0 && <p>{texts.noKeys}</p>}
      <ul>
        {keys.map((key) => (
          <li key={key.id} className="row">
            <p className="label">
              {key.name}
              <span className="hint">{texts.madeOn(formatShortDay(key.createdAt))}</span>
            </p>
            <div className="row">
              <Button aria-label={texts.showKey(key.name)} onClick={() => setShown(key)}>
                {texts.show}
              </Button>
              <RevokeButton item={key} />
            </div>
          </li>
        ))}
      </ul>
      <NewKey onMade={setShown} />
      {shown && <AccessKeyDialog item={shown} onClose={() => setShown(null)} />}
    </fieldset>
  )
}

/** Each new name gets its own request key, so that a retry does not make a second link. */
const emptyFields = () => ({ name: '', requestKey: newRequestKey() })

const NewKey = ({ onMade }: { onMade: (key: AccessKey) => void }) => {
  const [fields, setFields] = useState(emptyFields)
  const making = useChange('POST /api/access/keys', {
    failure: texts.keyFailed,
  })
  useUnsaved(fields.name !== '', 'key')
  const issueOf = useIssues(making, fields)
  const make = () =>
    making.mutate(
      { body: { name: fields.name }, requestKey: fields.requestKey },
      {
        onSuccess: (key) => {
          setFields((now) => (now === fields ? emptyFields() : now))
          onMade(key)
        },
      },
    )
  return (
    <Form onSubmit={make}>
      <TextField
        label={texts.keyName}
        hint={texts.keyNameHint}
        error={issueOf('name')}
        longest={limits.name}
        value={fields.name}
        onChange={({ target }) => setFields({ ...emptyFields(), name: target.value })}
      />
      <Button type="submit" disabled={making.isPending}>
        {texts.makeKey}
      </Button>
    </Form>
  )
}

const RevokeButton = ({ item: { id, name } }: { item: AccessKey }) => (
  <ChangeButton
    endpoint="DELETE /api/access/keys/:id"
    input={{ params: { id } }}
    success={texts.revoked(name)}
    failure={texts.revokeFailed}
    question={{
      title: texts.revokeQuestion(name),
      description: texts.revokeConsequence,
      confirm: texts.revoke,
    }}
    tone="destructive"
    aria-label={texts.revokeKey(name)}
  >
    {texts.revoke}
  </ChangeButton>
)
