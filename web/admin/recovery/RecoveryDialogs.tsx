import { use, useEffect } from 'react'
import type { Person } from '../../../contract/people/auth.ts'
import { refetchAll } from '../../api/readCache.ts'
import { setRecovery } from '../../api/recovery.ts'
import { useListCache } from '../../api/useListCache.ts'
import { useStore } from '../../stores/useStore.ts'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { LoginForm } from '../login/LoginForm.tsx'
import { KeeperContext } from '../person.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { recoverCall, sessionQuestions } from './recoverCall.ts'
import { texts } from './texts.ts'

/** While mounted, makes failed calls wait until the person has answered their dialog. */
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

/** The login dialog over the unchanged page; waiting calls continue after it. */
const SessionDialog = () => {
  const asked = useStore(sessionQuestions.asked)
  const before = use(KeeperContext)
  const { updateCached } = useListCache()
  if (!asked) return null
  const goOn = (person: Person) => {
    // another person may have another role, and thus other data
    if (person.id !== before?.id) refetchAll()
    updateCached('/api/check-auth', () => person)
    asked.answer(true)
  }
  return (
    <Dialog {...texts.session} className="session-dialog" onClose={() => asked.answer(false)}>
      <LoginForm onLoggedIn={goOn} />
    </Dialog>
  )
}
