import { useId } from 'react'
import { useRead } from '../../../api/useRead.ts'
import { ReadState } from '../../../ui/ReadState.tsx'
import './access.css'
import { AccessForm } from './AccessForm.tsx'
import { AccessKeys } from './AccessKeys.tsx'
import { texts } from './texts.ts'

/** Who may see the memorial, and the addresses that open a closed one. */
export const AccessPanel = () => {
  const id = useId()
  const access = useRead('GET /api/access', { fresh: true })
  return (
    <fieldset className="access-panel">
      <legend id={id}>{texts.title}</legend>
      <ReadState read={access} texts={texts}>
        {(saved) => (
          <>
            <AccessForm saved={saved} labelledBy={id} />
            {(saved.audience === 'password' || saved.keys.length > 0) && <AccessKeys keys={saved.keys} />}
          </>
        )}
      </ReadState>
    </fieldset>
  )
}
