import type { Audience, Access } from '../../../../contract/people/access.ts'
import { limits } from '../../../../contract/limits.ts'
import { uncorrectedInput, TextField, bindTextInputs } from '../../../ui/fields/Field.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { ReadState } from '../../../ui/loading/ReadState.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { fieldLabels } from '../../../../languages/en/dashboard/fieldLabels.ts'
import './access.css'
import { texts } from '../../../../languages/en/dashboard/access.ts'
import { useChange } from '../../../api/useChange.ts'
import { useRead } from '../../../api/useRead.ts'
import { useDraft } from '../../../ui/drafts/useDraft.ts'
import { useSavedForm } from '../../parts/forms/useSavedForm.ts'

const listOptions = () =>
  (Object.keys(texts.audiences) as Audience[]).map((value) => ({ value, ...texts.audiences[value] }))

export const AccessFields = ({ accessRead, fields, change, findError }: ReturnType<typeof useAccessForm>) => (
  <fieldset className="access-panel">
    <legend>{fieldLabels.audience}</legend>
    <ReadState readState={accessRead} texts={texts}>
      {({ audience, hasPassword }) => (
        <>
          <RadioGroup
            label={fieldLabels.audience}
            isLabelHidden
            value={fields.audience}
            onChange={(chosen) => change({ audience: chosen })}
            options={listOptions()}
          />
          {fields.audience === 'password' && (
            <>
              {audience === 'password' && !hasPassword && <p role="status">{texts.noPassword}</p>}
              <TextField
                {...bindTextInputs(fields, change, findError)('password')}
                label={hasPassword ? texts.newFamily : fieldLabels.password}
                hint={hasPassword ? texts.newFamilyHint : texts.familyHint}
                longest={limits.password}
                autoComplete="off"
                {...uncorrectedInput}
              />
              <Switch
                label={fieldLabels.nameInPreviews}
                checked={fields.nameInPreviews}
                onChange={(nameInPreviews) => change({ nameInPreviews })}
              />
            </>
          )}
        </>
      )}
    </ReadState>
  </fieldset>
)

const toAccessFields = ({ audience, nameInPreviews }: Pick<Access, 'audience' | 'nameInPreviews'>) => ({
  audience,
  nameInPreviews,
  password: '',
})

export const useAccessForm = () => {
  const accessRead = useRead('GET /api/access', { refetchOnMount: true })
  const draft = useDraft(
    'access',
    toAccessFields(accessRead.data ?? { audience: 'everyone', nameInPreviews: false }),
  )
  const saving = useChange('PUT /api/access', {
    failure: texts.saveFailed,
    onSuccess: (answer) => draft.settle(toAccessFields(answer)),
  })
  const form = useSavedForm(draft, saving, ({ fields, base }) => {
    const { password, ...rules } = fields
    const { password: _password, ...baseRules } = base
    return { ...rules, ...(password && { password }), base: baseRules }
  })
  return { accessRead, ...form }
}
