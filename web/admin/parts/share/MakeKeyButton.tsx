import { useState } from 'react'
import type { AccessKey, KeyPlace } from '../../../../contract/people/access.ts'
import { newRequestKey } from '../../../api/requestKey.ts'
import { useChange } from '../../../api/useChange.ts'
import { Button } from '../../../ui/Button.tsx'
import { CardLabel } from '../cards/CardLabel.tsx'
import { texts } from '../../../../languages/en/dashboard/share.ts'

interface Props {
  name: string
  place: KeyPlace
  purpose: string
  onMade?: (key: AccessKey) => void
}

/** A button that makes an access key for this place, below a sentence that says what it is for. */
export const MakeKeyButton = ({ name, place, purpose, onMade }: Props) => {
  const [requestKey] = useState(newRequestKey)
  const making = useChange('POST /api/access/keys', { failure: texts.keyFailed, onSuccess: onMade })
  const make = () => making.mutate({ body: { name, place }, requestKey })
  return (
    <>
      <p>{purpose}</p>
      <Button tone="primary" busy={making.isPending} onClick={make}>
        <CardLabel>{texts.makeKey}</CardLabel>
      </Button>
    </>
  )
}
