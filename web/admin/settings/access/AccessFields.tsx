import type { Audience } from '../../../../contract/people/access.ts'
import { limits } from '../../../../contract/limits.ts'
import { uncorrectedInput, TextField, bindTextInputs } from '../../../ui/fields/Field.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { ReadState } from '../../../ui/loading/ReadState.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import './access.css'
import { texts } from '../../../../languages/en/dashboard/access.ts'
import type { useAccessForm } from './useAccessForm.ts'

const options = (Object.keys(texts.audiences) as Audience[]).map((value) => ({
  value,
  ...texts.audiences[value],
}))

export const AccessFields = ({ accessRead, fields, change, findError }: ReturnType<typeof useAccessForm>) => (
  <fieldset className="access-panel">
    <legend>{texts.title}</legend>
    <ReadState readState={accessRead} texts={texts}>
      {({ audience, hasPassword }) => (
        <>
          <RadioGroup
            label={texts.title}
            isLabelHidden
            value={fields.audience}
            onChange={(chosen) => change({ audience: chosen })}
            options={options}
          />
          {fields.audience === 'password' && (
            <>
              {audience === 'password' && !hasPassword && <p role="status">{texts.noPassword}</p>}
              <TextField
                {...bindTextInputs(fields, change, findError)('password')}
                label={hasPassword ? texts.newFamily : texts.family}
                hint={hasPassword ? texts.newFamilyHint : texts.familyHint}
                longest={limits.password}
                autoComplete="off"
                {...uncorrectedInput}
              />
              <Switch
                label={texts.nameInPreviews}
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
