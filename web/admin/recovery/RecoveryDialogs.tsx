import { use, useEffect } from 'react'
import type { Person } from '../../../contract/people/auth.ts'
import { refetchAll } from '../../api/readCache.ts'
import { setRecovery } from '../../api/recovery.ts'
import { useListCache } from '../../api/useListCache.ts'
import { useStore } from '../../stores/useStore.ts'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { LoginForm } from '../login/LoginForm.tsx'
import { KeeperContext } from '../parts/tab/person.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { recoverCall, sessionQuestions } from './recoverCall.ts'
import { texts } from '../../../languages/en/dashboard/recovery.ts'

/** Shows dialogs about failed calls. As long as this component is mounted, a failed call waits until its dialog is answered. */
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

/** The login dialog. The page under the dialog does not change, and waiting calls continue after the login. */
const SessionDialog = () => {
  const openQuestion = useStore(sessionQuestions.openQuestion)
  const earlierKeeper = use(KeeperContext)
  const { updateCached } = useListCache()
  if (!openQuestion) return null
  const resume = (person: Person) => {
    // a different person may have a different role and therefore see different data
    if (person.id !== earlierKeeper?.id) refetchAll()
    updateCached('/api/check-auth', () => person)
    openQuestion.answer(true)
  }
  return (
    <Dialog {...texts.session} className="session-dialog" onClose={() => openQuestion.answer(false)}>
      <LoginForm onLoggedIn={resume} />
    </Dialog>
  )
}
