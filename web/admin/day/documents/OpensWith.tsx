import type { AccessKey } from '../../../../contract/people/access.ts'
import { SelectField } from '../../../ui/fields/Field.tsx'
import { CardLabel } from '../../parts/cards/CardLabel.tsx'
import { findKeyFor } from '../../parts/share/findKeyFor.ts'
import { MakeKeyButton } from '../../parts/share/MakeKeyButton.tsx'
import { opensWithTexts as texts } from '../../../../languages/en/dashboard/day.ts'

interface Props {
  keys: readonly AccessKey[]
  /** the id of the chosen access key; undefined if guests type the family's password */
  value: string | undefined
  onChange: (keyId: string | undefined) => void
}

/** A field for what the codes of a document open a closed memorial with: an access key, or the family's password. */
export const OpensWith = ({ keys, value, onChange }: Props) => (
  <>
    <SelectField
      label={<CardLabel>{texts.label}</CardLabel>}
      hint={value ? texts.opensAlone : texts.asksForPassword}
      value={value ?? ''}
      options={{
        '': texts.withPassword,
        ...Object.fromEntries(keys.map(({ id, name }) => [id, name])),
      }}
      onChange={(id) => onChange(id || undefined)}
    />
    {!findKeyFor(keys, 'codes') && (
      <MakeKeyButton
        name={texts.keyName}
        place="codes"
        purpose={texts.makePurpose}
        onMade={({ id }) => onChange(id)}
      />
    )}
  </>
)
