import { type ReactNode, useState } from 'react'
import type { AccessKey } from '../../../../contract/people/access.ts'
import { useRead } from '../../../api/useRead.ts'
import { SelectField } from '../../../ui/fields/Field.tsx'
import { MakeKeyButton } from '../../share/MakeKeyButton.tsx'
import { texts as shareTexts } from '../../share/texts.ts'
import { opensWithTexts as texts } from '../texts.ts'

/**
 * Holds the choice of what the codes of a document open a closed memorial with: an access key, or the family's password, which
 * guests type. At first, it is the newest key that is not for the screen.
 */
export function useOpensWith(): { keyId: string | undefined; field: ReactNode } {
  const { data: access } = useRead('GET /api/access')
  const [chosenId, choose] = useState<string>()
  if (access?.audience !== 'password') return { keyId: undefined, field: null }
  const { keys } = access
  const chosen = chosenId === undefined ? proposeKey(keys) : keys.find(({ id }) => id === chosenId)
  const field = (
    <>
      <SelectField
        label={texts.label}
        hint={chosen ? texts.opensAlone : texts.asksForPassword}
        value={chosen?.id ?? ''}
        options={{
          '': texts.withPassword,
          ...Object.fromEntries(keys.map(({ id, name }) => [id, name])),
        }}
        onChange={choose}
      />
      {!proposeKey(keys) && <MakeKeyButton name={texts.keyName} purpose={texts.makePurpose} />}
    </>
  )
  return { keyId: chosen?.id, field }
}

const proposeKey = (keys: readonly AccessKey[]) =>
  keys.filter(({ name }) => name !== shareTexts.keyName).at(-1)
