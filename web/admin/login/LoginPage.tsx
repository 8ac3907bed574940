import { linkTo } from '../../api/links.ts'
import { LoginForm } from './LoginForm.tsx'
import { loginTexts as texts } from '../texts.ts'
import { saveArrivalToast } from '../saveArrivalToast.ts'

/** Opens the dashboard with the same URL hash, because the hash names the tab to open. */
const openDashboard = () => {
  saveArrivalToast({ title: texts.success, description: texts.successful })
  location.assign(linkTo('/admin') + location.hash)
}

export default function LoginPage() {
  return (
    <main className="login">
      <LoginForm heading={<h1>{texts.title}</h1>} onLoggedIn={openDashboard} />
    </main>
  )
}
