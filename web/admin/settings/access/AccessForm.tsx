import { useState } from 'react'
import type { Access, Audience } from '../../../../contract/access.ts'
import { limits } from '../../../../contract/limits.ts'
import { useChange } from '../../../api/useChange.ts'
import { useIssues } from '../../../api/useIssues.ts'
import { useLists } from '../../../api/useLists.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { Form } from '../../../ui/Form.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { differs } from '../../../ui/differs.ts'
import { useUnsaved } from '../../../ui/unsaved.tsx'
import { texts } from './texts.ts'

const options = (Object.keys(texts.audiences) as Audience[]).map((value) => ({
  value,
  ...texts.audiences[value],
}))

export const AccessForm = ({ saved, labelledBy }: { saved: Access; labelledBy: string }) => {
  /** another administrator may have changed what is saved, which is read again meanwhile */
  const [chosen, setChosen] = useState<Partial<Pick<Access, 'audience' | 'nameInPreviews'>>>({})
  const { audience, nameInPreviews } = { ...saved, ...chosen }
  const [password, setPassword] = useState('')
  useUnsaved(password !== '' || differs({ ...saved, ...chosen }, saved), 'access')
  const { put } = useLists()
  const saving = useChange('PUT /api/access', {
    success: texts.saved,
    failure: texts.saveFailed,
    onSuccess: (answer) => {
      put('/api/access', () => answer)
      setChosen({})
      setPassword('')
    },
  })
  const issueOf = useIssues(saving, { password })
  const save = () => saving.mutate({ body: { audience, nameInPreviews, ...(password && { password }) } })
  return (
    <Form onSubmit={save}>
      <RadioGroup
        labelledBy={labelledBy}
        value={audience}
        onChange={(audience) => setChosen({ ...chosen, audience })}
        options={options}
      />
      {audience === 'password' && (
        <>
          {saved.audience === 'password' && !saved.hasPassword && <p role="status">{texts.noPassword}</p>}
          <TextField
            label={saved.hasPassword ? texts.newFamily : texts.family}
            hint={saved.hasPassword ? texts.newFamilyHint : texts.familyHint}
            error={issueOf('password')}
            longest={limits.password}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
          <Switch
            label={texts.nameInPreviews}
            checked={nameInPreviews}
            onChange={(nameInPreviews) => setChosen({ ...chosen, nameInPreviews })}
          />
        </>
      )}
      <Button type="submit" tone="primary" disabled={saving.isPending}>
        {texts.save}
      </Button>
    </Form>
  )
}
