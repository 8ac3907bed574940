import type { AccessKey } from '../../../contract/people/access.ts'
import { SelectField } from '../../ui/fields/Field.tsx'
import { texts } from './texts.ts'

interface Props {
  keys: readonly AccessKey[]
  /** the selected key; empty for the link without a key */
  value: string
  onChange: (key: string) => void
  /** whether to offer the link that asks for the password */
  orPassword?: boolean
}

/** Selects the access key that a link to a closed memorial carries. */
export const KeyField = ({ keys, value, onChange, orPassword = false }: Props) => (
  <SelectField
    label={texts.opens}
    value={value}
    onChange={onChange}
    options={{
      ...(orPassword && { '': texts.withPassword }),
      ...Object.fromEntries(keys.map(({ key, name }) => [key, texts.withoutPassword(name)])),
    }}
  />
)
