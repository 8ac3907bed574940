import { LoginForm } from './LoginForm.tsx'
import { readLoginTarget } from './loginUrl.ts'
import { loginTexts as texts } from '../../../languages/en/dashboard/dashboard.ts'
import { saveArrivalToast } from './saveArrivalToast.ts'

/** Opens the page that asked for the login, with the same URL hash, because the hash names the tab or question to open. */
const openPage = () => {
  saveArrivalToast({ title: texts.success, description: texts.successful })
  location.assign(readLoginTarget())
}

export default function LoginPage() {
  return (
    <main className="login">
      <LoginForm heading={<h1>{texts.title}</h1>} onLoggedIn={openPage} />
    </main>
  )
}
