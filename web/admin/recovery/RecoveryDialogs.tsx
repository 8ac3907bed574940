import { useEffect } from 'react'
import { setRecovery } from '../../api/recovery.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { recoverCall } from './recoverCall.ts'
import { SessionDialog } from './SessionDialog.tsx'

/** While this stands on the page, failed calls wait for what the person answers. */
export const RecoveryDialogs = () => {
  useEffect(() => {
    setRecovery(recoverCall)
    return () => setRecovery(null)
  }, [])
  return (
    <>
      <ConflictDialog />
      <SessionDialog />
    </>
  )
}
