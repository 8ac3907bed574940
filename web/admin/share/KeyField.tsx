import type { AccessKey } from '../../../contract/people/access.ts'
import { SelectField } from '../../ui/fields/Field.tsx'
import { texts } from './texts.ts'

interface Props {
  keys: readonly AccessKey[]
  /** the selected access key; empty if the link has no key */
  value: string
  onChange: (key: string) => void
  /** whether to offer a link without a key, which asks for the password */
  offersPassword?: boolean
}

/** A field to select the access key in a link to a closed memorial. */
export const KeyField = ({ keys, value, onChange, offersPassword = false }: Props) => (
  <SelectField
    label={texts.opens}
    value={value}
    onChange={onChange}
    options={{
      ...(offersPassword && { '': texts.withPassword }),
      ...Object.fromEntries(keys.map(({ key, name }) => [key, texts.withoutPassword(name)])),
    }}
  />
)
