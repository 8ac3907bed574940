import { useState } from 'react'
import type { CopySize } from '../../../../contract/copyLayout.ts'
import { useChange } from '../../../api/useChange.ts'
import { useLists } from '../../../api/useLists.ts'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/Field.tsx'
import { texts } from './texts.ts'

/** `isAgain`: there is one already, which the new one replaces. */
export const StartCopy = ({ isAgain }: { isAgain: boolean }) => {
  const [size, setSize] = useState<CopySize>('all')
  const { put } = useLists()
  const { mutate, isPending } = useChange('POST /api/copy', {
    failure: texts.startFailed,
    onSuccess: (answer) => put('/api/copy', () => answer),
  })
  return (
    <>
      <SelectField label={texts.size} value={size} options={texts.sizes} onChange={setSize} />
      <Button busy={isPending} onClick={() => mutate({ body: { size } })}>
        {isAgain ? texts.startAgain : texts.start}
      </Button>
    </>
  )
}
