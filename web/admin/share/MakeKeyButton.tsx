import { useState } from 'react'
import { newRequestKey } from '../../api/requestKey.ts'
import { useChange } from '../../api/useChange.ts'
import { Button } from '../../ui/Button.tsx'
import { texts } from './texts.ts'

/** A button that makes an access key with this name, below a sentence that says what it is for. */
export const MakeKeyButton = ({ name, purpose }: { name: string; purpose: string }) => {
  const [requestKey] = useState(newRequestKey)
  const making = useChange('POST /api/access/keys', { failure: texts.keyFailed })
  const make = () => making.mutate({ body: { name }, requestKey })
  return (
    <>
      <p>{purpose}</p>
      <Button tone="primary" busy={making.isPending} onClick={make}>
        {texts.makeKey}
      </Button>
    </>
  )
}
