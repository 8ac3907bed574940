import { useStore } from '../../stores/store.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { LoginForm } from '../LoginForm.tsx'
import { sessionQuestions } from './recoverCall.ts'
import { texts } from './texts.ts'

/** The login above whatever was being done: the page stays as it is, and what waited goes on. */
export const SessionDialog = () => {
  const asked = useStore(sessionQuestions.asked)
  if (!asked) return null
  return (
    <Dialog open {...texts.session} className="session-dialog" onClose={() => asked.answer(false)}>
      <LoginForm onLoggedIn={() => asked.answer(true)} />
    </Dialog>
  )
}
