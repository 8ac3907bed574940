import { useQueryClient } from '@tanstack/react-query'
import type { Person } from '../../../contract/auth.ts'
import { useStore } from '../../stores/store.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { LoginForm } from '../LoginForm.tsx'
import { sessionQuestions } from './recoverCall.ts'
import { texts } from './texts.ts'

/** The login above whatever was being done: the page stays as it is, and what waited goes on. */
export const SessionDialog = () => {
  const asked = useStore(sessionQuestions.asked)
  const reads = useQueryClient()
  if (!asked) return null
  const goOn = (person: Person) => {
    // what was read before may be more than the next person may read, or less
    if (person.id !== reads.getQueryData<Person>(['/api/check-auth'])?.id) void reads.invalidateQueries()
    reads.setQueryData(['/api/check-auth'], person)
    asked.answer(true)
  }
  return (
    <Dialog open {...texts.session} className="session-dialog" onClose={() => asked.answer(false)}>
      <LoginForm onLoggedIn={goOn} />
    </Dialog>
  )
}
