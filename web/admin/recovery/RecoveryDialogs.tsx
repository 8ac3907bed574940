import { use, useEffect } from 'react'
import type { Person } from '../../../contract/auth.ts'
import { refetchAll } from '../../api/reads.ts'
import { setRecovery } from '../../api/recovery.ts'
import { useLists } from '../../api/useLists.ts'
import { useStore } from '../../stores/useStore.ts'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { LoginForm } from '../login/LoginForm.tsx'
import { PersonContext } from '../person.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { recoverCall, sessionQuestions } from './recoverCall.ts'
import { texts } from './texts.ts'

/** While this is on the page, a failed call waits until the person has answered its dialog. */
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

/** The login above whatever was being done: the page stays as it is, and what waited goes on. */
const SessionDialog = () => {
  const asked = useStore(sessionQuestions.asked)
  const before = use(PersonContext)
  const { put } = useLists()
  if (!asked) return null
  const goOn = (person: Person) => {
    // another person may have another role, and so may read more or less
    if (person.id !== before?.id) refetchAll()
    put('/api/check-auth', () => person)
    asked.answer(true)
  }
  return (
    <Dialog {...texts.session} className="session-dialog" onClose={() => asked.answer(false)}>
      <LoginForm onLoggedIn={goOn} />
    </Dialog>
  )
}
