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

type Rules = Pick<Access, 'audience' | 'nameInPreviews'>

interface Edit {
  chosen: Partial<Rules>
  /** what was saved when the choosing began: another administrator may change it, and it is read again meanwhile */
  base: Partial<Rules>
  password: string
}

const noEdit: Edit = { chosen: {}, base: {}, password: '' }

export const AccessForm = ({ saved, labelledBy }: { saved: Access; labelledBy: string }) => {
  const [edit, setEdit] = useState(noEdit)
  const { chosen, password } = edit
  const { audience, nameInPreviews } = { ...saved, ...chosen }
  const base = { audience: saved.audience, nameInPreviews: saved.nameInPreviews, ...edit.base }
  useUnsaved(password !== '' || differs({ ...saved, ...chosen }, saved), 'access')
  const { put } = useLists()
  const saving = useChange('PUT /api/access', {
    success: texts.saved,
    failure: texts.saveFailed,
    onSuccess: (answer) => {
      put('/api/access', () => answer)
    },
  })
  const issueOf = useIssues(saving, { password })
  const choose = (part: Partial<Rules>) => setEdit({ ...edit, base, chosen: { ...chosen, ...part } })
  const save = () =>
    saving.mutate(
      { body: { audience, nameInPreviews, ...(password && { password }), base } },
      // what was entered meanwhile stays
      { onSuccess: () => setEdit((now) => (now === edit ? noEdit : { ...now, base: {} })) },
    )
  return (
    <Form onSubmit={save}>
      <RadioGroup
        labelledBy={labelledBy}
        value={audience}
        onChange={(audience) => choose({ audience })}
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
            onChange={({ target }) => setEdit({ ...edit, password: target.value })}
          />
          <Switch
            label={texts.nameInPreviews}
            checked={nameInPreviews}
            onChange={(nameInPreviews) => choose({ nameInPreviews })}
          />
        </>
      )}
      <Button type="submit" tone="primary" disabled={saving.isPending}>
        {texts.save}
      </Button>
    </Form>
  )
}
