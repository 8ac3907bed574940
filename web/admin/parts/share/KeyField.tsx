import type { AccessKey } from '../../../../contract/people/access.ts'
import { SelectField } from '../../../ui/fields/Field.tsx'
import { texts } from '../../../../languages/en/dashboard/share.ts'

interface Props {
  keys: readonly AccessKey[]
  /** the selected access key; empty if the link has no key */
  value: string
  onChange: (key: string) => void
  /** the text of the option for no key, if there is one */
  unchosen?: string
}

/** A field to select the access key in a link to a closed memorial. */
export const KeyField = ({ keys, value, onChange, unchosen }: Props) => (
  <SelectField
    label={texts.opens}
    value={value}
    onChange={onChange}
    options={{
      ...(unchosen && { '': unchosen }),
      ...Object.fromEntries(keys.map(({ key, name }) => [key, texts.withoutPassword(name)])),
    }}
  />
)
